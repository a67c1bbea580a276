import { bots } from '@questhall/bots';
import type { SeatId } from '@questhall/engine';
import { Refused } from '../errors.js';
import { andList } from '../text/list.js';
import { Seats } from './seats.js';

/** Seats bots as it was asked for: by seat name, by number, `all`, `all-but-first` or `none`. */
export function seatBots(seats: readonly SeatId[], wanted = 'none', botName = 'greedy'): Seats {
  const bot = bots[botName];
  if (bot === undefined)
    throw new Refused(`There is no bot called '${botName}'. There are: ${andList(Object.keys(bots))}.`);
  return new Seats(seats, botSeats(seats, wanted.toLowerCase()), bot);
}

function botSeats(seats: readonly SeatId[], wanted: string): readonly SeatId[] {
  if (wanted === 'none') return [];
  if (wanted === 'all') return seats;
  if (wanted === 'all-but-first') return seats.slice(1);
  return wanted.split(',').map((name) => seatCalled(seats, name.trim()));
}

function seatCalled(seats: readonly SeatId[], name: string): SeatId {
  const seat = seats.find((id, at) => id.toLowerCase() === name || String(at + 1) === name);
  if (seat !== undefined) return seat;
  throw new Refused(
    `There is no seat '${name}' for a bot. The seats are: ${andList(seats)}; or say all, all-but-first or none.`,
  );
}
