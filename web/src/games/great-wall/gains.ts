/** Fame is won token by token. */
import type { Account } from '../../lib/games.ts';

export const gains: Account = (log) =>
  log
    .filter((event) => event.kind === 'won')
    .map((event) => ({
      number: event.number,
      seat: event.seat,
      points: event.amount,
      what: { key: 'great-wall-web-won-in', args: { section: event.at + 1 } },
    }));
