import { expect } from 'vitest';
import { dealDamage, playCard } from '../../src/procs.js';
import { challengePhase } from '../../src/rules/challenge.js';
import { maintenancePhase } from '../../src/rules/maintenance.js';
import { movementPhase } from '../../src/rules/movement.js';
import { turn } from '../../src/rules/turn.js';
import { testAbility, testCharacter, testItem, testQuest } from '../cards.js';
import { addTestCards, empty, rule, table } from '../kit.js';

rule('WOW-SET-24', 'the tokens of the box are no limit on play', () => {
  addTestCards(
    testCharacter('giant', { health: 99 }),
    testAbility('giant-stroll', { character: 'giant', copies: 23 }),
  );
  const made = table().rival('p1', { character: 'giant' });
  made.runs(dealDamage, { who: 'p1', count: 33, by: null }).has('p1', { damage: 33 });
});

rule(['WOW-MNT-01', 'WOW-ITM-08'], 'quests, then items, then the die passes', () => {
  addTestCards(
    testQuest('pilgrim', { conditions: [{ travel: { spaces: ['g3'] } }] }),
    testItem('hat', { back: { slot: 'armor', defense: 6 } }),
  );
  const made = table()
    .rival('p1', { space: 'g3', bag: ['hat'] })
    .quest('p1', 'pilgrim')
    .turnOf('p1', 'maintenance');
  made.runs(maintenancePhase, {}).asks('p1', 'fulfil-quest', 'pilgrim/0', 'decline').picks('p1', 'decline');
  made
    .asks('p1', 'choose-equipment', 'hat', 'done')
    .picks('p1', 'hat')
    .picks('p1', 'done')
    .isQuiet()
    .has('p1', { armor: 'hat' });
});

rule(['WOW-UND-09', 'WOW-UND-10'], 'a red marker ends the movement, and holds whoever starts on it', () => {
  table()
    .rival('p1', { space: 'g1' })
    .turnOf('p1', 'movement')
    .marker(1, 'grey-rat#1', 'g2', true)
    .script('movement', 3)
    .runs(movementPhase, {})
    .picks('p1', 'g2')
    .isQuiet()
    .has('p1', { space: 'g2' });
  table()
    .rival('p1', { space: 'g2' })
    .turnOf('p1', 'movement')
    .marker(1, 'grey-rat#1', 'g2', true)
    .script('movement', 3)
    .runs(movementPhase, {})
    .isQuiet()
    .has('p1', { space: 'g2', energy: 2 })
    .emits('movement-roll', { energy: 2 });
});

rule('WOW-ITM-15', 'only what is in the bag can be stolen', () => {
  addTestCards(
    testItem('cudgel', { back: { slot: 'weapon', attack: 4, type: 'melee' } }),
    testAbility('pilfer', { lines: [{ do: { steal: { from: { other: true } } } }] }),
  );
  table()
    .rival('p1', { hand: ['pilfer'] })
    .rival('p2', { bag: ['grey-pouch'], weapon: 'cudgel' })
    .turnOf('p1', 'movement')
    .runs(playCard, { seat: 'p1', card: 'pilfer', target: null })
    .isQuiet()
    .has('p1', { bag: ['grey-pouch'] })
    .has('p2', { weapon: 'cudgel' });
});

rule('WOW-ITM-18', 'armor with a power on a 5 uses it once when its owner rolls a 5', () => {
  addTestCards(
    testItem('spikes', {
      back: {
        slot: 'armor',
        defense: 6,
        abilities: [{ window: 'powers', face: [5], lines: [{ do: { energy: { who: 'you', add: 1 } } }] }],
      },
    }),
  );
  const fought = (die: number) =>
    table()
      .rival('p1', { space: 'g3', armor: 'spikes', energy: 0 })
      .rival('p2', { space: 'home' })
      .turnOf('p1', 'challenge')
      .deck('grey', 'grey-rat#1')
      .script('combat', die - 1, 0)
      .runs(challengePhase, {});
  fought(5).isQuiet().has('p1', { energy: 1 });
  fought(4).isQuiet().has('p1', { energy: 0 });
});

rule('WOW-ABL-06', 'one timing on each card', () => {
  expect(() => addTestCards(testAbility('sometime', { timing: 'sometime' }))).toThrow(/timing/);
});

rule('WOW-ABL-11', 'the limit of one copy ends with the turn of any player', () => {
  const made = empty({ players: 2, heroes: { ann: 1, bob: 2 } });
  made.board.active = 'p1';
  made.board.turn.played = [{ seat: 'p2', card: 'bob-stroll' }];
  made.rival('p1', { space: 'home' }).rival('p2', { space: 'home' }).script('movement', 0).runs(turn, {});
  expect(made.board.turn.played).toEqual([]);
});
