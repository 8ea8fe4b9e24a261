/**
 * What a player looks at and picks on the postal map. Every question is answered from the choices
 * of the view; what is not among them is not possible.
 */
import type { LiveTable } from '../../lib/live-table.svelte.ts';
import { pointerOf } from '../../lib/pointer.ts';
import type { Choice } from '../../lib/view.ts';
import type { Closing, Preview } from './view.ts';

export type Offer = Choice<Preview>;

const ON_MAP = ['house', 'lay', 'begin', 'take'];
const OF_HAND = ['lay', 'begin', 'abandon', 'discard'];
const WAYS = ['each', 'region', 'fewer', 'none'];
export const OFFICIALS = ['administrator', 'postmaster', 'carrier', 'cartwright'] as const;
export type OfficialName = (typeof OFFICIALS)[number];

export class Plan {
  #table: LiveTable;
  /** The city of the card or place under the pointer. */
  spotlight = $state<string | null>(null);
  /** The way of closing that is looked at. */
  looked = $state.raw<Closing | null>(null);
  /** The way of closing that was chosen together with the closing itself. */
  #then = $state<string | null>(null);

  constructor(table: LiveTable) {
    this.#table = table;
  }
  get choices(): readonly Offer[] {
    return this.#table.choices as readonly Offer[];
  }
  only(kind: string): Offer | undefined {
    return this.choices.find((choice) => choice.kind === kind);
  }

  // --- cards and cities

  take(city: string): Offer | undefined {
    return this.choices.find((choice) => choice.kind === 'take' && choice.at.includes(city));
  }
  ofHand(city: string): Offer[] {
    return this.choices.filter((c) => OF_HAND.includes(c.kind) && c.at.includes(city));
  }
  lay(city: string, end: 'left' | 'right'): Offer | undefined {
    return this.ofHand(city).find((c) => c.kind === 'lay' && c.at.includes(`end:${end}`));
  }
  atCity(city: string): Offer[] {
    const here = this.choices.filter((c) => c.at.includes(city));
    for (const kind of ON_MAP) {
      const found = here.filter((choice) => choice.kind === kind);
      if (found.length) return found;
    }
    return [];
  }
  overCity(city: string | null): void {
    this.spotlight = null;
    this.#table.pointed = city;
    const offers = city ? this.atCity(city) : [];
    this.#table.consider(offers.length === 1 ? (offers[0] ?? null) : null);
  }
  clickCity(city: string, event: Event): void {
    const offers = this.atCity(city);
    const only = offers[0];
    if (only && offers.length === 1) this.do(only, event);
    else if (only) this.#table.proposed = only;
    else if (this.choices.length) void this.#table.explain([city], this.#expected);
    else void this.#table.explain([city], 'take');
  }
  clickRow(city: string, event: Event): void {
    const offer = this.take(city);
    if (offer) this.do(offer, event);
    else void this.#table.explain([city], 'take');
  }
  clickHand(city: string, event: Event): void {
    const offers = this.ofHand(city);
    const gentle = offers.filter((offer) => offer.kind !== 'abandon');
    const first = gentle[0] ?? offers[0];
    if (!first) void this.#table.explain([city], this.#expected);
    // Which end, and giving up a route, are never decided by one click.
    else if (gentle.length > 1 || first.kind === 'abandon') {
      if (this.#table.proposed?.action === first.action) this.#table.play(first.action);
      else this.#table.proposed = first;
    } else this.do(first, event);
  }
  do(offer: Offer, event: Event): void {
    this.#table.choose(offer, pointerOf(event));
  }
  get #expected(): string {
    const kinds = new Set(this.choices.map((choice) => choice.kind));
    if (kinds.has('take') || kinds.has('draw')) return 'take';
    if (kinds.has('house')) return 'house';
    if (kinds.has('discard')) return 'discard';
    if (kinds.has('begin')) return 'begin';
    return 'lay';
  }

  // --- closing

  get closing(): Offer[] {
    return this.choices.filter((c) => c.kind === 'close' || c.kind === 'cartwright');
  }
  get ways(): Offer[] {
    return this.choices.filter((choice) => WAYS.includes(choice.kind));
  }
  /** Close the route in one of the ways shown, in one go. */
  close(offer: Offer, way: Closing | undefined): void {
    this.looked = null;
    this.#then = way && (offer.preview?.closings.length ?? 0) > 1 ? way.mode : null;
    this.#table.play(offer.action);
  }
  /** After the closing: choose the way that was meant. */
  goOn(): void {
    if (this.#then === null || !this.choices.length) return;
    const mode = this.#then;
    const offer = this.ways.find((way) =>
      mode === 'each' ? way.kind === 'each' : way.at.includes(mode),
    );
    this.#then = null;
    if (offer) this.#table.play(offer.action);
  }
  look(way: Closing | null): void {
    this.looked = way;
  }
  /** Where houses would come. */
  get ghosts(): Set<string> {
    const offer = (this.#table.considered ?? this.#table.proposed) as Offer | null;
    if (this.looked) return new Set(this.looked.cities);
    if (offer?.kind === 'house') return new Set(offer.at.filter((id) => id.startsWith('city:')));
    const closings = offer?.preview?.closings ?? [];
    return new Set(closings.length === 1 ? closings[0]?.cities : []);
  }
}
