/** Which page is open, from the address: `/`, `/table/ID`, `/table/ID/NUMBER`, `/join/TOKEN`. */
class Page {
  #path = $state(location.pathname);

  constructor() {
    addEventListener('popstate', () => (this.#path = location.pathname));
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest?.('a[href^="/"]');
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!link || !plain || event.defaultPrevented || link.hasAttribute('download')) return;
      event.preventDefault();
      this.open(link.getAttribute('href') ?? '/');
    });
  }
  get name(): string {
    return this.#path.split('/')[1] ?? '';
  }
  get words(): string[] {
    return this.#path.split('/').slice(2);
  }
  open(path: string): void {
    history.pushState(null, '', path);
    this.#path = location.pathname;
    scrollTo(0, 0);
  }
}

export const page = new Page();
