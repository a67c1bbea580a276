import { describe, expect, test } from 'vitest';
import { heroOf } from '../../src/queries.js';
import { rule, table } from '../kit.js';
import { carryOut } from './carries-out.js';

describe('suffer', () => {
  test('you, each hero, the one with the most of something', () => {
    const count = 2;
    carryOut(table(), [{ do: { suffer: { count } } }])
      .heroHas('ironbreaker', { wounds: 2 })
      .heroHas('waywatcher', { wounds: 0 });
    carryOut(table(), [{ do: { suffer: { hero: 'each', count } } }])
      .heroHas('ironbreaker', { wounds: 2 })
      .heroHas('waywatcher', { wounds: 2 })
      .isQuiet();
    const tired = table().hero('waywatcher', { exhausted: ['rest', 'aid'] });
    carryOut(tired, [{ do: { suffer: { hero: { most: 'exhausted-actions' }, count } } }])
      .heroHas('waywatcher', { wounds: 2 })
      .heroHas('ironbreaker', { wounds: 0 })
      .isQuiet();
  });

  rule('ACG-WND-15', 'defeated heroes neither suffer nor take part in ties', () => {
    const t = table().hero('waywatcher', { status: 'defeated', wounds: 21 });
    carryOut(t, [{ do: { suffer: { hero: { most: 'wounds' }, count: 1 } } }])
      .heroHas('ironbreaker', { wounds: 1 })
      .isQuiet();
  });

  rule('ACG-ATK-12', 'wounds that an effect deals pass resilience by', () => {
    const t = table().enemy('orc', { in: 'ironbreaker', resilience: 2 });
    carryOut(t, [{ do: { suffer: { enemy: { in: 'engaged-with-you' }, count: 2 } } }])
      .enemyIs('orc', { wounds: 2 })
      .isQuiet();
  });

  rule(['ACG-AER-07', 'ACG-GOLD-09'], 'a line about the target hero does nothing without one', () => {
    const laid = () => table().enemy('orc', { in: 'waywatcher' });
    const lines = [{ may: { suffer: { enemy: { in: 'engaged-with-target' as const }, count: 1 } } }];
    carryOut(laid(), lines).enemyIs('orc', { wounds: 0 }).isQuiet();
    carryOut(laid(), lines, { target: 'waywatcher' })
      .asks('p1', 'choose-enemy-to-suffer', 'orc')
      .picks('p1')
      .enemyIs('orc', { wounds: 0 });
    carryOut(laid(), lines, { target: 'waywatcher' })
      .picks('p1', 'orc')
      .enemyIs('orc', { wounds: 1 })
      .isQuiet();
  });

  test('a number that is counted when the line is carried out', () => {
    const t = table().enemy('a', { in: 'ironbreaker' }).enemy('b', { in: 'ironbreaker' });
    carryOut(t, [{ do: { suffer: { count: { count: 'engaged-with-you', times: 2 } } } }])
      .heroHas('ironbreaker', { wounds: 4 })
      .isQuiet();
  });
});

describe('recover', () => {
  test('a number, or all', () => {
    const laid = () => table().hero('ironbreaker', { wounds: 5 });
    carryOut(laid(), [{ do: { recover: { count: 2 } } }])
      .heroHas('ironbreaker', { wounds: 3 })
      .isQuiet();
    carryOut(laid(), [{ do: { recover: { count: 'all' } } }])
      .heroHas('ironbreaker', { wounds: 0 })
      .isQuiet();
  });

  rule('ACG-WND-05', 'enemies recover too, never below none', () => {
    const laid = () => table().enemy('troll', { wounds: 2 });
    carryOut(laid(), [{ do: { recover: { enemy: 'this', count: 5 } } }], { self: 'troll' })
      .enemyIs('troll', { wounds: 0 })
      .emits('enemy-recovered', { enemy: 'troll', count: 2 })
      .isQuiet();
    carryOut(laid(), [
      { do: { recover: { enemy: { name: 'test-brute', count: 'all' }, count: 'all' } } },
    ]).enemyIs('troll', { wounds: 0 });
  });

  test('"you may let another hero recover": picked or declined', () => {
    const lines = [{ may: { recover: { hero: 'one-other' as const, count: 1 } } }];
    const laid = () => table().hero('waywatcher', { wounds: 2 });
    carryOut(laid(), lines)
      .asks('party', 'choose-hero-to-recover', 'waywatcher')
      .picks('party')
      .heroHas('waywatcher', { wounds: 2 })
      .isQuiet();
    carryOut(laid(), lines).picks('party', 'waywatcher').heroHas('waywatcher', { wounds: 1 }).isQuiet();
  });
});

describe('distribute', () => {
  rule('ACG-GOLD-14', 'the party decides who takes how many', () => {
    carryOut(table(), [{ do: { distribute: { what: 'wounds', count: 3 } } }])
      .answers('party', 'distribute-wounds', '1')
      .heroHas('ironbreaker', { wounds: 1 })
      .heroHas('waywatcher', { wounds: 2 })
      .isQuiet();
  });

  test('recovery goes only where there are wounds', () => {
    const t = table().hero('ironbreaker', { wounds: 1 }).hero('waywatcher', { wounds: 5 });
    carryOut(t, [{ do: { distribute: { what: 'recovery', count: 4 } } }])
      .asks('party', 'distribute-recovery', '0', '1')
      .picks('party', '1')
      .heroHas('ironbreaker', { wounds: 0 })
      .heroHas('waywatcher', { wounds: 2 })
      .isQuiet();
  });

  rule('ACG-AER-06', 'tokens go only where there is room; the rest is lost', () => {
    const full = { attack: 2, aid: 2, explore: 2, rest: 2 };
    const t = table()
      .hero('ironbreaker', { tokens: full })
      .hero('waywatcher', { tokens: { ...full, rest: 1 } });
    carryOut(t, [{ do: { distribute: { what: 'tokens', count: 3 } } }])
      .heroHas('waywatcher', { tokens: full })
      .isQuiet();
  });
});

describe('revive', () => {
  rule(
    ['ACG-WND-13', 'ACG-WND-14'],
    'one defeated hero stands again, with 1 remaining health unless said',
    () => {
      const laid = () => table().hero('waywatcher', { status: 'defeated', wounds: 21 });
      carryOut(laid(), [{ do: { revive: {} } }])
        .heroHas('waywatcher', { status: 'standing', wounds: 20 })
        .isQuiet();
      carryOut(laid(), [{ do: { revive: { remaining: 4 } } }])
        .heroHas('waywatcher', { status: 'standing', wounds: 17 })
        .isQuiet();
    },
  );

  rule('ACG-DELVE-04', 'nobody is revived in a delve', () => {
    const t = table()
      .hero('waywatcher', { status: 'defeated', wounds: 21 })
      .given((b) => {
        b.mode = 'delve';
      });
    carryOut(t, [{ may: { revive: {} } }])
      .heroHas('waywatcher', { status: 'defeated' })
      .isQuiet();
  });
});

describe('for a while', () => {
  rule('ACG-WND-16', 'lowering health to the wounds present defeats', () => {
    const enemies = table().enemy('orc', { in: 'ironbreaker', wounds: 2 });
    const weaken = { stat: 'health' as const, add: -1, until: 'round' as const };
    carryOut(enemies, [{ do: { modifyStat: { ...weaken, enemy: { in: 'engaged-with-you' } } } }])
      .enemyIsGone('orc')
      .isQuiet();
    const heroes = table().hero('waywatcher', { remaining: 1 });
    carryOut(heroes, [{ do: { modifyStat: { ...weaken, hero: 'each-other' } } }])
      .heroHas('waywatcher', { status: 'defeated' })
      .isQuiet();
  });

  test('a changed value ends with the time it was given for', () => {
    const t = table().enemy('orc', { in: 'ironbreaker', attack: 2 });
    carryOut(t, [
      {
        do: {
          modifyStat: {
            stat: 'attack',
            enemy: { in: 'engaged-with-you', count: 'all' },
            add: 2,
            until: 'round',
          },
        },
      },
    ])
      .emits('stat-modified', { on: 'orc', stat: 'attack', add: 2, until: 'round' })
      .isQuiet();
    expect(t.enemyValues('orc').attack).toBe(4);
    expect(t.endLasting('round').enemyValues('orc').attack).toBe(2);
  });

  rule('ACG-GOLD-04', 'what is forbidden no other effect can bring about', () => {
    const t = table().hero('ironbreaker', { wounds: 3 }).enemy('orc', { in: 'ironbreaker' });
    carryOut(t, [
      { do: { forbid: { verb: 'recover', until: 'round' } } },
      { do: { forbid: { verb: 'be-exhausted', enemy: { in: 'engaged-with-you' }, until: 'round' } } },
      { do: { recover: { count: 2 } } },
      { do: { exhaust: { enemy: { in: 'engaged-with-you' } } } },
    ])
      .heroHas('ironbreaker', { wounds: 3 })
      .enemyIs('orc', { exhausted: false })
      .isQuiet();
  });
});

describe('change amount', () => {
  test('the number at stake rises or falls, never below none', () => {
    const laid = (stake: number | null) =>
      table().given((b) => {
        b.stake = stake;
      });
    expect(carryOut(laid(3), [{ do: { changeAmount: { add: -2 } } }]).board.stake).toBe(1);
    expect(carryOut(laid(1), [{ do: { changeAmount: { add: -2 } } }]).board.stake).toBe(0);
    expect(carryOut(laid(1), [{ do: { changeAmount: { add: 2 } } }]).board.stake).toBe(3);
    expect(carryOut(laid(null), [{ do: { changeAmount: { add: 2 } } }]).board.stake).toBe(null);
  });

  test('a coat takes one off the wounds its owner would suffer', () => {
    const t = table().hero('ironbreaker', { gear: ['boiled-leathers'] });
    carryOut(t, [{ do: { suffer: { count: 3 } } }]);
    t.picks('p1', 'boiled-leathers|boiled-leathers/abilities.0')
      .heroHas('ironbreaker', { wounds: 2 })
      .isQuiet();
    expect(heroOf(t.now, 'ironbreaker').gear).toMatchObject([{ exhausted: true }]);
  });
});
