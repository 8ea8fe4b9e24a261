// Generated from the Python types by `make types`. Do not edit.
import type { Message, View as AnyView } from '../../lib/view.ts';

export interface Stack {
  id: string;
  left: number[];
}

export interface Board {
  stage: string;
  turn: number;
  start: number;
  official: string;
  takes: number;
  row: (string | null)[];
  deck_size: number;
  discard_size: number;
  stacks: Stack[];
  houses: Record<string, number[]>;
  all_regions: number;
  last: number;
  ended: number;
}

export interface Tile {
  stack: string;
  points: number;
}

export interface Player {
  seat: number;
  hand_size: number;
  hand: string[] | null;
  route: string[];
  fits_left: string[];
  fits_right: string[];
  houses_left: number;
  carriage: number;
  tiles: Tile[];
  points: number;
  could_end: boolean;
}

export interface Closing {
  mode: string;
  houses: [number, number];
  cities: string[];
  tiles: Tile[];
  tiles_possible: Tile[];
  carriage: number;
  points: [number, number];
  ends: boolean;
}

export interface Preview {
  closings: Closing[];
  events: Message[];
  lost: number;
  discards: number;
}

export type View = AnyView<Player, Board, Preview>;
