/** Where on the board an event happened, and which go home to the player. */
import type { Located } from '../../lib/games.ts';

export const located: Located = {
  places: (event) => (event.at >= 0 ? [`section:${event.at}`] : []),
  home: ['won'],
  away: ['placed', 'rode', 'covered', 'laid'],
};
