import { expect } from 'vitest';
import { emptyBox } from '../../src/content/box.js';
import { records } from '../../src/generated/content.js';
import { enterPlay } from '../../src/in-play.js';
import { damageHero, damageHostile, enterArea } from '../../src/procs.js';
import { adventurePhase } from '../../src/rules/round.js';
import { testHeroes, testTreasure } from '../cards.js';
import { addTestCards, baseOn, type LrTable, rule, table } from '../kit.js';

/** When cards, hostiles and adventures speak up, for whom, and who is asked. */

const counts = (counter: string) => ({ do: { count: { counter, add: 1 } } });
const destiny = { do: { destiny: { hero: 'you' } } };

/** Regis' two sides wait for the same moment. */
type Sides = { id: string; unwounded: object; wounded: object };
const heroes = (testHeroes as readonly Sides[]).map((hero) =>
  hero.id === 'regis'
    ? {
        ...hero,
        unwounded: { ...hero.unwounded, abilities: [{ window: 'turn-starts', lines: [destiny] }] },
        wounded: { ...hero.wounded, abilities: [{ window: 'turn-starts', lines: [counts('sore')] }] },
      }
    : hero,
);
const isOther = (record: unknown) => !['hero', 'treasure'].includes((record as { kind: string }).kind);
baseOn(
  emptyBox.with([
    ...records.filter(({ record }) => isOther(record)),
    ...[...heroes, ...testTreasure].map((record) => ({ file: 'test', record })),
  ]),
);

/** A card, or a kind of hostile, that waits for one moment. */
function card(id: string, ...abilities: object[]): void {
  addTestCards({ kind: 'treasure', id, name: id, origin: 'ours', abilities });
}
function kind(id: string, ...abilities: object[]): void {
  const look = { kind: 'hostile', id, name: id, origin: 'ours', group: 'tests', rank: 'minion' };
  const does = { resilience: 9, tokens: 2, attacks: [], reactions: ['move'] };
  addTestCards({ ...look, ...does, abilities });
}

const counted = ({ events }: LrTable) =>
  events.filter(({ type }) => type === 'counted').map(({ data }) => data.counter);

card('horn', { window: 'round-starts', about: 'any', lines: [counts('card')] });
kind('howler', { window: 'round-starts', about: 'any', lines: [counts('hostile')] });

rule('LR-DST-04', 'the adventure speaks first, then hostiles, then what heroes hold', () => {
  const t = table({
    adventure: () => ({ rules: [{ window: 'round-starts', lines: [counts('adventure')] }] }),
  })
    .hero('calthia', { in: 'A', treasure: ['horn'] })
    .hostile('x', { in: 'C', kind: 'howler' })
    .runs(adventurePhase, {})
    .isQuiet();
  expect(counted(t)).toEqual(['adventure', 'hostile', 'card']);
});

rule('LR-DMH-08', 'the cards of a hero who is out of action are silent', () => {
  table()
    .hero('calthia', { in: 'A' })
    .hero('dhoraz', { out: true, treasure: ['horn'] })
    .runs(adventurePhase, {})
    .doesNotEmit('counted');
});

rule('LR-DMH-07', 'the side that is up speaks', () => {
  const starts = (wounded: boolean) => {
    const t = table().hero('regis', { in: 'A', wounded });
    enterPlay(t.now, 'regis', 'regis');
    return t.turnOf('regis');
  };
  starts(false).heroHas('regis', { destiny: 1 }).doesNotEmit('counted');
  starts(true).heroHas('regis', { destiny: 0 }).emitsTimes(1, 'counted', { counter: 'sore' });
});

card('own', { window: 'hero-damaged', lines: [counts('own')] });
card('other', {
  window: 'hero-damaged',
  about: 'other',
  lines: [{ do: { heal: { hero: 'target', count: 1 } } }],
});
card('any', { window: 'hero-damaged', about: 'any', lines: [counts('any')] });

rule('LR-DST-04', 'a card waits for its holder, for another hero, or for anyone', () => {
  const hurts = (held: string, hero: 'calthia' | 'dhoraz') =>
    table()
      .hero('calthia', { in: 'A', treasure: [held] })
      .hero('dhoraz', { in: 'A' })
      .runs(damageHero, { hero, count: 2, by: null });
  hurts('own', 'calthia').emitsTimes(1, 'counted');
  hurts('own', 'dhoraz').doesNotEmit('counted');
  hurts('any', 'calthia').emitsTimes(1, 'counted');
  hurts('any', 'dhoraz').emitsTimes(1, 'counted');
  // The other hero is the one that it is about.
  hurts('other', 'calthia').heroHas('calthia', { damage: 2 });
  hurts('other', 'dhoraz').heroHas('dhoraz', { damage: 1 }).heroHas('calthia', { damage: 0 });
});

card('spikes', { window: 'hero-damaged', lines: [{ do: { damage: { count: 1, hostile: 'target' } } }] });
card('mirror', { window: 'hero-damaged', if: { target: { hero: true } }, lines: [counts('mirrored')] });

rule('LR-DST-04', 'what is about the holder aims at whoever did it, and at nobody if nobody did', () => {
  table()
    .hero('calthia', { in: 'A', treasure: ['spikes'] })
    .hostile('x', { in: 'A', resilience: 3 })
    .hostile('y', { in: 'A', resilience: 3 })
    .runs(damageHero, { hero: 'calthia', count: 1, by: 'y' })
    .hostileIs('y', { wounded: true })
    .hostileIs('x', { wounded: false });
  const mirror = (by: 'dhoraz' | null) =>
    table()
      .hero('calthia', { in: 'A', treasure: ['mirror'] })
      .hero('dhoraz', { in: 'A' })
      .runs(damageHero, { hero: 'calthia', count: 1, by });
  mirror('dhoraz').emitsTimes(1, 'counted');
  mirror(null).doesNotEmit('counted');
});

rule('LR-RND-02', 'a rule of the adventure is about the hero it happens to, and is never inspired', () => {
  const wet = { window: 'hero-enters', lines: [{ do: { damage: { count: 1, hero: 'you' } } }] };
  const hot = { window: 'hero-damaged', if: { inspired: true }, lines: [counts('hot')] };
  const t = table({ adventure: () => ({ rules: [wet, hot] }) })
    .hero('calthia', { in: 'A' })
    .hero('luxa', { in: 'A' });
  t.runs(enterArea, { figure: 'luxa', area: t.at('B') })
    .heroHas('luxa', { damage: 1 })
    .heroHas('calthia', { damage: 0 })
    .doesNotEmit('counted');
});

kind('felt', { window: 'hostile-damaged', if: { target: { kind: 'felt' } }, lines: [counts('felt')] });
kind('gloating', {
  window: 'hero-damaged',
  about: 'any',
  if: { target: { hero: true } },
  lines: [counts('ha')],
});
kind('fierce', { window: 'hostile-damaged', if: { inspired: true }, lines: [counts('hot')] });

rule('LR-DST-04', 'a hostile waits for itself; else it aims at the hero it is about', () => {
  const hits = (hostile: string) =>
    table()
      .hostile('felt#1', { in: 'A', kind: 'felt' })
      .hostile('y', { in: 'A', resilience: 9 })
      .hostile('z', { in: 'A', kind: 'fierce' })
      .runs(damageHostile, { hostile, count: 1, by: null });
  hits('felt#1').emitsTimes(1, 'counted', { counter: 'felt' });
  hits('y').doesNotEmit('counted');
  hits('z').doesNotEmit('counted');
  table()
    .hero('calthia', { in: 'A' })
    .hostile('x', { in: 'C', kind: 'gloating' })
    .hostile('y', { in: 'A' })
    .runs(damageHero, { hero: 'calthia', count: 1, by: 'y' })
    .emitsTimes(1, 'counted', { counter: 'ha' });
});

card('pact', { window: 'turn-starts', cost: { destiny: true }, lines: [counts('pact')] });
kind('tempter', { window: 'round-starts', about: 'any', may: true, lines: [counts('tempted')] });

rule(
  'LR-HOS-04',
  'the holder’s player says whether a card is used; of a hostile’s, whose hero acted last',
  () => {
    const luxa = (given: object) =>
      table()
        .line('calthia', 'luxa')
        .hero('luxa', { in: 'A', treasure: ['pact'], ...given })
        .turnOf('luxa');
    luxa({ destiny: 1 })
      .asks('p3', 'use-ability', 'pact|pact/abilities.0', 'decline')
      .picks('p3', 'pact|pact/abilities.0')
      .heroHas('luxa', { destiny: 0 })
      .emitsTimes(1, 'counted');
    luxa({ destiny: 0 }).doesNotEmit('counted').isQuiet();
    table()
      .line('dhoraz', 'calthia')
      .hero('calthia', { in: 'A' })
      .hostile('x', { in: 'A', kind: 'tempter' })
      .runs(adventurePhase, {})
      .asks('p2', 'use-ability', 'x|tempter/abilities.0', 'decline');
  },
);

card('daily', { window: 'round-starts', about: 'any', once: 'round', lines: [counts('daily')] });
card('single', { window: 'round-starts', about: 'any', once: 'adventure', lines: [counts('single')] });

rule('LR-RND-02', 'once per round comes back with the round, once per adventure does not', () => {
  const twice = (held: string) =>
    table()
      .hero('calthia', { in: 'A', treasure: [held] })
      .runs(adventurePhase, {})
      .runs(adventurePhase, {});
  expect(twice('daily').board.counters.daily).toBe(2);
  expect(twice('single').board.counters.single).toBe(1);
});
