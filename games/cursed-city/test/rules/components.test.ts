import { expect } from 'vitest';
import { COMPONENTS } from '../../src/components.js';
import type { AnyCard } from '../../src/content/schema/index.js';
import { validateContent } from '../../src/content/validate.js';
import { records } from '../../src/generated/content.js';
import { damageHostile, deployHostiles, journeysEnd, rollDestiny } from '../../src/procs.js';
import { freshHero, layMap } from '../../src/rules/laying.js';
import { addTestCards, freshTable, rule, rules, table } from '../kit.js';
import { baseRecords, bones } from '../records.js';

const cards = records.map(({ record }) => record as AnyCard);
const count = (kind: AnyCard['kind']): number =>
  cards
    .filter((card) => card.kind === kind)
    .reduce((sum, card) => sum + ('copies' in card ? (card.copies ?? 1) : 1), 0);
const models = (of: 'hostile'): number =>
  cards
    .filter((card) => card.kind === of)
    .flatMap((card) => card.models)
    .reduce((sum, model) => sum + model.count, 0);

rule('CC-CMP-01', 'eight heroes, 36 hostile models and ten pieces of scenery', () => {
  expect(COMPONENTS.models).toEqual({
    heroes: 8,
    hostiles: 36,
    scenery: 10,
    extras: { diregoyles: 2, strays: 2 },
  });
  expect([count('hero'), models('hostile')]).toEqual([8, 36]);
});

rule('CC-CMP-02', 'eight kinds of counters', () => {
  expect(COMPONENTS.counters).toEqual({
    wound: 32,
    level: 40,
    'cursed/trapped': 8,
    diseased: 8,
    inspiration: 8,
    experience: 16,
    fear: 9,
    influence: 9,
  });
});

rule('CC-CMP-03', 'twelve kinds of tokens, and no hero or item without its own', () => {
  const { tokens } = COMPONENTS;
  expect(Object.values(tokens)).toEqual([5, 4, 4, 4, 3, 1, 1, 1, 1, 1, 1, 1]);
  expect([tokens.decapitation, tokens.buried, tokens.fatigued, tokens.initiative]).toEqual([5, 4, 4, 4]);
  expect([tokens['oaken arrow'], tokens.leader, tokens.gravetide]).toEqual([3, 1, 1]);
  const hero = cards.find((card) => card.kind === 'hero');
  const item = cards.find((card) => card.kind === 'item');
  const wrong = [
    { ...hero, counters: { name: 'oaken arrow', count: 4 } },
    { ...item, id: 'white-rose' },
  ] as AnyCard[];
  const found = validateContent(wrong.map((record) => ({ file: 'test', record })));
  expect(found.map(({ message }) => message)).toEqual([
    'it brings 4 oaken arrow counters; the box has 3',
    "there is no token of 'white-rose' in the box",
  ]);
});

rule(
  'CC-CMP-04',
  '16 activation dice, four for each hero; five of destiny; six of action; one of quest',
  () => {
    expect(COMPONENTS.dice).toEqual({ activation: 16, destiny: 5, action: 6, quest: 1 });
    const { row } = freshHero('ada', 'p1');
    expect(row).toHaveLength(4);
    const { destiny } = freshTable().board;
    expect(destiny.available.length + destiny.aside).toBe(5);
  },
);

rule('CC-CMP-06', 'the cards of the box', () => {
  expect(COMPONENTS.cards).toEqual({
    character: 8,
    hostile: 11,
    initiative: 8,
    exploration: 19,
    discovery: 35,
    quest: 1,
    encounter: 16,
    trait: 8,
    empowerment: 24,
    mortis: 8,
  });
  expect([count('hero'), count('hostile'), count('exploration')]).toEqual([8, 11, 19]);
  expect([count('discovery'), count('encounter'), count('empowerment'), count('quest')]).toEqual([
    35, 16, 24, 1,
  ]);
});

rule('CC-CMP-07', 'the sealed ending is read from the quest record, and only when the quest is over', () => {
  expect(COMPONENTS.other.sealedEnvelope).toBe(1);
  const city = baseRecords.find(({ id }) => id === 'city');
  addTestCards({ ...city, won: 'the sealed page', last: 'hunt' });
  const won = table()
    .journey({ result: 'success' })
    .given((b) => {
      for (const hero of b.heroes) hero.where = 'standing';
      b.mode = 'quest';
      b.quest.influence = 3;
      b.quest.fear = 3;
    });
  const seen = () => JSON.stringify(rules().view(won.state, 'p1'));
  expect(seen()).not.toContain('the sealed page');
  won.doesNotEmit('quest-ends').questDie(5).runs(journeysEnd, {});
  while (won.state.open[0] !== undefined) won.picks(won.state.open[0].seat, 'decline');
  won.emits('quest-ends', { result: 'won' });
});

rule('CC-CMP-09', 'a table of behaviour covers 1 to 12 without gaps and overlaps', () => {
  const overlap = {
    ...bones.day,
    behaviour: [
      { from: 1, to: 7 },
      { from: 7, to: 12 },
    ].map(row),
  };
  const gap = {
    ...bones.day,
    behaviour: [
      { from: 1, to: 5 },
      { from: 7, to: 12 },
    ].map(row),
  };
  const short = { ...bones.day, behaviour: [row({ from: 1, to: 11 })] };
  for (const side of [overlap, gap, short]) {
    const add = () => addTestCards({ ...bones, night: side });
    expect(add).toThrow('rows go from 1 to 12 without gaps');
  }
  const fields = ['move', 'wounds', 'weapons', 'behaviour'] as const;
  for (const card of cards.filter((one) => one.kind === 'hostile'))
    for (const side of [card.day, card.night])
      for (const field of fields) expect(side[field], `${card.id} ${field}`).toBeDefined();
});
const row = (range: { from: number; to: number }) => ({ ...range, name: 'Row', does: ['move'] });

rule(
  'CC-CMP-10',
  'every destiny die lies in one of two places, and both tracks begin at their first space',
  () => {
    const one = table().destinyDice(1, 1, 2, 3, 3).runs(rollDestiny, {});
    one.check(({ destiny }) => expect(destiny).toEqual({ available: [2], aside: 4 }));
    one.journeyHas({ nightfall: 0, questTrack: 0 });
  },
);

rule(['CC-CMP-11', 'CC-CMP-12'], 'counters never run out', () => {
  const one = table().hero('ada', { at: 'hall:a1' }).hostile('brute#1', { at: 'hall:b1', damage: 40 });
  one.given((b) => {
    for (const hostile of b.hostiles) hostile.damage = 0;
    for (const hero of b.heroes) for (const space of hero.row) space.on = ['grievous'];
  });
  // 16 grievous wounds on heroes, and four wounds more on a hostile.
  one
    .runs(damageHostile, { hostile: 'brute#1', count: 5, by: 'ada', weapon: null })
    .hostileIs('brute#1', { damage: 4 });
});

rule(['CC-CMP-13', 'CC-ENC-15'], 'as many objects as the map shows, and at most four groups', () => {
  const map = baseRecords.find(({ id }) => id === 'one-hall');
  const cells = ['a1', 'c1', 'e1', 'a3', 'c3', 'e3', 'f4'];
  addTestCards({
    ...map,
    id: 'store',
    objects: cells.map((cell, i) => ({ at: `hall:${cell}`, ...(i < 4 && { guarded: true }) })),
  });
  const one = table().hero('ada', { at: 'drop:a1' });
  layMap(one.now, 'store');
  one.check(({ things }) => expect(things.map(({ at }) => at.slice(5))).toEqual(cells));
  one.given((b) => {
    b.encounters.draw = ['encounter-5', 'encounter-4', 'encounter-3', 'encounter-2', 'encounter-1'];
  });
  one.runs(deployHostiles, {});
  expect(one.board.track.map((group) => group?.card)).toEqual([
    'encounter-1',
    'encounter-2',
    'encounter-3',
    'encounter-4',
  ]);
});
