import { expect } from 'vitest';
import { interact } from '../../src/rules/interact.js';
import { adventurePhase } from '../../src/rules/round.js';
import { rule, table } from '../kit.js';

const lever = (at: (letter: string) => string, more: object = {}) => ({
  things: [
    {
      id: 'lever',
      name: 'Lever',
      area: at('A'),
      lines: [{ do: { count: { counter: 'pulled', add: 1 } } }],
      ...more,
    },
  ],
});

rule('LR-INT-01', 'an engaged hero cannot interact', () => {
  const beside = () =>
    table({ adventure: lever })
      .hero('calthia', { in: 'A', dice: [2] })
      .hostile('x', { in: 'A' });
  beside().legal('calthia', 'interact', 2, false);
  beside().hero('dhoraz', { in: 'A' }).legal('calthia', 'interact', 2, true);
  beside().turnOf('calthia').bars('calthia/unwounded/interact', 'LR-INT-01');
  // A door is no exception.
  table({ map: ['AB'], doors: { d1: ['A', 'B'] } })
    .hero('calthia', { in: 'A', dice: [2] })
    .legal('calthia', 'interact', 2, true)
    .hostile('x', { in: 'A' })
    .legal('calthia', 'interact', 2, false);
});

rule('LR-INT-02', 'there must be something to interact with', () => {
  table()
    .hero('calthia', { in: 'A', dice: [2] })
    .turnOf('calthia')
    .asks('p1', 'choose-action', 'move', 'rest', 'decline')
    .bars('calthia/unwounded/interact', 'LR-INT-02');
});

const door = () => table({ map: ['ABCD'], doors: { d1: ['A', 'B'] } });

rule('LR-INT-03', 'a hero at a closed door opens it', () => {
  door()
    .hero('calthia', { in: 'B', dice: [2] })
    .turnOf('calthia')
    .acts('calthia', 'interact')
    .check((b) => expect(b.doors).toEqual([{ id: 'd1', open: true }]));
  door()
    .hero('calthia', { in: 'D', dice: [2] })
    .legal('calthia', 'interact', 2, false);
});

rule('LR-INT-04', 'an open door stays open, unless the adventure closes it', () => {
  door()
    .door('d1', 'open')
    .hero('calthia', { in: 'A', dice: [2] })
    .legal('calthia', 'interact', 2, false);
  table({
    map: ['AB'],
    doors: { d1: ['A', 'B'] },
    adventure: () => ({ phase: [{ do: { door: { door: 'd1', open: false } } }] }),
  })
    .door('d1', 'open')
    .hero('calthia', { in: 'A' })
    .runs(adventurePhase, {})
    .check((b) => expect(b.doors).toEqual([{ id: 'd1', open: false }]));
});

rule('LR-INT-05', 'an object is used from its own area, and inspired makes no difference', () => {
  table({ adventure: lever })
    .hero('calthia', { in: 'B', dice: [2] })
    .legal('calthia', 'interact', 2, false)
    .hero('calthia', { in: 'A', dice: [6] })
    .turnOf('calthia')
    .acts('calthia', 'interact')
    .emits('action', { kind: 'interact', inspired: false })
    .emitsTimes(1, 'counted', { counter: 'pulled', now: 1 })
    // It can be used once.
    .legal('calthia', 'interact', 2, false);
  table({ adventure: (at) => lever(at, { reach: 'adjacent' }) })
    .hero('calthia', { in: 'B', dice: [2] })
    .legal('calthia', 'interact', 2, true);
});

rule('LR-INT-05', 'an adventure may let engaged heroes use it, more than once, or only some of them', () => {
  table({ adventure: (at) => lever(at, { engaged: true, uses: 2, hero: ['calthia'] }) })
    .hero('calthia', { in: 'A', dice: [2] })
    .hero('dhoraz', { in: 'A', dice: [2] })
    .hostile('x', { in: 'A' })
    .hostile('y', { in: 'A' })
    .legal('calthia', 'interact', 2, true)
    .legal('dhoraz', 'interact', 2, false)
    .runs(interact, { hero: 'calthia' })
    .runs(interact, { hero: 'calthia' })
    .legal('calthia', 'interact', 2, false);
});

rule('LR-INT-03', 'a door may need something before it can be opened', () => {
  const locked = (counter: number) =>
    table({
      map: ['AB'],
      adventure: (at) => ({
        doors: [{ id: 'd1', between: [at('A'), at('B')], if: { counter: { name: 'never', atLeast: 1 } } }],
      }),
    })
      .given((b) => {
        b.doors = [{ id: 'd1', open: false }];
        b.counters.never = counter;
      })
      .hero('calthia', { in: 'A', dice: [2] });
  locked(0).legal('calthia', 'interact', 2, false);
  locked(1).legal('calthia', 'interact', 2, true);
});
