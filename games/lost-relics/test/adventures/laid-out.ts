import { expect } from 'vitest';
import { slay } from '../../src/procs.js';
import { adventurePhase, recoveryPhase } from '../../src/rules/round.js';
import { setUpAdventure } from '../../src/rules/setup.js';
import type { HeroId } from '../../src/terms.js';
import { freshTable, type LrTable } from '../kit.js';

/** A printed adventure as its sheet lays it out. Areas are called by their ids, and one player leads everybody. */
export function laidOut(adventure: string): LrTable {
  const t = freshTable({ players: 1, adventure });
  return settled(t.runs(setUpAdventure, { adventure, next: 0 }));
}

/** The same without its hostiles, so that a test brings in those it is about. */
export function deserted(adventure: string): LrTable {
  return laidOut(adventure).given((b) => {
    b.hostiles = [];
  });
}

/** Whatever else is asked is answered with the first that is offered. */
export function settled(t: LrTable): LrTable {
  for (let [open] = t.state.open; open !== undefined; [open] = t.state.open)
    t.picks(open.seat, ...open.options.slice(0, open.min));
  return t;
}

/** The adventure phase of this round, with the heroes in one place. */
export function phaseOf(t: LrTable, round: number, area: string): LrTable {
  for (const id of ['calthia', 'dhoraz', 'luxa', 'regis'] as const)
    if (!t.board.heroes.find((h) => h.id === id)?.out) t.hero(id, { in: area });
  t.hero('taros', { out: true });
  t.given((b) => {
    b.round = round;
  });
  return settled(t.runs(adventurePhase, {}));
}

/** A hero stands there and interacts with this. */
export function uses(t: LrTable, hero: HeroId, thing: string, area: string): LrTable {
  t.hero(hero, { in: area, dice: [2] })
    .line(hero)
    .turnOf(hero)
    .acts(hero, 'interact', 2);
  if (t.state.open[0]?.ask === 'choose-interaction') t.picks('p1', thing);
  return settled(t.emits('thing-used', { thing }));
}

/** A hero cannot interact with this, though standing there. */
export function cannotUse(t: LrTable, hero: HeroId, area: string): LrTable {
  return t.hero(hero, { in: area, dice: [2] }).legal(hero, 'interact', 2, false);
}

export const slays = (t: LrTable, hero: HeroId, hostile: string): LrTable =>
  settled(t.runs(slay, { hostile, by: hero }));

/** The last round that is wanted comes to its end. */
export function roundEnds(t: LrTable, round: number): LrTable {
  t.given((b) => {
    b.round = round;
  });
  return settled(t.runs(recoveryPhase, {})).runs(adventurePhase, {});
}

export function count(t: LrTable, counter: string, expected: number): LrTable {
  return t.check((b) => expect(b.counters[counter], counter).toBe(expected));
}

/** The party has drawn this card; whose it is was for the players to say. */
export function gained(t: LrTable, card: string): LrTable {
  return t.check((b) => expect(b.heroes.flatMap(({ treasure }) => treasure)).toContain(card));
}

/** Kinds of the hostiles in an area. */
export function there(t: LrTable, area: string, ...kinds: string[]): LrTable {
  const found = t.board.hostiles.filter((one) => one.area === area).map(({ kind }) => kind);
  expect(found.toSorted(), `hostiles in ${area}`).toEqual(kinds.toSorted());
  return t;
}
