// Generated from the Python types by `make types`. Do not edit.
import type { Message, View as AnyView } from '../../lib/view.ts';

export interface Section {
  id: string;
  numbers: number[];
  bricks: number[];
  rows: number[];
  bag: number;
  reward: number;
  finished: boolean;
  stopped: boolean;
  forbidden: boolean;
  scores: Record<number, number>;
}

export interface Card {
  id: string;
  cost: number;
  left: boolean;
}

export interface Board {
  round: number;
  phase: number;
  stage: string;
  official: string | null;
  turn: number;
  winner: number;
  order: number[];
  handed: number[];
  bank: number[];
  owed: number;
  sections: Section[];
  privileges: Card[];
  completed: number;
  last: number;
}

export interface Bid {
  official: string;
  face_down: boolean;
  card: number | null;
  lies: boolean;
  blocked: boolean;
  carried: boolean;
}

export interface Step {
  bricks: number;
  points: number;
  bag: boolean;
  complete: boolean;
}

export interface Player {
  seat: number;
  points: number;
  privilege_points: number;
  bonus: number;
  bricks: number;
  supply: number;
  marker: number;
  choice: string;
  sites: string[] | null;
  last_sites: string[];
  bids: Bid[];
  holding: number[];
  hand: number[] | null;
  ordered: string[];
  wins_ties: boolean;
  plays_from_hand: boolean;
  steps: Record<string, Step[]> | null;
}

export interface Change {
  section: string;
  before: Record<number, number>;
  after: Record<number, number>;
  bag: number[];
  complete: boolean;
}

export interface Preview {
  changes: Change[];
  events: Message[];
}

export type View = AnyView<Player, Board, Preview>;
