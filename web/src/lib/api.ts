// Generated from the Python types by `make types`. Do not edit.
import type { Event, Message, View as AnyView } from './view.ts';

type View = AnyView<unknown, unknown>;

export interface PersonCard {
  id: string;
  name: string;
  bot: boolean;
  gone: boolean;
}

export interface Me {
  id: string;
  name: string;
  bot: boolean;
  account: boolean;
  created: number;
  login: string | null;
}

export interface NewGuest {
  name: string;
}

export interface DeviceCode {
  code: string;
  expires: number;
}

export interface UseDeviceCode {
  code: string;
}

export interface Rename {
  name: string;
}

export interface SessionCard {
  id: string;
  device: string;
  created: number;
  seen: number;
  here: boolean;
}

export interface SignIn {
  login: string;
  password: string;
  bring?: boolean;
}

export interface NewPassword {
  login: string;
  password: string;
  old?: string | null;
}

export interface NoPassword {
  old: string;
}

export interface PasskeyCard {
  id: string;
  device: string;
  created: number;
  seen: number | null;
}

export interface Passkey {
  credential: Record<string, unknown>;
  bring?: boolean;
}

export interface DeleteMe {
  name: string;
  password?: string | null;
}

export interface MailAddress {
  address: string;
  language?: 'de' | 'en' | 'it' | 'nl';
}

export interface ConfirmMail {
  code: string;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

export interface NewSubscription {
  endpoint: string;
  keys: PushKeys;
  expirationTime?: number | null;
  language?: 'de' | 'en' | 'it' | 'nl';
}

export interface SubscriptionCard {
  id: string;
  device: string;
  language: string;
  created: number;
  here: boolean;
}

export interface Notices {
  mail_offered: boolean;
  mail: string | null;
  mail_confirmed: boolean;
  push_key: string | null;
  push: SubscriptionCard[];
}

export interface NewToken {
  name: string;
}

export interface TokenCard {
  id: string;
  name: string;
  created: number;
  seen: number | null;
}

export interface CreatedToken {
  id: string;
  name: string;
  token: string;
  person: PersonCard;
}

export interface Untimed {
  kind: 'untimed';
}

export interface Live {
  kind: 'live';
  base: number;
  increment?: number;
}

export interface Days {
  kind: 'days';
  days: number;
}

export interface You {
  kind: 'you';
}

export interface Open {
  kind: 'open';
}

export interface Invited {
  kind: 'invited';
  person?: string | null;
}

export interface BotAt {
  kind: 'bot';
  level: string;
}

export interface NewTable {
  game: string;
  players?: number | null;
  options?: Record<string, boolean | number | string>;
  seats?: (You | Open | Invited | BotAt)[] | null;
  pace?: Untimed | Live | Days;
  at_zero?: 'bot' | 'lose' | 'replace';
  public?: boolean;
  spectators?: boolean;
  hints?: boolean;
  autostart?: boolean;
  number?: string;
  components?: string | null;
}

export interface TakeSeat {
  seat?: number | null;
  number?: string;
}

export interface ChangeSeat {
  to: Open | Invited | BotAt;
}

export interface ReplaceAbsent {
  seat: number;
  level?: string;
}

export interface Sitting {
  seat: number;
  kind: 'bot' | 'invited' | 'open' | 'person' | 'rules' | 'vacant';
  person: PersonCard | null;
  level: string | null;
  present: boolean;
  lost: boolean;
}

export interface ClockFace {
  at: number;
  left: (number | null)[];
  running: number[];
}

export interface Fairness {
  commitment: string;
  secret: string | null;
  numbers: string[] | null;
}

export interface Outcome {
  scores: number[];
  winners: number[];
  lost: number[];
}

export interface Table {
  id: string;
  game: string;
  rules: number;
  players: number;
  options: Record<string, boolean | number | string>;
  pace: Untimed | Live | Days;
  at_zero: 'bot' | 'lose' | 'replace';
  public: boolean;
  spectators: boolean;
  hints: boolean;
  autostart: boolean;
  status: 'closed' | 'gathering' | 'over' | 'running';
  host: PersonCard;
  seats: Sitting[];
  number: number;
  awaited: number[];
  clock: ClockFace | null;
  fairness: Fairness;
  outcome: Outcome | null;
  created: number;
  started: number | null;
  ended: number | null;
  rematch: string | null;
  previous: string | null;
}

export interface TableCard {
  id: string;
  game: string;
  players: number;
  options: Record<string, boolean | number | string>;
  pace: Untimed | Live | Days;
  public: boolean;
  status: 'closed' | 'gathering' | 'over' | 'running';
  seats: Sitting[];
  awaited: number[];
  you: number;
  yours: boolean;
  due: number | null;
  touched: number;
}

export interface TableList {
  tables: TableCard[];
  next: string | null;
}

export interface InvitationCard {
  token: string;
  path: string;
  created: number;
}

export interface InvitedTo {
  table: string;
  game: string;
  players: number;
  status: 'closed' | 'gathering' | 'over' | 'running';
  host: PersonCard;
  free: number;
}

export interface Played {
  number: number;
}

export interface PlayAction {
  number: number;
  action: number;
}

export interface TakeBack {
  number: number;
}

export interface Advice {
  action: number;
  label: Message;
  share: number;
  result: number;
}

export interface Hint {
  number: number;
  level: string;
  advice: Advice[];
}

export interface Forbidden {
  reason: Message | null;
}

export interface Say {
  text: string;
}

export interface ChatLine {
  id: number;
  person: PersonCard;
  seat: number;
  text: string;
  at: number;
}

export interface Note {
  text: string;
}

export interface EventList {
  from: number;
  to: number;
  events: Event[];
}

export interface Refusal {
  error: string;
  reason: Message;
  text: string;
}

export interface Hello {
  type: 'hello';
  table: string;
  since?: number | null;
  chat?: number;
}

export interface Play {
  type: 'play';
  number: number;
  action: number;
  id?: number | null;
}

export interface Undo {
  type: 'undo';
  number: number;
  id?: number | null;
}

export interface Chat {
  type: 'chat';
  text: string;
  id?: number | null;
}

export interface Pong {
  type: 'pong';
  id: number;
}

export interface TableMessage {
  type: 'table';
  table: Table;
}

export interface ViewMessage {
  type: 'view';
  table: string;
  view: View;
  can_undo: boolean;
}

export interface EventsMessage {
  type: 'events';
  table: string;
  from: number;
  to: number;
  events: Event[];
  view: View;
  can_undo: boolean;
  awaited: number[];
  clock: ClockFace | null;
}

export interface PresenceMessage {
  type: 'presence';
  table: string;
  present: number[];
  spectators: number;
}

export interface ChatMessage {
  type: 'chat';
  table: string;
  lines: ChatLine[];
}

export interface PlayedMessage {
  type: 'played';
  table: string;
  number: number;
  id: number | null;
}

export interface RefusedMessage {
  type: 'refused';
  error: string;
  reason: Message;
  text: string;
  id: number | null;
}

export interface PingMessage {
  type: 'ping';
  id: number;
}

export interface Health {
  version: string;
  tables: number;
  sockets: number;
}

export interface OptionCard {
  name: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
}

export interface GameCard {
  game: string;
  rules: number;
  players: number[];
  options: OptionCard[];
  actions: number;
  has_components: boolean;
  ready: boolean;
}

export interface GameList {
  games: GameCard[];
  levels: string[];
}

export type FromClient = Hello | Play | Undo | Chat | Pong;

export type FromServer = TableMessage | ViewMessage | EventsMessage | PresenceMessage | ChatMessage | PlayedMessage | RefusedMessage | PingMessage;
