import { expect } from 'vitest';
import { explorationPhase } from '../../src/rules/exploration.js';
import { main } from '../../src/rules/turn.js';
import { empty, rule, table, type WowTable } from '../kit.js';

/** A game that begins with p1, everybody in a city. */
function begun(players: number): WowTable {
  const names = ['ann', 'bob', 'cid', 'dee'].slice(0, players);
  const made = empty({ players, heroes: Object.fromEntries(names.map((name, i) => [name, i + 1])) })
    .script('first', ...[5, 0, 0, 0].slice(0, players))
    .runs(main, {});
  for (const seat of made.board.seats) made.answers(seat, 'choose-city', 'home');
  return made;
}

/** Ends the movement, and takes the quest giver of the city. */
function passes(made: WowTable, seat: string): WowTable {
  made.answers(seat, 'choose-move', 'done');
  while (made.state.open[0]?.by === seat) made.picks(seat, made.state.open[0]?.options[0] ?? '');
  return made;
}

rule('WOW-TRN-01', 'movement, exploration, challenge, maintenance', () => {
  const made = passes(begun(2), 'p1');
  const phases = made.events.filter(({ type }) => type === 'phase').map(({ data }) => data.phase);
  expect(phases).toEqual(['movement', 'exploration', 'challenge', 'maintenance', 'movement']);
});

rule(['WOW-TRN-03', 'WOW-TRN-04'], 'the die goes to the left, and energy is lost', () => {
  const made = begun(3);
  passes(made, 'p1');
  expect(made.board).toMatchObject({ active: 'p2', phase: 'movement' });
  made.has('p1', { energy: 0 });
  passes(passes(made, 'p2'), 'p3');
  expect(made.board.active).toBe('p1');
});

rule('WOW-EXP-04', 'nothing there, nothing asked', () => {
  table().rival('p1', { space: 'g3' }).turnOf('p1', 'exploration').runs(explorationPhase, {}).isQuiet();
});
