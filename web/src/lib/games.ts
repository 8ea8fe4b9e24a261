/** The games there are: one folder each, found by what lies in it. */
import type { Component } from 'svelte';
import type { LiveTable } from './live-table.svelte.ts';
import type { Event, Message } from './view.ts';

/** Points that a seat won or lost by an event, and what for. */
export interface Gain {
  number: number;
  seat: number;
  points: number;
  what: Message;
}
/** How to find on the board what the log tells, and what moves to or from a player. */
export interface Located {
  places: (event: Event) => string[];
  /** Kinds of events by which something comes to the player. */
  home: string[];
  /** Kinds by which something goes from the player to the board. */
  away: string[];
}
export type Account = (log: readonly Event[], players: number) => Gain[];

type TableScreen = Component<{ table: LiveTable }>;
interface Loaded<Kind> {
  default: Kind;
}
const tables = import.meta.glob<Loaded<TableScreen>>('../games/*/Table.svelte');
const covers = import.meta.glob<Loaded<Component>>('../games/*/Cover.svelte');
const accounts = import.meta.glob<{ gains: Account }>('../games/*/gains.ts');

const located = import.meta.glob<{ located: Located }>('../games/*/places.ts');

function found<Kind>(
  all: Record<string, () => Promise<Kind>>,
  game: string,
): (() => Promise<Kind>) | undefined {
  return Object.entries(all).find(([path]) => path.includes(`/${game}/`))?.[1];
}

/** The screen of a game; one in words for a game without a drawn board. */
export async function tableScreen(game: string): Promise<TableScreen> {
  const load = found(tables, game) ?? (() => import('./PlainTable.svelte'));
  return (await load()).default;
}
export function isDrawn(game: string): boolean {
  return found(tables, game) !== undefined;
}
export async function cover(game: string): Promise<Component | null> {
  return (await found(covers, game)?.())?.default ?? null;
}
/** How the events of a game add up to its points; none where that is not told. */
export async function account(game: string): Promise<Account | null> {
  return (await found(accounts, game)?.())?.gains ?? null;
}
export async function locatedIn(game: string): Promise<Located | null> {
  return (await found(located, game)?.())?.located ?? null;
}
