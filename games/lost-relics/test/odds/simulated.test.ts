import { oddsOf } from '@questhall/bots';
import { type Event, seeded } from '@questhall/engine';
import { expect, test } from 'vitest';
import { treasureCard } from '../../src/content/library.js';
import { allTreasure } from '../../src/queries.js';
import { addTestCards, type LrTable, rules, table, testBox } from '../kit.js';

const TRIES = 3000;
/** Five times as far off as luck usually is. */
const near = (share: number, chance: number) =>
  expect(Math.abs(share - chance)).toBeLessThan(5 * Math.sqrt((chance * (1 - chance)) / TRIES) + 1e-9);

const thing = (id: string, area: string, effect: object) => ({
  id,
  name: id,
  area,
  uses: 9,
  lines: [{ do: effect }],
});
const vault = () =>
  table({
    map: ['AB'],
    adventure: (at) => ({
      things: [
        thing('chest', at('A'), { treasure: { hero: 'you' } }),
        thing('bones', at('A'), { die: { hero: 'you', reroll: true } }),
        thing('bench', at('B'), { treasure: { hero: 'you' } }),
      ],
    }),
  });
const about = (t: LrTable, pick: string) => {
  const [decision] = t.state.open;
  if (decision === undefined) throw new Error('nobody is asked');
  return oddsOf(rules(), t.state, { decision, viewer: decision.by, picks: [pick] });
};
/** What comes of a pick in many worlds that nobody could tell from this one. */
function played(t: LrTable, pick: string, look: (event: Event) => string | undefined): Map<string, number> {
  const found = new Map<string, number>();
  for (let i = 0; i < TRIES; i++) {
    const world = rules().determinize(t.state, 'p1', seeded(`world-${i}`));
    const events: Event[] = [];
    const [decision] = world.open;
    rules().play(world, { decision: decision?.id ?? 0, picks: [pick] }, events);
    const saw = events.map(look).find((one) => one !== undefined) ?? 'nothing';
    found.set(saw, (found.get(saw) ?? 0) + 1 / TRIES);
  }
  return found;
}
const asked = (area: string, dice: number[]) =>
  vault()
    .deck(...allTreasure({ box: testBox() }))
    .hero('calthia', { in: area, dice })
    .line('calthia')
    .turnOf('calthia');

test('a treasure card is of a type as often as the odds say', () => {
  const t = asked('A', [2]).acts('calthia', 'interact', 2);
  const odds = about(t, 'chest');
  expect(odds).toMatchObject({ exact: true, parts: [] });
  const seen = played(t, 'chest', ({ type, data }) =>
    type === 'treasure-drawn'
      ? (treasureCard({ box: testBox() }, String(data.card)).type ?? 'other')
      : undefined,
  );
  expect(odds?.chances.map(({ what }) => what).toSorted()).toEqual([
    'treasure-armour',
    'treasure-artefact',
    'treasure-other',
    'treasure-weapon',
  ]);
  for (const { what, chance } of odds?.chances ?? []) near(seen.get(what.slice(9)) ?? 0, chance);
  expect(odds?.chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
});

test('cards that heroes hold are not drawn', () => {
  const t = asked('A', [2]).acts('calthia', 'interact', 2);
  const weapon = (of: LrTable) =>
    about(of, 'chest')?.chances.find(({ what }) => what === 'treasure-weapon')?.chance ?? 0;
  const before = weapon(t);
  const deck = allTreasure({ box: testBox() }).filter((card) => card !== 'sword');
  t.hero('dhoraz', { in: 'B', treasure: ['sword'] }).deck(...deck);
  expect(weapon(t)).toBeLessThan(before);
});

test('a die that is rolled again shows each number as often as any other', () => {
  const t = asked('A', [2, 4]).acts('calthia', 'interact', 2);
  const odds = about(t, 'bones');
  expect(odds?.chances).toEqual([]);
  const [part] = odds?.parts ?? [];
  expect(part).toMatchObject({ what: 'die', on: 'calthia' });
  const seen = played(t, 'bones', ({ type, data }) => (type === 'die-changed' ? String(data.to) : undefined));
  for (const [face, chance] of (part?.distribution ?? []).entries())
    near(seen.get(String(face)) ?? 0, chance);
});

test('where there is only one thing to do, the choice of the action tells it already', () => {
  expect(about(asked('B', [2]), 'calthia/unwounded/interact')?.chances).toHaveLength(4);
  expect(about(asked('A', [2]), 'calthia/unwounded/interact')?.hasChosen).toBe(true);
  expect(about(asked('B', [2]), 'calthia/unwounded/move')).toBeUndefined();
  expect(about(asked('B', [2]), 'decline')).toBeUndefined();
});

addTestCards({
  kind: 'treasure',
  id: 'test-die',
  name: 'Die',
  origin: 'ours',
  abilities: [{ window: 'turn-starts', may: true, lines: [{ do: { die: { hero: 'you', reroll: true } } }] }],
});

test('a card that rolls a die again says so when it is offered', () => {
  const t = vault().hero('regis', { in: 'A', dice: [1, 1], treasure: ['test-die'] });
  t.line('regis').turnOf('regis');
  const [pick = ''] = t.state.open[0]?.options ?? [];
  expect(about(t, pick)?.parts).toMatchObject([{ what: 'die', on: 'regis' }]);
});
