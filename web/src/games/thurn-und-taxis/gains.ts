/** Points are the best carriage and the tiles, less a point for each house that is not placed. */
import type { Account, Gain } from '../../lib/games.ts';

const HOUSES = 20;

export const gains: Account = (log, players) => {
  const houses = { key: 'thurn-und-taxis-web-from-houses' };
  const found: Gain[] = Array.from({ length: players }, (_, seat) => ({
    number: 0,
    seat,
    points: -HOUSES,
    what: houses,
  }));
  const carriage = new Map<number, number>();
  for (const { kind, number, seat, amount, message } of log) {
    if (kind === 'placed') found.push({ number, seat, points: 1, what: houses });
    if (kind === 'tile') {
      const stack = message.args?.['stack'] ?? '';
      found.push({
        number,
        seat,
        points: amount,
        what: { key: 'thurn-und-taxis-stack', args: { stack } },
      });
    }
    if (kind === 'carriage') {
      const points = amount - (carriage.get(seat) ?? 0);
      carriage.set(seat, amount);
      found.push({ number, seat, points, what: { key: 'thurn-und-taxis-web-from-carriage' } });
    }
  }
  return found;
};
