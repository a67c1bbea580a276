import { movementPhase } from '../../src/rules/movement.js';
import { testItem } from '../cards.js';
import { addTestCards, rule, table } from '../kit.js';

const moving = (face: number) =>
  table()
    .rival('p1', { space: 'g1' })
    .turnOf('p1', 'movement')
    .script('movement', face)
    .runs(movementPhase, {});

rule(['WOW-MOV-01', 'WOW-MOV-03', 'WOW-MOV-04'], 'the die is rolled first and sets spaces and energy', () => {
  moving(0).has('p1', { energy: 3 }).mayStillMove(1);
});

rule('WOW-MOV-02', 'up to as many spaces as rolled', () => {
  moving(1).picks('p1', 'g2').picks('p1', 'g3').isQuiet().has('p1', { space: 'g3' });
  moving(1).picks('p1', 'done').isQuiet().has('p1', { space: 'g1' });
});

rule('WOW-MOV-05', 'no space above the level', () => {
  moving(3).asks('p1', 'choose-move', 'home', 'g2', 'done').bars('v1', 'WOW-MOV-05');
  table()
    .rival('p1', { space: 'g1', level: 'green' })
    .turnOf('p1', 'movement')
    .script('movement', 3)
    .runs(movementPhase, {})
    .asks('p1', 'choose-move', 'home', 'g2', 'v1', 'done');
});

rule('WOW-MOV-06', 'a city counts as grey', () => {
  moving(3).offers('p1', 'home');
});

rule('WOW-MOV-07', 'spaces may be revisited', () => {
  moving(1).picks('p1', 'g2').picks('p1', 'g1').isQuiet().has('p1', { space: 'g1' });
});

rule(['WOW-POT-04', 'WOW-POT-02'], 'potions help in the own movement phase', () => {
  addTestCards(testItem('flask', { back: { potions: ['health', 'swiftness'] } }));
  table()
    .rival('p1', { space: 'g1', bag: ['flask'], damage: 2 })
    .turnOf('p1', 'movement')
    .script('movement', 1)
    .runs(movementPhase, {})
    .picks('p1', 'flask:swiftness')
    .has('p1', { bag: [], damage: 2, energy: 2 })
    .mayStillMove(3);
});
