/**
 * A table as this device sees it: kept up to date over the socket, shown step by step so that
 * people can follow, and looked back at in replay. The rules are asked, never repeated here.
 */
import type {
  ChatLine,
  ClockFace,
  EventsMessage,
  Forbidden,
  FromServer,
  Hint,
  Refusal,
  Table,
} from './api.ts';
import { language, say } from './language.svelte.ts';
import { person } from './person.svelte.ts';
import { preferences } from './preferences.svelte.ts';
import { LiveSocket, ask, type Link } from './server.ts';
import { play as sound } from './sound.ts';
import type { Choice, Event, Message, View } from './view.ts';

export type AnyView = View<unknown, unknown>;

/** How long a step of others stays before the next one is shown, at full motion. */
const STEP = 750;
const LONGEST_QUEUE = 12;

interface Step {
  view: AnyView;
  events: Event[];
}

export class LiveTable {
  readonly id: string;
  table = $state.raw<Table | null>(null);
  link = $state<Link>('joining');
  /** The newest view, with the whole log. */
  #live = $state.raw<AnyView | null>(null);
  /** The step that is being shown while the live view is ahead. */
  #step = $state.raw<Step | null>(null);
  #past = $state.raw<AnyView | null>(null);
  canUndo = $state(false);
  clock = $state.raw<ClockFace | null>(null);
  awaited = $state.raw<readonly number[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  spectators = $state(0);
  present = $state.raw<readonly number[]>([]);
  /** Why the last thing was not done; or other news for the prompt. */
  notice = $state<string | null>(null);
  missing = $state<string | null>(null);
  /** The choice under the pointer or the focus, and the one that awaits confirmation. */
  considered = $state.raw<Choice | null>(null);
  proposed = $state.raw<Choice | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** What the last step brought, for boards that animate it. */
  happened = $state.raw<readonly Event[]>([]);
  /** The entry after which one's last turn ended: what came then is new. */
  lastOwn = $state(0);
  /** The component that the log or the board points at. */
  pointed = $state<string | null>(null);
  busy = $state(false);
  #queue: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #socket!: LiveSocket;
  #ahead: number | null = null;
  /** Through whose eyes to look back; after the end anybody's. */
  eyes = $state<number | null>(null);

  constructor(id: string) {
    this.id = id;
    this.#socket = new LiveSocket({
      ready: () => person.here(),
      hello: () => ({
        type: 'hello',
        table: id,
        ...(this.#live ? { since: this.#live.number } : {}),
        chat: this.chat.at(-1)?.id ?? 0,
      }),
      heard: (message) => this.#hear(message),
      changed: (link) => {
        this.link = link;
        // What was asked for may have been lost with the line; the board says what is.
        this.busy = false;
      },
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#socket.close();
  }

  // --- what is shown

  /** What the board shows: a past position, the step being shown, or what is now. */
  get shown(): AnyView | null {
    return this.#past ?? this.#step?.view ?? this.#live;
  }
  get live(): AnyView | null {
    return this.#live;
  }
  get replaying(): boolean {
    return this.#past !== null;
  }
  get number(): number {
    return this.#live?.number ?? 0;
  }
  /** The seat through whose eyes one looks. */
  get seat(): number {
    return this.#past?.viewer ?? this.own;
  }
  /** One's own seat; -1: a spectator. */
  get own(): number {
    return this.#live?.viewer ?? -1;
  }
  get over(): boolean {
    return this.table?.status === 'over';
  }
  get names(): string[] {
    return (this.table?.seats ?? []).map((seat) => {
      if (seat.person) return seat.person.name;
      const colour = language.say({ key: 'player', args: { number: seat.seat + 1 } });
      if (seat.kind === 'bot') {
        return language.say({ key: 'web-bot', args: { colour, level: seat.level ?? '' } });
      }
      return colour;
    });
  }
  say(message: Message): string {
    return language.say(message, this.names);
  }
  /** What may be chosen in what is shown: nothing in replay, or while others' steps are shown. */
  get choices(): readonly Choice[] {
    if (this.#past || this.#step || this.busy) return [];
    return this.#live?.choices ?? [];
  }
  get preview(): unknown {
    return (this.considered ?? this.proposed)?.preview ?? null;
  }
  get hinted(): Choice | null {
    const best = this.hint?.advice[0];
    if (!best || this.hint?.number !== this.number) return null;
    return this.choices.find((choice) => choice.action === best.action) ?? null;
  }

  // --- what one does

  consider(choice: Choice | null): void {
    this.considered = choice;
  }
  /** A choice was clicked: play it, or first show what it gives. */
  choose(choice: Choice, pointer = 'mouse'): void {
    const careful = preferences.confirm || pointer === 'touch';
    if (careful && this.proposed?.action !== choice.action) {
      this.proposed = choice;
      return;
    }
    this.play(choice.action);
  }
  play(action: number): void {
    this.proposed = null;
    this.considered = null;
    this.notice = null;
    this.hint = null;
    this.busy = true;
    this.#ahead = action;
    this.#socket.send({ type: 'play', number: this.number, action });
  }
  undo(): void {
    this.proposed = null;
    this.considered = null;
    this.notice = null;
    this.busy = true;
    this.#socket.send({ type: 'undo', number: this.number });
  }
  #again = false;
  /** Take back all of this turn that can be taken back. */
  startAgain(): void {
    this.#again = true;
    this.undo();
  }
  speak(text: string): void {
    this.#socket.send({ type: 'chat', text });
  }
  async askHint(): Promise<void> {
    this.busy = true;
    try {
      this.hint = await ask<Hint>(`/tables/${this.id}/hint`, {});
    } catch (refusal) {
      this.#refuse(refusal as Refusal);
    }
    this.busy = false;
  }
  /** Say which rule forbids what was clicked. */
  async explain(at: readonly string[], kind: string): Promise<void> {
    if (this.#past || !this.#live) return;
    const query = new URLSearchParams({ kind, at: at.join(',') });
    try {
      const { reason } = await ask<Forbidden>(`/tables/${this.id}/why-not?${query.toString()}`);
      if (reason) this.notice = say('web-not-possible', { reason }, this.names);
      sound('no');
    } catch (refusal) {
      this.#refuse(refusal as Refusal);
    }
  }

  /** Whether a bot plays in one's place. */
  get replaced(): boolean {
    const sitting = this.table?.seats[this.own];
    return sitting?.kind === 'person' && sitting.level !== null && !this.over;
  }
  async comeBack(): Promise<void> {
    try {
      await ask(`/tables/${this.id}/return`, {});
    } catch (refusal) {
      this.#refuse(refusal as Refusal);
    }
  }

  // --- replay

  async lookThrough(seat: number): Promise<void> {
    this.eyes = seat;
    await this.lookAt(this.#past?.number ?? this.number);
  }
  async lookAt(number: number): Promise<void> {
    this.considered = this.proposed = null;
    if (!this.#live) return;
    if (number >= this.number && this.table?.status !== 'over') {
      this.#past = null;
      return;
    }
    try {
      const at = Math.min(number, this.number);
      const { view } = await ask<{ view: AnyView }>(
        `/tables/${this.id}/view?at=${at}${this.over && this.eyes !== null ? `&viewer=${this.eyes}` : ''}`,
      );
      const events = this.#live.log.filter((event) => event.number === at);
      this.#past = { ...view, choices: [], log: this.#live.log.filter((e) => e.number <= at) };
      this.happened = events;
    } catch (refusal) {
      this.#refuse(refusal as Refusal);
    }
  }
  leaveReplay(): void {
    this.#past = null;
  }

  // --- what the server says

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'table':
        this.#become(message.table);
        break;
      case 'view':
        this.#fresh(message.view as AnyView);
        this.canUndo = message.can_undo;
        break;
      case 'events':
        this.#advance(message);
        break;
      case 'presence':
        this.present = message.present;
        this.spectators = message.spectators;
        break;
      case 'chat':
        if (this.chat.length && message.lines.some((l) => l.person.id)) sound('chat');
        this.chat = [
          ...this.chat,
          ...message.lines.filter((l) => l.id > (this.chat.at(-1)?.id ?? 0)),
        ];
        break;
      case 'played':
        break;
      case 'refused':
        this.busy = false;
        this.#again = false;
        this.notice = language.say(message.reason, this.names);
        if (message.error === 'no-such-table') this.missing = this.notice;
        break;
      case 'ping':
        this.#socket.send({ type: 'pong', id: message.id });
    }
  }

  #become(table: Table): void {
    void language.learn(table.game);
    this.table = table;
    this.awaited = table.awaited;
    this.clock = table.clock;
    this.present = table.seats.filter((seat) => seat.present).map((seat) => seat.seat);
  }

  #fresh(view: AnyView): void {
    this.busy = false;
    this.#queue = [];
    this.#step = null;
    clearTimeout(this.#timer);
    this.#live = view;
    this.#noteOwn(view);
  }

  #advance(message: EventsMessage): void {
    const before = this.#live;
    if (!before || message.from !== before.number) {
      this.#socket.hello();
      return;
    }
    const undone = new Set(
      message.events.filter((event) => event.kind === 'undo').map((event) => event.item),
    );
    const log = [...before.log, ...message.events].filter((event) => !undone.has(event.number));
    const view = { ...(message.view as AnyView), log };
    this.canUndo = message.can_undo;
    this.awaited = message.awaited;
    this.clock = message.clock;
    this.busy = false;
    this.hint = null;
    const own = message.events[0]?.seat === view.viewer || this.#ahead !== null || undone.size > 0;
    this.#ahead = null;
    this.#live = view;
    if (undone.size) this.#again = this.#again && message.can_undo;
    else this.#again = false;
    const pause = preferences.duration(STEP);
    if (this.#step || (!own && pause > 0)) {
      if (!this.#step) this.#step = { view: { ...before, choices: [] }, events: [] };
      this.#queue.push({ view: { ...view, choices: [] }, events: message.events });
      if (this.#queue.length > LONGEST_QUEUE) this.#queue.splice(0, this.#queue.length - 4);
      if (this.#timer === undefined) this.#next();
    } else {
      this.happened = message.events;
      this.#sound(message.events);
    }
    this.#noteOwn(view);
    if (this.#again) this.undo();
  }

  /** Show the next step of others. */
  #next(): void {
    const step = this.#queue.shift();
    if (!step) {
      this.#timer = undefined;
      this.#step = null;
      return;
    }
    this.#step = this.#queue.length ? step : null;
    this.happened = step.events;
    this.#sound(step.events);
    const pause = preferences.duration(this.#queue.length > 4 ? STEP / 3 : STEP);
    this.#timer = setTimeout(() => this.#next(), pause);
  }

  #sound(events: readonly Event[]): void {
    if (this.#live?.actors.includes(this.own) && !this.#queue.length) sound('turn');
    else if (events.length) sound('place');
  }

  #noteOwn(view: AnyView): void {
    const own = view.log.filter((event) => event.seat === view.viewer && event.number > 0);
    if (view.actors.includes(view.viewer)) {
      const others = view.log.findLast(
        (event) => event.seat >= 0 && event.seat !== view.viewer && event.number > 0,
      );
      const before = view.log.findLast(
        (event) =>
          event.seat === view.viewer &&
          event.number < (others?.number ?? 0) &&
          event.kind !== 'turn',
      );
      this.lastOwn = before?.number ?? 0;
    } else this.lastOwn = own.at(-1)?.number ?? 0;
  }

  #refuse(refusal: Refusal): void {
    this.notice = refusal.reason ? language.say(refusal.reason, this.names) : String(refusal);
  }
}
