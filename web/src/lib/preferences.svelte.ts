/** What a person has chosen for this device: language, theme, sound, motion, confirmation. */
import { language, LANGUAGES, type LanguageCode } from './language.svelte.ts';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'full' | 'brisk' | 'none';

interface Kept {
  language: LanguageCode;
  theme: Theme;
  sound: boolean;
  motion: Motion;
  confirm: boolean;
}

const KEY = 'tavola';
const dark = matchMedia('(prefers-color-scheme: dark)');

function spoken(): LanguageCode {
  for (const wanted of navigator.languages) {
    const code = wanted.slice(0, 2);
    if (code in LANGUAGES) return code as LanguageCode;
  }
  return 'en';
}

function kept(): Kept {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const fresh: Kept = {
    language: spoken(),
    theme: 'auto',
    sound: false,
    motion: calm ? 'none' : 'full',
    confirm: false,
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return fresh;
  }
}

class Preferences {
  #kept = $state(kept());

  constructor() {
    dark.addEventListener('change', () => this.#paint());
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#kept.theme = theme;
    this.#keep();
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#kept.sound = sound;
    this.#keep();
  }
  get motion(): Motion {
    return this.#kept.motion;
  }
  set motion(motion: Motion) {
    this.#kept.motion = motion;
    this.#keep();
  }
  get confirm(): boolean {
    return this.#kept.confirm;
  }
  set confirm(confirm: boolean) {
    this.#kept.confirm = confirm;
    this.#keep();
  }
  get language(): LanguageCode {
    return this.#kept.language;
  }
  set language(code: LanguageCode) {
    this.#kept.language = code;
    this.#keep();
    void language.use(code);
  }
  /** How long something takes that would take so many milliseconds at full motion. */
  duration(milliseconds: number): number {
    return { full: 1, brisk: 0.45, none: 0 }[this.motion] * milliseconds;
  }
  async apply(): Promise<void> {
    this.#paint();
    await language.use(this.#kept.language);
  }
  #paint(): void {
    const lamp = this.theme === 'dark' || (this.theme === 'auto' && dark.matches);
    document.documentElement.dataset['theme'] = lamp ? 'dark' : 'light';
    document.documentElement.dataset['motion'] = this.motion;
  }
  #keep(): void {
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
    this.#paint();
  }
}

export const preferences = new Preferences();
