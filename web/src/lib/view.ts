// Generated from the Python types by `make types`. Do not edit.

export type Arg = string | number | Message | Message[];

export interface Message {
  key: string;
  args?: Record<string, Arg>;
}

export interface Choice<Preview = unknown> {
  action: number;
  kind: string;
  label: Message;
  at: string[];
  preview: Preview | null;
}

export interface Event {
  number: number;
  kind: string;
  seat: number;
  item: number;
  amount: number;
  at: number;
  why: number;
  message: Message;
}

export interface View<Player, Board, Preview = unknown> {
  game: string;
  rules: number;
  number: number;
  viewer: number;
  actors: number[];
  prompt: Message;
  choices: Choice<Preview>[];
  players: Player[];
  board: Board;
  log: Event[];
}
