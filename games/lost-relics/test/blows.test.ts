import { speaker } from '@questhall/test-kit';
import { describe, expect, test } from 'vitest';
import { lostRelicsIn, lostRelicsShow } from '../src/index.js';
import { heroAttack } from '../src/procs.js';
import { hostileAttack } from '../src/rules/hostile-reactions.js';
import { type LrTable, rules, table, testBox } from './kit.js';
import { sage } from './text/german.js';

const say = speaker(lostRelicsShow.catalogue, 'en');

/** What comes of each answer to the open question, by who is picked. */
function outcomes({ state }: LrTable): { [id: string]: string } {
  const [decision] = state.open;
  if (decision === undefined) throw new Error('nothing is asked');
  const { options } = rules().explain(state, decision);
  return Object.fromEntries(
    Object.entries(options).map(([id, { outlook }]) => [id, outlook === undefined ? '' : say(outlook)]),
  );
}

const sweep = { hero: 'calthia', action: 'calthia/unwounded/sweep', inspired: false } as const;
const crowd = () =>
  table()
    .hero('calthia', { in: 'B' })
    .hero('dhoraz', { in: 'C' })
    .hero('luxa', { in: 'C', damage: 99 })
    .hero('regis', { in: 'C', damage: 99, wounded: true })
    .hostile('x', { in: 'C', rank: 'leader', resilience: 9 })
    .hostile('y', { in: 'C', resilience: 3 });

describe('an area attack says what its blow will do', () => {
  test('to the target and to everyone else in the area', () => {
    const { x, y } = outcomes(crowd().runs(heroAttack, sweep));
    expect(x).toBe(
      'takes 2 damage; also hits dhoraz (takes 2 damage), luxa (will be wounded), regis (will go out of action) and Y (will be wounded)',
    );
    expect(y).toMatch(/^will be wounded; also hits .* X \(takes 2 damage\)$/);
  });

  test('to each of them when their order is asked for', () => {
    const order = outcomes(crowd().runs(heroAttack, sweep).picks('p1', 'x'));
    expect(order).toEqual({
      dhoraz: 'takes 2 damage',
      luxa: 'will be wounded',
      regis: 'will go out of action',
      x: 'takes 2 damage',
      y: 'will be wounded',
    });
  });

  test('when a hostile strikes', () => {
    const struck = outcomes(
      table()
        .hero('calthia', { in: 'A' })
        .hero('luxa', { in: 'A' })
        .hostile('x', { in: 'A', area: true, attack: 1 })
        .hostile('y', { in: 'A', resilience: 1 })
        .runs(hostileAttack, { hostile: 'x', execute: false, seat: 'p1' }),
    );
    expect(struck.calthia).toBe('takes 1 damage; also hits luxa (takes 1 damage) and Y (will be slain)');
  });

  test('in German too', async () => {
    const { state } = crowd().runs(heroAttack, sweep);
    const [decision] = state.open;
    if (decision === undefined) throw new Error('nothing is asked');
    const german = await lostRelicsIn('de', testBox());
    const { y } = german.rules.explain(state, decision).options;
    expect(y?.outlook && sage(y.outlook)).toContain(
      'wird verwundet; trifft auch dhoraz (erleidet 2 Schaden), ',
    );
  });
});

test('whom an attack does not reach is not told that it will be slain', () => {
  const { state } = table()
    .hero('calthia', { in: 'A' })
    .hostile('x', { in: 'A', resilience: 1 })
    .hostile('x2', { in: 'A', resilience: 1 })
    .hostile('y', { in: 'B', resilience: 1 })
    .runs(heroAttack, { ...sweep, action: 'calthia/unwounded/strike' });
  const [decision] = state.open;
  const barred =
    decision &&
    rules()
      .explain(state, decision)
      .barred.flatMap(({ name, because }) => [say(name), say(because)]);
  expect(barred?.join()).not.toContain('slain');
});
