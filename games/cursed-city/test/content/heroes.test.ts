import { expect } from 'vitest';
import type { AnyCard, HeroCard } from '../../src/content/schema/index.js';
import { records } from '../../src/generated/content.js';
import { boxWith } from '../drawn.js';
import { rule } from '../kit.js';

const cards = records.map(({ record }) => record as AnyCard);
const ofKind = <K extends AnyCard['kind']>(kind: K) =>
  cards.filter((card): card is Extract<AnyCard, { kind: K }> => card.kind === kind);
const heroes = ofKind('hero');
const discoveries = ofKind('discovery');

function hero(id: string): HeroCard {
  const found = heroes.find((card) => card.id === id);
  if (found === undefined) throw new Error(`there is no '${id}'`);
  return found;
}
const copiesOf = (list: readonly { readonly copies?: number | undefined }[]): number =>
  list.reduce((sum, { copies = 1 }) => sum + copies, 0);

rule(['CC-CMP-01', 'CC-CMP-06', 'CC-CON-29'], 'eight heroes, two of each class', () => {
  expect(Object.fromEntries(heroes.map(({ name, class: of }) => [name, of]))).toEqual({
    'Emelda Braskov': 'blade',
    'Glaurio ven Alten III': 'blade',
    'Jelsen Darrock': 'executioner',
    'Qulathis the Exile': 'executioner',
    'Dagnai Holdenstock': 'stalwart',
    'Brutogg Corpse-Eater': 'stalwart',
    'Cleona Zeitengale': 'loremaster',
    'Octren Glimscry': 'loremaster',
  });
});

rule('CC-CMP-08', 'every hero has two sides with weapons, and a Path to Glory', () => {
  const box = boxWith(...cards);
  for (const { id, path, keywords } of heroes) {
    expect(box.sides[id]?.front?.weapons.length, id).toBeGreaterThanOrEqual(2);
    expect(box.sides[id]?.inspired?.weapons, id).toHaveLength(box.sides[id]?.front?.weapons.length ?? 0);
    expect(JSON.stringify(path.lines), id).toContain('inspiration');
    expect(keywords.length, id).toBeGreaterThan(0);
  }
});

rule(['CC-CON-11', 'CC-CON-12', 'CC-CON-13'], 'Glaurio’s numbers are as printed', () => {
  const { move, vitality, defence, weapons } = hero('glaurio-ven-alten-iii').front;
  expect([move, vitality, defence]).toEqual([[3, 4], ['d6'], ['d8']]);
  expect(weapons.map(({ name, cost, range, damage, reload }) => [name, cost, range, damage, reload])).toEqual(
    [
      ['Gheistsever', 1, 'melee', [1, 3], undefined],
      ['Noblesse', 2, 'dual', [2, 3], true],
    ],
  );
});

rule('CC-CON-14', 'Glaurio’s action costs a 6 and comes once per turn', () => {
  const [action] = hero('glaurio-ven-alten-iii').front.actions ?? [];
  expect([action?.cost, action?.once]).toEqual([6, 'turn']);
});

rule('CC-CON-15', 'Glaurio is inspired by the last of a group', () => {
  const { name, window, if: when, lines } = hero('glaurio-ven-alten-iii').path;
  expect([name, window, when]).toEqual([
    'Reclaim the City',
    'hostile-slain',
    { target: { lastOfGroup: true } },
  ]);
  expect(lines).toEqual([{ do: { inspiration: { hero: 'you', add: 1 } } }]);
});

rule(['CC-CON-16', 'CC-CON-17', 'CC-CON-18'], 'Jelsen’s card is as printed', () => {
  const { class: of, keywords, size, front } = hero('jelsen-darrock');
  expect([of, keywords, size, front.move]).toEqual([
    'executioner',
    ['Human', 'Order of Azyr'],
    'large',
    [3, 4],
  ]);
  expect(
    front.weapons.map(({ name, cost, range, damage, reload, finisher }) => [
      name,
      cost,
      range,
      damage,
      reload ?? finisher ?? false,
    ]),
  ).toEqual([
    ['Ardent Blade', 1, 'melee', [2, 3], false],
    ['Judgement', 5, 'ranged', [2, 4], true],
    ['Firewood Stakes', undefined, 'dual', [1, 1], true],
  ]);
});

rule(['CC-CMP-06', 'CC-CON-30'], '20 traits: four classes with five levels each', () => {
  const traits = ofKind('trait');
  expect(traits).toHaveLength(20);
  for (const of of ['blade', 'executioner', 'stalwart', 'loremaster'])
    expect(
      traits
        .filter((card) => card.class === of)
        .map(({ level }) => level)
        .sort(),
      of,
    ).toEqual([1, 2, 3, 4, 5]);
  const names = traits.filter((card) => card.class === 'blade' && card.level <= 2).map(({ name }) => name);
  expect(names.sort()).toEqual(['Quick Thinker', 'Strategist']);
});

rule(['CC-CMP-06', 'CC-CMP-11'], '24 empowerments: twelve kinds, two copies of each', () => {
  const all = ofKind('empowerment');
  expect([all.length, copiesOf(all)]).toEqual([12, 24]);
  const costs = (slot: string) =>
    all
      .filter((card) => card.slot === slot)
      .map(({ cost }) => cost)
      .sort();
  expect([costs('armour'), costs('weapon')]).toEqual([
    [2, 2, 3, 3, 4, 5],
    [2, 3, 3, 4, 5, 6],
  ]);
});

rule(['CC-CMP-03', 'CC-SET-06'], 'three carried items, and three oaken arrows for Qulathis', () => {
  expect(ofKind('item').map(({ name }) => name)).toEqual(['Black Rose', 'Red Blade', 'Tapestry of Ages']);
  expect(heroes.flatMap(({ id, counters }) => (counters === undefined ? [] : [[id, counters]]))).toEqual([
    ['qulathis-the-exile', { name: 'oaken arrow', count: 3 }],
  ]);
});

rule(['CC-CMP-06', 'CC-CON-31'], '35 discovery cards', () => {
  const count = (type: string) => copiesOf(discoveries.filter((card) => card.type === type));
  expect(['treasure', 'trap', 'crisis', 'realmstone'].map(count)).toEqual([14, 5, 4, 12]);
  expect(copiesOf(discoveries)).toBe(35);
  expect(discoveries.map(({ name }) => name)).toContain('Potion of Coagulated Vitality');
  const weapons = heroes.flatMap(({ front }) => front.weapons);
  expect(weapons.find(({ name }) => name === 'Winter’s Call')?.cost).toBe(1);
});

rule('CC-CMP-06', 'realmstone: five cards of 1, four of 2, three of 3', () => {
  const stones = discoveries.flatMap((card) =>
    card.type === 'realmstone' ? [[card.value, card.copies ?? 1]] : [],
  );
  expect(stones.sort()).toEqual([
    [1, 5],
    [2, 4],
    [3, 3],
  ]);
});

const uses = (part: object): string => JSON.stringify(part);

rule('CC-CON-14', 'it gives a free weapon action and a free Move or Run, either first', () => {
  const text = uses(hero('glaurio-ven-alten-iii').front.actions?.[0]?.lines ?? []);
  const strike = '{"weaponAction":{"hero":"you","weapon":"gheistsever","upgrade":true}}';
  const [move, run] = ['{"move":{"hero":"you","pace":"move"}}', '{"move":{"hero":"you","pace":"run"}}'];
  for (const part of [strike, move, run]) expect(text.split(part), part).toHaveLength(3);
});

rule(['CC-CON-19', 'CC-CON-20'], 'Ruthless follows each of Jelsen’s attacks, the Stakes as well', () => {
  for (const { id, lines } of hero('jelsen-darrock').front.weapons)
    expect(lines, id).toEqual([
      {
        may: { weaponAction: { hero: 'you', weapon: 'firewood-stakes', target: 'target' } },
        if: { result: 'successful', target: { visible: true } },
      },
    ]);
});
