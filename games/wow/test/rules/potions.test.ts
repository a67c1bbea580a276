import { expect } from 'vitest';
import { playCard } from '../../src/procs.js';
import { challengePhase } from '../../src/rules/challenge.js';
import { movementPhase } from '../../src/rules/movement.js';
import { testAbility, testItem } from '../cards.js';
import { addTestCards, rule, table, type WowTable } from '../kit.js';

const flask = (id: string, potions: readonly string[], more: object = {}, colour = 'grey') =>
  testItem(id, { colour, back: { potions, ...more } });

const moving = (given: object): WowTable =>
  table().rival('p1', given).turnOf('p1', 'movement').script('movement', 1).runs(movementPhase, {});

rule('WOW-POT-01', 'an equipped weapon with the icon, too', () => {
  addTestCards(flask('wet-blade', ['health'], { slot: 'weapon', attack: 4, type: 'melee' }));
  const made = moving({ weapon: 'wet-blade', damage: 2 })
    .picks('p1', 'wet-blade:health')
    .has('p1', { weapon: null, damage: 1 });
  expect(made.board.challenge.grey).toEqual(['wet-blade']);
});

rule('WOW-POT-02', 'a health potion heals 1 in the own movement phase, and not in the challenge', () => {
  addTestCards(flask('red-flask', ['health']));
  moving({ bag: ['red-flask'], damage: 2 })
    .picks('p1', 'red-flask:health')
    .has('p1', { damage: 1, bag: [] });
  table()
    .rival('p1', { bag: ['red-flask'], damage: 2, space: 'g2' })
    .rival('p2', { space: 'g2' })
    .deck('grey', 'grey-rat#1')
    .turnOf('p1', 'challenge')
    .runs(challengePhase, {})
    .asks('p1', 'choose-challenge', 'p2', 'draw');
});

rule('WOW-POT-04', 'a swiftness potion: one space more, the same energy', () => {
  addTestCards(flask('blue-flask', ['swiftness']));
  moving({ bag: ['blue-flask'] })
    .picks('p1', 'blue-flask:swiftness')
    .mayStillMove(3)
    .has('p1', { energy: 2 });
});

rule('WOW-POT-05', 'only one of the potions shown', () => {
  addTestCards(flask('mixed', ['health', 'swiftness']));
  moving({ bag: ['mixed'], damage: 2 })
    .offers('p1', 'mixed:health', 'mixed:swiftness')
    .picks('p1', 'mixed:health')
    .has('p1', { damage: 1, bag: [] })
    .mayStillMove(2);
});

rule('WOW-POT-03', 'a mana potion lowers a cost by 1', () => {
  addTestCards(flask('mana-1', ['mana']), testAbility('dear', { cost: 2 }));
  table()
    .rival('p1', { energy: 1, bag: ['mana-1'], hand: ['dear'] })
    .turnOf('p1', 'movement')
    .runs(playCard, { seat: 'p1', card: 'dear', target: null })
    .isQuiet()
    .has('p1', { energy: 0, bag: [] });
});

rule('WOW-POT-06', 'any number at one time', () => {
  addTestCards(...[2, 3, 4].map((n) => flask(`mana-${n}`, ['mana'])), testAbility('dearest', { cost: 3 }));
  table()
    .rival('p1', { energy: 0, bag: ['mana-2', 'mana-3', 'mana-4'], hand: ['dearest'] })
    .turnOf('p1', 'movement')
    .runs(playCard, { seat: 'p1', card: 'dearest', target: null })
    .isQuiet()
    .has('p1', { energy: 0, bag: [] });
});

rule('WOW-POT-07', 'items above the level serve as potions, items without icons do not', () => {
  addTestCards(flask('red-mana', ['swiftness'], {}, 'red'));
  moving({ bag: ['red-mana', 'grey-pouch'] }).asks(
    'p1',
    'choose-move',
    'home',
    'g2',
    'red-mana:swiftness',
    'done',
  );
});
