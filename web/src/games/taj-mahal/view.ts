// Generated from the Python types by `make types`. Do not edit.
import type { Message, View as AnyView } from '../../lib/view.ts';

export interface Province {
  id: string;
  number: number;
  cities: string[];
  goods: string[];
  tile: string;
  owner: number;
}

export interface City {
  id: string;
  fortress: boolean;
  bonus: string | null;
  palace: number;
  crown: number;
}

export interface Special {
  id: string;
  owner: number;
  laid: boolean;
  person: string;
}

export interface Board {
  stage: string;
  visit: number;
  province: string;
  turn: number;
  start: number;
  order: number[];
  chooser: number;
  court: string[];
  display: string[];
  deck_size: number;
  discard_size: number;
  provinces: Province[];
  cities: City[];
  roads: [string, string][];
  specials: Special[];
}

export interface Player {
  seat: number;
  carletto: boolean;
  inside: boolean;
  colour: string | null;
  hand_size: number;
  hand: string[] | null;
  known: string[];
  laid: string[];
  symbols: Record<string, number>;
  leads: string[];
  specials: string[];
  tiles: Record<string, number>;
  goods: Record<string, number>;
  points: number;
}

export interface Gain {
  city: string;
  bonus: string;
  points: number;
  cards: number;
}

export interface Way {
  cities: string[];
  crown: string | null;
  bonuses: Gain[];
  palaces: number;
  connected: string[];
  goods: number;
  points: number;
  cards: number;
}

export interface Preview {
  prizes: string[];
  ways: Way[];
  events: Message[];
}

export type View = AnyView<Player, Board, Preview>;
