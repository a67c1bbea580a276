import { bots } from '@questhall/bots';
import type { SeatId } from '@questhall/engine';
import { companionsOn, type KeptSeats } from '@questhall/table';
import { Refused } from '../errors.js';
import { andList } from '../text/list.js';

/** Seats companions as it was asked for: by seat name, by number, `all`, `all-but-first` or `none`. */
export function seatCompanions(seats: readonly SeatId[], wanted = 'none', botName = 'greedy'): KeptSeats {
  if (bots[botName] === undefined)
    throw new Refused(`There is no bot called '${botName}'. There are: ${andList(Object.keys(bots))}.`);
  return companionsOn(companionSeats(seats, wanted.toLowerCase()));
}

function companionSeats(seats: readonly SeatId[], wanted: string): readonly SeatId[] {
  if (wanted === 'none') return [];
  if (wanted === 'all') return seats;
  if (wanted === 'all-but-first') return seats.slice(1);
  return wanted.split(',').map((name) => seatCalled(seats, name.trim()) ?? refuseSeat(seats, name));
}

/** A seat by its name or its number. */
export function seatCalled(seats: readonly SeatId[], name: string): SeatId | undefined {
  const wanted = name.toLowerCase();
  return seats.find((id, at) => id.toLowerCase() === wanted || String(at + 1) === wanted);
}

function refuseSeat(seats: readonly SeatId[], name: string): never {
  throw new Refused(
    `There is no seat '${name}' for a companion. The seats are: ${andList(seats)}; or say all, all-but-first or none.`,
  );
}
