import { describe, expect, test } from 'vitest';
import { type AcgBoard, noIcons } from '../../src/board.js';
import { currentAction, iconCount, successes } from '../../src/queries.js';
import type { Icon } from '../../src/terms.js';
import { type AcgTable, rule, table } from '../kit.js';
import { carryOut } from './carries-out.js';

/** An attack of the Ironbreaker after its roll. */
function rolled(hero: Icon[][], enemy: Icon[][] = [], extra: Partial<Record<Icon, number>> = {}): AcgTable {
  const dice = [
    ...hero.map((icons) => ({ kind: 'hero' as const, icons })),
    ...enemy.map((icons) => ({ kind: 'enemy' as const, icons })),
  ];
  return table().given((b: AcgBoard) => {
    b.action = {
      hero: 'ironbreaker',
      card: 'inexorable-advance',
      type: 'attack',
      part: 'during',
      targets: [],
      aided: null,
      spent: 0,
      dice,
      extra: { ...noIcons(), ...extra },
      defeated: [],
      lateAttackers: [],
      lateNemeses: [],
    };
  });
}
const count = (t: AcgTable, icon: Icon) => iconCount(currentAction(t.now), icon);

describe('modify roll', () => {
  rule('ACG-ACT-09', 'icons are added and removed, never below none', () => {
    const added = carryOut(rolled([['success']]), [
      { do: { modifyRoll: { icon: 'success', add: 2 } } },
    ]).emits('roll-modified', { icon: 'success', add: 2 });
    expect(count(added, 'success')).toBe(3);
    const removed = carryOut(rolled([['success']]), [
      { do: { modifyRoll: { icon: 'success', add: -3 } } },
    ]).emits('roll-modified', { icon: 'success', add: -1 });
    expect(count(removed, 'success')).toBe(0);
    const later = carryOut(removed, [{ do: { modifyRoll: { icon: 'success', add: 1 } } }]);
    expect(count(later, 'success')).toBe(1);
  });

  test('outside an action there is nothing to modify', () => {
    carryOut(table(), [{ do: { modifyRoll: { icon: 'success', add: 2 } } }])
      .doesNotEmit('roll-modified')
      .isQuiet();
  });
});

describe('convert', () => {
  rule('ACG-DICE-07', 'the old icon counts as never rolled', () => {
    const t = carryOut(rolled([['defence']], [['claw'], ['claw']]), [
      { do: { convert: { from: 'claw', to: 'success', count: 1 } } },
    ]).isQuiet();
    expect([count(t, 'claw'), count(t, 'success'), count(t, 'defence')]).toEqual([1, 1, 1]);
    t.emits('icon-converted', { from: 'claw', to: 'success', count: 1 });
  });

  rule('ACG-DICE-08', 'a converted icon may be converted again', () => {
    const t = carryOut(rolled([['success']]), [
      { do: { convert: { from: 'success', to: 'defence', count: 1 } } },
      { do: { convert: { from: 'defence', to: 'claw', count: 1 } } },
    ]);
    expect([count(t, 'success'), count(t, 'defence'), count(t, 'claw')]).toEqual([0, 0, 1]);
  });

  test('on the dice first, then the icons beyond them', () => {
    const t = carryOut(rolled([['success']], [], { success: 1 }), [
      { do: { convert: { from: 'success', to: 'defence', count: 2 } } },
    ]);
    expect(currentAction(t.now)).toMatchObject({
      dice: [{ icons: ['defence'] }],
      extra: { success: 0, defence: 1 },
    });
  });

  test('blank dice show something; "may" lets the player say how many', () => {
    const t = carryOut(rolled([[], ['defence'], []]), [
      { may: { convert: { from: 'blank', to: 'success', count: 3 } } },
    ]);
    t.asks('p1', 'how-many-to-convert', '0', '1', '2').picks('p1', '1').isQuiet();
    expect(currentAction(t.now).dice.map((die) => die.icons)).toEqual([['success'], ['defence'], []]);
  });

  rule('ACG-DICE-09', 'a critical made in this way is a success and is not rerolled', () => {
    const roll = carryOut(rolled([['defence']]), [
      { do: { convert: { from: 'defence', to: 'critical', count: 1 } } },
    ]).isQuiet();
    expect(currentAction(roll.now).dice).toEqual([{ kind: 'hero', icons: ['critical'] }]);
    expect(successes(currentAction(roll.now))).toBe(1);
  });
});

describe('reroll', () => {
  rule(['ACG-ACT-08', 'ACG-DICE-06'], 'the chosen dice of either kind keep nothing of their faces', () => {
    const laid = () => rolled([['success'], []], [['claw']]);
    const enemy = laid().rolls({ enemy: ['blank'] });
    carryOut(enemy, [{ may: { reroll: { die: 'enemy', count: 1 } } }])
      .asks('p1', 'choose-dice-to-reroll', 'die-2')
      .picks('p1', 'die-2')
      .isQuiet();
    expect(count(enemy, 'claw')).toBe(0);
    const any = laid().rolls({ hero: ['defence'] });
    carryOut(any, [{ may: { reroll: { die: 'any', count: 2 } } }])
      .asks('p1', 'choose-dice-to-reroll', 'die-0', 'die-1', 'die-2')
      .picks('p1', 'die-1')
      .isQuiet();
    expect(currentAction(any.now).dice.map((die) => die.icons)).toEqual([['success'], ['defence'], ['claw']]);
    carryOut(laid(), [{ may: { reroll: { die: 'hero', count: 1 } } }])
      .picks('p1')
      .doesNotEmit('dice-rerolled')
      .isQuiet();
  });
});

describe('the action line', () => {
  rule('ACG-CONT-05', 'engage, then an attack on two targets chosen before it', () => {
    const t = table().enemy('a', { in: 'ironbreaker' }).enemy('b');
    t.rolls({ hero: ['success', 'success'], enemy: ['blank', 'blank'] }).acts('ironbreaker', 'attack');
    t.answers('p1', 'choose-enemy-to-engage', 'b')
      .asks('p1', 'choose-targets', 'a', 'b')
      .wants('p1', { min: 1, max: 2 });
    t.picks('p1', 'a', 'b')
      .answers('p1', 'divide-successes', '1')
      .enemyIs('a', { wounds: 1 })
      .enemyIs('b', { wounds: 1 })
      .isQuiet();
  });

  rule('ACG-CONT-06', 'lines before the roll know the target hero, lines after it too', () => {
    const t = table()
      .enemy('a', { in: 'waywatcher' })
      .hero('waywatcher', { exhausted: ['rest', 'explore'] })
      .hero('ironbreaker', { exhausted: ['rest'] });
    t.rolls({ hero: ['defence'], enemy: ['blank'] }).acts('ironbreaker', 'aid');
    t.answers('p1', 'choose-enemy-to-engage', 'a').zone('ironbreaker', ['a']);
    t.answers('p2', 'choose-action-to-ready', 'orions-hunt').heroHas('waywatcher', { exhausted: ['rest'] });
    t.heroHas('ironbreaker', { exhausted: [] }).isQuiet();
  });

  rule('ACG-CONT-09', 'what follows from a defeat comes once, and only after one', () => {
    const laid = () => table().enemy('a', { health: 1 }).hero('waywatcher', { wounds: 3 });
    const hit = laid()
      .rolls({ hero: ['success'] })
      .acts('waywatcher', 'attack');
    hit.picks('p2').heroHas('waywatcher', { wounds: 2 }).enemyIsGone('a').isQuiet();
    const miss = laid()
      .rolls({ hero: ['defence'] })
      .acts('waywatcher', 'attack');
    miss.picks('p2').heroHas('waywatcher', { wounds: 3 }).isQuiet();
  });

  rule('ACG-CONT-08', 'icons added to the roll', () => {
    const t = table().enemy('a', { in: 'ironbreaker', attack: 5, card: 'test-stubborn' });
    t.rolls({ hero: ['defence', 'defence'], enemy: ['claw'] })
      .acts('ironbreaker', 'rest')
      .heroHas('ironbreaker', { wounds: 1 })
      .isQuiet();
  });
});
