/** The games there are: one folder each, found by what lies in it. */
import type { Component } from 'svelte';
import type { LiveTable } from './live-table.svelte.ts';

type TableScreen = Component<{ table: LiveTable }>;
interface Loaded<Kind> {
  default: Kind;
}
const tables = import.meta.glob<Loaded<TableScreen>>('../games/*/Table.svelte');
const covers = import.meta.glob<Loaded<Component>>('../games/*/Cover.svelte');
const results = import.meta.glob<Loaded<Component<{ table: LiveTable }>>>('../games/*/Origins.svelte');

function found<Kind>(
  all: Record<string, () => Promise<Loaded<Kind>>>,
  game: string,
): (() => Promise<Loaded<Kind>>) | undefined {
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
/** How each point of the result came about. */
export async function origins(game: string): Promise<Component<{ table: LiveTable }> | null> {
  return (await found(results, game)?.())?.default ?? null;
}
