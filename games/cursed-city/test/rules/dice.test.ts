import { expect } from 'vitest';
import { activationRoll, inspirationRoll, rollActionDice, rollDestiny, testHero } from '../../src/procs.js';
import { bestOf } from '../../src/rules/dice.js';
import { addTestCards, rule, table } from '../kit.js';
import { HEROES } from '../records.js';

const ada = () => table({ map: ['..'] }).hero('ada', { at: 'a1' });
const roll = (dice: ('d6' | 'd8' | 'd12')[]) => ({ by: 'ada', dice, test: 'other' as const });

rule('CC-DIC-01', 'quest dice show 1 to 12, activation and destiny dice 1 to 6', () => {
  ada()
    .hero('ada', { slew: 11 })
    .questDie(12)
    .runs(inspirationRoll, { hero: 'ada' })
    .answers('p1', 'roll-for-inspiration', 'yes')
    .emits('quest-die', { score: 12 });
  ada()
    .activationDice(6, 1, 6, 1)
    .runs(activationRoll, { hero: 'ada' })
    .heroHas('ada', { dice: [6, 1, 6, 1] });
  ada()
    .destinyDice(6, 1, 5, 2, 3)
    .runs(rollDestiny, {})
    .emits('destiny', { dice: [6, 1, 5, 2, 3] });
});

rule(['CC-DIC-02', 'CC-DIC-10'], 'the faces of the action dice', () => {
  const { dice } = ada().now.box;
  const found = (['d6', 'd8', 'd12'] as const).map((kind) => {
    const { sides, things, adds } = dice[kind];
    const of = (thing: string) => adds.filter((add) => (add[things.indexOf(thing)] ?? 0) > 0).length;
    return [sides, of('failure'), of('success'), of('critical')];
  });
  expect(found).toEqual([
    [6, 4, 1, 1],
    [8, 4, 2, 2],
    [12, 4, 4, 4],
  ]);
});

rule(['CC-DIC-03', 'CC-DIC-04'], 'only the best die counts', () => {
  ada()
    .shows('d6', 'failure', 'success')
    .runs(rollActionDice, roll(['d6', 'd6']))
    .gives('success')
    .isQuiet();
  ada()
    .shows('d6', 'success')
    .shows('d8', 'critical')
    .runs(rollActionDice, roll(['d6', 'd8']))
    .gives('critical');
  ada()
    .shows('d12', 'failure')
    .runs(rollActionDice, roll(['d12']))
    .gives('failure');
  expect(bestOf([])).toBe('failure');
});

rule('CC-DIC-05', 'a test rolls the dice that the card prints for the value', () => {
  const rolled = (test: 'agility' | 'vitality' | 'defence', dice: string[]) =>
    ada().runs(testHero, { hero: 'ada', test }).emits('rolled', { by: 'ada', test, dice });
  rolled('agility', ['d8']);
  rolled('vitality', ['d6']);
  rolled('defence', ['d8']);
  ada()
    .given((b) => b.modifiers.push({ stat: 'vitality-dice', on: 'ada', add: 1, until: 'turn', source: 'x' }))
    .runs(testHero, { hero: 'ada', test: 'vitality' })
    .emits('rolled', { dice: ['d6', 'd6'] });
});

rule(
  ['CC-DIC-06', 'CC-DIC-08', 'CC-INS-13', 'CC-INS-07'],
  'a point re-rolls one die, and no die twice',
  () => {
    ada()
      .hero('ada', { inspiration: 3, inspired: true })
      .shows('d8', 'success')
      .shows('d6', 'failure', 'failure')
      .runs(rollActionDice, roll(['d8', 'd6']))
      .asks('p1', 'reroll-with-inspiration', 'die-0', 'die-1', 'decline')
      .answers('p1', 'reroll-with-inspiration', 'die-1')
      .heroHas('ada', { inspiration: 2 })
      .asks('p1', 'reroll-with-inspiration', 'die-0', 'decline')
      .answers('p1', 'reroll-with-inspiration', 'decline')
      .gives('success')
      .isQuiet();
  },
);

rule('CC-DIC-09', 'a worse result replaces the better one', () => {
  ada()
    .hero('ada', { inspiration: 1 })
    .shows('d8', 'success', 'failure')
    .runs(rollActionDice, roll(['d8']))
    .answers('p1', 'reroll-with-inspiration', 'die-0')
    .gives('failure')
    .heroHas('ada', { inspiration: 0 });
});

rule('CC-DIC-12', 'no roll is limited by the supply of dice', () => {
  ada()
    .runs(rollActionDice, roll(Array(7).fill('d6')))
    .emits('rolled', { dice: Array(7).fill('d6') });
});

rule('CC-DIC-02', 'abilities may change an attack roll before it is read', () => {
  addTestCards({
    kind: 'item',
    id: 'black-rose',
    name: 'Rose',
    origin: 'ours',
    abilities: [
      { window: 'test-rolled', if: { result: 'success' }, lines: [{ do: { upgrade: {} } }] },
      { window: 'test-rolled', if: { result: 'failure' }, lines: [{ do: { reroll: { dice: 'all' } } }] },
    ],
  });
  const holder = () => ada().person(HEROES[0], { item: 'black-rose' });
  holder().shows('d8', 'success').runs(testHero, { hero: 'ada', test: 'agility' }).gives('critical');
  holder()
    .shows('d8', 'failure', 'failure')
    .runs(testHero, { hero: 'ada', test: 'agility' })
    .gives('failure')
    .isQuiet();
});
