/** Where on the map an event happened. */
import type { Event } from '../../lib/view.ts';
import { CITIES } from './geography.ts';

const IDS = Object.keys(CITIES);
const ABOUT_A_CITY = ['turned_up', 'took', 'drew', 'began', 'laid', 'placed', 'discarded'];

export const places = ({ kind, item }: Event): string[] =>
  ABOUT_A_CITY.includes(kind) ? [IDS[item] ?? ''] : [];
