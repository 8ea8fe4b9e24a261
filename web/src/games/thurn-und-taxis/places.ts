/** Where on the map an event happened, and which go home to the player. */
import type { Located } from '../../lib/games.ts';
import { CITIES } from './geography.ts';

const IDS = Object.keys(CITIES);
const ABOUT_A_CITY = ['turned_up', 'took', 'drew', 'began', 'laid', 'placed', 'discarded'];

export const located: Located = {
  places: ({ kind, item, message }) => {
    if (kind === 'tile') return [`stack:${String(message.args?.['stack'])}`];
    return ABOUT_A_CITY.includes(kind) ? [IDS[item] ?? ''] : [];
  },
  home: ['took', 'tile'],
  away: ['began', 'laid', 'placed'],
};
