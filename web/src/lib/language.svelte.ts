/** The words on the screen: messages put into one of four languages, changed without reload. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Message } from './view.ts';

export const LANGUAGES = {
  en: 'English',
  it: 'Italiano',
  nl: 'Nederlands',
  de: 'Deutsch',
} as const;
export type LanguageCode = keyof typeof LANGUAGES;

type Catalogues = Record<string, () => Promise<string>>;
const general = import.meta.glob<string>(['../../../src/tavola/locale/*.ftl', '../locale/*.ftl'], {
  query: '?raw',
  import: 'default',
}) as Catalogues;
const ofGames = import.meta.glob<string>(
  ['../../../src/tavola/games/*/locale/*.ftl', '../games/*/locale/*.ftl'],
  { query: '?raw', import: 'default' },
) as Catalogues;

const SEAT_ARGUMENTS = ['player', 'other'];

class Language {
  code = $state<LanguageCode>('en');
  #bundle = $state.raw(new FluentBundle('en'));
  #games = new Set<string>();

  /** Load the words of a language, and those of the games in use, then change to it. */
  async use(code: LanguageCode): Promise<void> {
    const bundle = new FluentBundle(code, { useIsolating: false });
    const files = [...matching(general, code)];
    for (const game of this.#games) files.push(...matching(ofGames, code, game));
    for (const words of await Promise.all(files.map((file) => file()))) {
      bundle.addResource(new FluentResource(words));
    }
    this.#bundle = bundle;
    this.code = code;
    document.documentElement.lang = code;
  }

  /** Make the words of a game known. */
  async learn(game: string): Promise<void> {
    if (this.#games.has(game)) return;
    this.#games.add(game);
    await this.use(this.code);
  }

  knows(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** A message in words. `names` are the players by seat, else they go by their colours. */
  say(message: Message, names: readonly string[] = []): string {
    const pattern = this.#bundle.getMessage(message.key)?.value;
    if (!pattern) return message.key;
    const args: Record<string, FluentVariable> = {};
    for (const [key, arg] of Object.entries(message.args ?? {})) {
      args[key] = this.#worded(key, arg, names);
    }
    return this.#bundle.formatPattern(pattern, args, []);
  }

  #worded(key: string, arg: Arg, names: readonly string[]): FluentVariable {
    if (typeof arg === 'number') {
      if (!SEAT_ARGUMENTS.includes(key)) return arg;
      return names[arg] ?? this.say({ key: 'player', args: { number: arg + 1 } });
    }
    if (typeof arg === 'string') return arg;
    if (Array.isArray(arg)) return arg.map((item) => this.say(item, names)).join(', ');
    return this.say(arg, names);
  }
}

function* matching(
  files: Catalogues,
  code: string,
  game?: string,
): Generator<() => Promise<string>> {
  const folder = game ? [`/games/${game}/`, `/games/${game.replaceAll('-', '_')}/`] : [];
  for (const [path, load] of Object.entries(files)) {
    if (!path.endsWith(`/${code}.ftl`)) continue;
    if (!game || folder.some((name) => path.includes(name))) yield load;
  }
}

export const language = new Language();

/** A key of the catalogues in words. */
export function say(key: string, args?: Record<string, Arg>, names?: readonly string[]): string {
  return language.say({ key, args: args ?? {} }, names);
}
