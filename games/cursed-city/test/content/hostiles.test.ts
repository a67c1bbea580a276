import { expect } from 'vitest';
import type { AnyCard, EncounterCard, HostileCard } from '../../src/content/schema/index.js';
import { validateContent } from '../../src/content/validate.js';
import { records } from '../../src/generated/content.js';
import { rule } from '../kit.js';

const cards = records.map(({ record }) => record as AnyCard);
const ofKind = <K extends AnyCard['kind']>(kind: K) =>
  cards.filter((card): card is Extract<AnyCard, { kind: K }> => card.kind === kind);
const hostiles = ofKind('hostile');

function hostile(id: string): HostileCard {
  const found = hostiles.find((card) => card.id === id);
  if (found === undefined) throw new Error(`there is no '${id}'`);
  return found;
}
const countsOf = ({ rows }: EncounterCard): string[] =>
  rows.map((row) => row.map(({ category, count }) => `${count} ${category}`).join(' + '));
const encounter = (id: string): string[] =>
  ofKind('encounter')
    .filter((card) => card.id === id)
    .flatMap(countsOf);

rule(['CC-CMP-01', 'CC-CON-28', 'CC-CMP-06'], 'there are 11 categories of 36 models', () => {
  const count = ({ models }: HostileCard) => models.reduce((sum, model) => sum + model.count, 0);
  expect(Object.fromEntries(hostiles.map((card) => [card.id, count(card)]))).toEqual({
    'bat-swarms': 6,
    'corpse-rats': 6,
    'deadwalker-zombies': 6,
    'gorslav-the-gravekeeper': 1,
    'kosargi-nightguard': 2,
    'radukar-the-wolf': 1,
    'torgillius-the-chamberlain': 1,
    ulfenwatch: 8,
    vargskyr: 1,
    'vyrkos-blood-born': 3,
    'watch-captain-halgrim': 1,
  });
  expect(hostiles.reduce((sum, card) => sum + count(card), 0)).toBe(36);
});

rule(['CC-CON-01', 'CC-CON-02', 'CC-CON-07'], 'the Ulfenwatch is as printed', () => {
  const { size, day, models } = hostile('ulfenwatch');
  expect([size, day.move, day.wounds]).toEqual(['small', 3, 2]);
  expect(day.weapons).toEqual([
    { id: 'rusted-weapon', name: 'Rusted Weapon', range: 'melee', dice: ['d6', 'd6'], damage: [1, 2] },
  ]);
  expect(models.find(({ id }) => id === 'ulfenwatch-sergeant')?.wounds).toBe(1);
});

rule(['CC-CON-03', 'CC-CON-04'], 'a patrol has one Sergeant and one Banner Bearer from four on', () => {
  expect(hostile('ulfenwatch').composition).toEqual([
    { model: 'ulfenwatch-sergeant', most: 1, mustFrom: 4 },
    { model: 'ulfenwatch-banner-bearer', most: 1, mustFrom: 4 },
  ]);
});

rule('CC-CON-05', 'a Banner Bearer in sight rolls failed attacks of the Ulfenwatch again', () => {
  const bearer = hostile('ulfenwatch').models.find(({ id }) => id === 'ulfenwatch-banner-bearer');
  expect(bearer?.abilities).toEqual([
    expect.objectContaining({
      window: 'attack-rolled',
      about: 'any',
      if: { result: 'failure', target: { category: 'ulfenwatch', visible: true } },
      lines: [{ do: { reroll: { dice: 'any' } } }],
    }),
  ]);
});

rule(
  ['CC-CON-08', 'CC-CON-09', 'CC-CON-10', 'CC-CON-32'],
  'the Ulfenwatch summons, charges, and dances',
  () => {
    expect(hostile('ulfenwatch').day.behaviour.map(({ from, to, does }) => [from, to, does])).toEqual([
      [1, 2, ['advance']],
      [3, 8, ['charge']],
      [9, 12, ['move', 'charge']],
    ]);
    expect(hostile('ulfenwatch').day.behaviour[0]?.before).toEqual([{ do: { raise: { group: 'this' } } }]);
  },
);

rule(['CC-CON-25', 'CC-CON-26', 'CC-CON-27'], 'what is known of the others', () => {
  const zombies = hostile('deadwalker-zombies');
  expect([zombies.size, zombies.day.wounds, zombies.night.wounds]).toEqual(['small', 3, 3]);
  const bats = hostile('bat-swarms');
  expect([bats.size, bats.day.weapons[0]?.damage]).toEqual(['small', [1, 2]]);
  expect(hostile('radukar-the-wolf').day.passives).toEqual([{ stat: 'reduce', add: 1 }]);
  expect(hostile('vyrkos-blood-born').day.passives).toEqual([{ ignores: 9 }]);
});

rule(
  ['CC-CMP-06', 'CC-CON-21', 'CC-CON-22', 'CC-CON-23', 'CC-CON-24'],
  '16 encounters, five as printed',
  () => {
    expect(ofKind('encounter')).toHaveLength(16);
    expect(encounter('wings-over-the-roofs')).toEqual(
      [3, 3, 4, 4, 5, 6].map((count) => `${count} bat-swarms`),
    );
    expect(encounter('the-gutters-first')).toEqual([
      '3 corpse-rats',
      '4 corpse-rats',
      '4 ulfenwatch',
      '6 bat-swarms',
      '6 ulfenwatch',
      '6 ulfenwatch',
    ]);
    expect(encounter('changing-of-the-guard')).toEqual(
      [2, 2, 4, 5, 6, 6].map((count) => `${count} ulfenwatch`),
    );
    expect(encounter('scratching-then-marching')).toEqual([
      '3 corpse-rats',
      '3 corpse-rats',
      '4 ulfenwatch',
      '6 corpse-rats',
      '6 ulfenwatch',
      '6 ulfenwatch',
    ]);
    expect(encounter('roost-and-nest')).toEqual([
      '3 bat-swarms',
      '3 bat-swarms',
      '4 bat-swarms',
      '4 bat-swarms',
      '5 bat-swarms',
      '6 corpse-rats',
    ]);
  },
);

rule(['CC-DIC-10', 'CC-DIC-11', 'CC-DIC-12'], 'each action die has four failures', () => {
  const faces = Object.fromEntries(
    ofKind('die').map(({ id, faces: all }) => [
      id,
      ['failure', 'success', 'critical'].map((result) => all.filter((face) => face === result).length),
    ]),
  );
  expect(faces).toEqual({ d6: [4, 1, 1], d8: [4, 2, 2], d12: [4, 4, 4] });
});

rule(['CC-CMP-11', 'CC-ENC-09'], 'no encounter asks for more models than a group can have', () => {
  const faults = (id: string, change: object): string[] =>
    validateContent(
      records.map((source) => {
        const { record } = source as { record: { id: string } };
        return record.id === id ? { ...source, record: { ...record, ...change } } : source;
      }),
    ).map(({ message }) => message);
  const rows = (category: string, count: number) => ({
    rows: Array.from({ length: 6 }, () => [{ category, count }]),
  });
  expect(faults('neighbours', rows('deadwalker-zombies', 6))).toEqual([]);
  expect(faults('neighbours', rows('deadwalker-zombies', 7))).toContain(
    'level 0 asks for 7 deadwalker-zombies; a group has 6 at most',
  );
  expect(faults('neighbours', rows('ulfenwatch', 7))).toContain(
    'level 0 asks for 7 ulfenwatch; a group has 6 at most',
  );
  expect(faults('neighbours', rows('geese', 1))).toContain("there is no category 'geese'");
  expect(faults('corpse-rats', { composition: [{ model: 'goose', most: 1 }] })).toContain(
    "there is no model 'goose'",
  );
});
