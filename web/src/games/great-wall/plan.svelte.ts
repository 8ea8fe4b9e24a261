/**
 * What a player has picked so far: cards of one kind from the hand, or a token to lay. Every
 * question is answered from the choices of the view; what is not among them is not possible.
 */
import { say } from '../../lib/language.svelte.ts';
import type { LiveTable } from '../../lib/live-table.svelte.ts';
import { pointerOf } from '../../lib/pointer.ts';
import type { Choice } from '../../lib/view.ts';
import type { Place, Preview, Section } from './view.ts';

type Offer = Choice<Preview>;

export class Plan {
  #table: LiveTable;
  kind = $state<string | null>(null);
  count = $state(0);
  token = $state<{ section: string; which: string } | null>(null);
  hovered = $state<string | null>(null);

  constructor(table: LiveTable) {
    this.#table = table;
  }
  get choices(): readonly Offer[] {
    return this.#table.choices as readonly Offer[];
  }
  get scoring(): boolean {
    return this.choices.some((choice) => choice.kind === 'score');
  }
  get draw(): Offer | undefined {
    return this.choices.find((choice) => choice.kind === 'draw');
  }
  /** The most cards of a kind that can be placed at once. */
  most(kind: string): number {
    const counts = this.choices
      .filter((choice) => choice.label.args?.['kind'] === kind && choice.kind === 'place')
      .map((choice) => Number(choice.label.args?.['count']));
    const rides = kind === 'horseman' && this.choices.some((choice) => choice.kind === 'ride');
    return Math.max(0, ...counts, rides ? 1 : 0);
  }

  // --- picking

  /** Pick one more card of the kind; after the last, none. */
  pick(kind: string): void {
    this.token = null;
    this.#table.proposed = null;
    const most = this.most(kind);
    if (this.kind !== kind) {
      this.kind = kind;
      this.count = 1;
    } else if (this.count < most) this.count += 1;
    else this.clear();
  }
  clear(): boolean {
    const had = this.kind !== null || this.token !== null;
    this.kind = null;
    this.count = 0;
    this.token = null;
    return had;
  }
  pickToken(section: Section, which: string): void {
    if (!this.litToken(section, which)) {
      void this.#table.explain([section.id, which || 'token:lower'], 'score');
      return;
    }
    const again = this.token?.section === section.id && this.token.which === which;
    this.token = again ? null : { section: section.id, which };
  }

  // --- what is lit

  /** The choice that a click on a section makes. */
  offer(section: string): Offer | undefined {
    if (!this.kind) return undefined;
    const here = this.choices.filter((choice) => choice.at.includes(section));
    // A horseman alone rides for nothing where that is allowed.
    const ride = this.kind === 'horseman' && this.count === 1;
    return (
      (ride ? here.find((choice) => choice.kind === 'ride') : undefined) ??
      here.find(
        (choice) =>
          choice.kind === 'place' &&
          choice.label.args?.['kind'] === this.kind &&
          choice.label.args['count'] === this.count,
      )
    );
  }
  /** The choice that a click on a card of the wall makes. */
  pieceOffer(section: Section, spot: Place): Offer | undefined {
    const top = spot.stack.at(-1);
    if (!top) return undefined;
    const here = this.choices.filter(
      (choice) => choice.at.includes(section.id) && choice.at.includes(`kind:${top.kind}`),
    );
    if (this.kind === 'dragon' && !spot.token) {
      return here.find(
        (choice) => choice.kind === 'cover' && choice.at.includes(`seat:${top.owner}`),
      );
    }
    if (top.owner === this.#table.seat && this.token?.section === section.id) {
      const which = this.token.which;
      return here.find((choice) => choice.kind === 'score' && choice.at.includes(which));
    }
    return undefined;
  }
  lit(section: string): boolean {
    return this.offer(section) !== undefined;
  }
  litPiece(section: Section, spot: Place): boolean {
    return this.pieceOffer(section, spot) !== undefined;
  }
  litToken(section: Section, which: string): boolean {
    return this.choices.some(
      (choice) =>
        choice.kind === 'score' && choice.at.includes(section.id) && choice.at.includes(which),
    );
  }
  pickedToken(section: Section, which: string): boolean {
    return this.token?.section === section.id && this.token.which === which;
  }

  // --- looking and doing

  over(section: string | null): void {
    this.hovered = section;
    this.#table.pointed = section;
    this.#table.consider(section ? (this.offer(section) ?? null) : null);
  }
  overPiece(section: Section, spot: Place): void {
    const offer = this.pieceOffer(section, spot);
    if (offer) {
      this.hovered = null;
      this.#table.consider(offer);
    } else this.over(section.id);
  }
  at(section: string, event: Event): void {
    const offer = this.offer(section);
    if (offer) this.#do(offer, event);
    else if (this.scoring) void this.#table.explain(['set:0', section], 'place');
    else if (this.kind) void this.#table.explain([section], 'place');
    else if (this.choices.length) this.#table.notice = say('great-wall-web-pick-first');
    else void this.#table.explain([section], 'place');
  }
  atPiece(section: Section, spot: Place, event: Event): void {
    const offer = this.pieceOffer(section, spot);
    const top = spot.stack.at(-1);
    if (offer) this.#do(offer, event);
    else if (this.kind === 'dragon' && spot.token && top) {
      void this.#table.explain([section.id, `seat:${top.owner}`, `kind:${top.kind}`], 'cover');
    } else this.at(section.id, event);
  }
  #do(offer: Offer, event: Event): void {
    this.#table.choose(offer, pointerOf(event));
    if (!this.#table.proposed) this.clear();
  }

  // --- what it would give

  get #offer(): Offer | null {
    return (this.#table.considered ?? this.#table.proposed) as Offer | null;
  }
  preview(section: number): Preview | null {
    const preview = this.#offer?.preview;
    return preview?.section === section ? preview : null;
  }
  /** The cards that would be added to a section. */
  ghosts(section: string): string[] {
    const offer = this.#offer;
    if (!offer?.at.includes(section)) return [];
    if (offer.kind === 'ride') return ['horseman'];
    if (offer.kind !== 'place') return [];
    const kind = String(offer.label.args?.['kind']);
    return Array.from({ length: Number(offer.label.args?.['count']) }, () => kind);
  }
}
