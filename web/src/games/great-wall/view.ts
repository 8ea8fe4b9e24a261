// Generated from the Python types by `make types`. Do not edit.
import type { Message, View as AnyView } from '../../lib/view.ts';

export interface Card {
  owner: number;
  kind: string;
}

export interface Place {
  stack: Card[];
  token: number;
}

export interface Part {
  kind: string;
  count: number;
  points: number;
}

export interface Total {
  seat: number;
  points: number;
  parts: Part[];
  token: number;
}

export interface Prospect {
  seat: number;
  lays: number[];
  wins: number;
  other: number;
}

export interface Section {
  id: string;
  tokens: number[];
  open: boolean;
  row: Place[];
  totals: Total[];
  nobles: number;
  prospect: Prospect | null;
}

export interface Board {
  stage: string;
  turn: number;
  actions: number;
  sections: Section[];
  tokens_to_come: Record<number, number>;
  finisher: number;
  last_circle: boolean;
}

export interface Player {
  seat: number;
  hand_size: number;
  deck_size: number;
  remaining: Record<string, number>;
  hand: Record<string, number> | null;
  fame: number | null;
}

export interface Preview {
  section: number;
  totals: Record<number, number>;
  leader: number;
  events: Message[];
}

export type View = AnyView<Player, Board, Preview>;
