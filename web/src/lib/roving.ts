/**
 * One tab stop for a whole board: arrows move among everything marked `data-spot` to the nearest
 * in that direction, Home and End to the first and last that can be acted on (`data-lit`), Enter and
 * Space act by clicking. Who comes in by Tab stands at the first that can be acted on.
 */
const SPOT = '[data-spot]';

export function roving(container: HTMLElement): { destroy: () => void } {
  const spots = () => [...container.querySelectorAll<HTMLElement | SVGElement>(SPOT)];
  const lit = () => spots().filter((spot) => spot.hasAttribute('data-lit'));
  let current: Element | null = null;

  function enter(spot: Element | undefined, focus: boolean): void {
    if (!spot) return;
    for (const other of spots()) other.setAttribute('tabindex', other === spot ? '0' : '-1');
    current = spot;
    if (focus) (spot as HTMLElement).focus({ preventScroll: false });
  }
  function refresh(): void {
    const all = spots();
    const inside = container.contains(document.activeElement);
    const better = !inside && !current?.hasAttribute('data-lit') && lit().length > 0;
    if (!current || better || !all.includes(current as HTMLElement)) {
      const gone = current !== null && document.activeElement === document.body;
      enter(lit()[0] ?? all[0], gone && hadFocus);
      return;
    }
    for (const spot of all) {
      const wanted = spot === current ? '0' : '-1';
      if (spot.getAttribute('tabindex') !== wanted) spot.setAttribute('tabindex', wanted);
    }
  }
  let hadFocus = false;
  const onFocusIn = (event: FocusEvent) => {
    hadFocus = true;
    const spot = (event.target as Element).closest(SPOT);
    if (spot) enter(spot, false);
  };
  const onFocusOut = (event: FocusEvent) => {
    if (event.relatedTarget) hadFocus = false;
  };
  const onKey = (event: KeyboardEvent) => {
    const from = (event.target as Element).closest(SPOT);
    if (!from) return;
    const all = spots();
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      from.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }));
    } else if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault();
      const ends = lit().length ? lit() : all;
      enter(event.key === 'Home' ? ends[0] : ends.at(-1), true);
    } else if (event.key.startsWith('Arrow')) {
      event.preventDefault();
      enter(nearest(from, all, event.key), true);
    }
  };
  container.addEventListener('focusin', onFocusIn);
  container.addEventListener('focusout', onFocusOut);
  container.addEventListener('keydown', onKey);
  const watcher = new MutationObserver(refresh);
  watcher.observe(container, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-lit'],
  });
  refresh();
  return {
    destroy() {
      watcher.disconnect();
      container.removeEventListener('focusin', onFocusIn);
      container.removeEventListener('focusout', onFocusOut);
      container.removeEventListener('keydown', onKey);
    },
  };
}

const HEADING: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The spot that somebody means who looks in a direction. */
function nearest<Spot extends Element>(from: Element, all: Spot[], key: string): Spot | undefined {
  const [dx, dy] = HEADING[key] ?? [0, 0];
  const [x, y] = middle(from);
  let best: Spot | undefined;
  let least = Infinity;
  for (const spot of all) {
    if (spot === from) continue;
    const [px, py] = middle(spot);
    const ahead = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    if (ahead < 4) continue;
    const far = ahead + aside * 2.5;
    if (far < least) {
      least = far;
      best = spot;
    }
  }
  return best;
}

function middle(spot: Element): [number, number] {
  const box = spot.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
