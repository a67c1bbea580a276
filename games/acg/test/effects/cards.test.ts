import { describe, expect, test } from 'vitest';
import { heroOf } from '../../src/queries.js';
import { rule, table } from '../kit.js';
import { carryOut } from './carries-out.js';

describe('exhaust', () => {
  rule(
    ['ACG-EXH-08', 'ACG-ZONE-12'],
    'enemies in the shadows, faceup or facedown, which stay facedown',
    () => {
      const t = table()
        .enemy('seen')
        .enemy('hidden', { facedown: true })
        .enemy('tired', { exhausted: true })
        .enemy('stubborn', { card: 'test-stubborn' });
      carryOut(t, [{ may: { exhaust: { enemy: { in: 'shadows', nemesis: false } } } }])
        .asks('p1', 'choose-enemy-to-exhaust', 'seen', 'hidden')
        .picks('p1', 'hidden')
        .enemyIs('hidden', { exhausted: true, faceup: false })
        .isQuiet();
    },
  );

  rule(
    ['ACG-TIME-06', 'ACG-ZONE-14'],
    'a facedown nemesis counts as a non-nemesis enemy, a faceup one does not',
    () => {
      const t = table()
        .enemy('king', { card: 'test-nemesis' })
        .enemy('masked', { card: 'test-nemesis-2', facedown: true });
      carryOut(t, [{ may: { exhaust: { enemy: { in: 'shadows', nemesis: false } } } }]).asks(
        'p1',
        'choose-enemy-to-exhaust',
        'masked',
      );
    },
  );

  rule(
    ['ACG-EXH-04', 'ACG-ACT-17'],
    "an action of the hero's choice, never the prepare card or an exhausted one",
    () => {
      const t = table().hero('ironbreaker', { exhausted: ['rest'] });
      carryOut(t, [{ do: { exhaust: { action: { hero: 'each', count: 1 } } } }])
        .asks('p1', 'choose-action-to-exhaust', 'inexorable-advance', 'into-the-dark')
        .picks('p1', 'into-the-dark')
        .asks('p2', 'choose-action-to-exhaust', 'shadow-watch', 'orions-hunt', 'watchful-spites')
        .picks('p2', 'shadow-watch')
        .heroHas('ironbreaker', { exhausted: ['explore', 'rest'] })
        .heroHas('waywatcher', { exhausted: ['aid'] })
        .emits('action-exhausted', { hero: 'waywatcher', card: 'shadow-watch' })
        .isQuiet();
    },
  );

  rule('ACG-GOLD-10', 'as many actions as there are', () => {
    const t = table().hero('ironbreaker', { exhausted: ['rest', 'explore'] });
    carryOut(t, [{ do: { exhaust: { action: { hero: 'you', count: 2 } } } }])
      .heroHas('ironbreaker', { exhausted: ['attack', 'explore', 'rest'] })
      .isQuiet();
  });

  test('"may" can be declined', () => {
    carryOut(table(), [{ may: { exhaust: { action: { hero: 'you', count: 1 } } } }])
      .picks('p1')
      .heroHas('ironbreaker', { exhausted: [] })
      .isQuiet();
  });
});

describe('ready', () => {
  rule('ACG-ACT-13', 'all of your actions, prepare card and chosen card included', () => {
    const t = table().hero('ironbreaker', { exhausted: ['attack', 'aid', 'rest'] });
    carryOut(t, [{ do: { ready: { action: { hero: 'you', count: 'all' } } } }])
      .heroHas('ironbreaker', { exhausted: [] })
      .emitsTimes(3, 'action-readied', { hero: 'ironbreaker' })
      .isQuiet();
  });

  rule('ACG-AER-07', '"the target hero may ready 1 action": its own player picks or declines', () => {
    const lines = [
      { may: { ready: { action: { hero: 'target' as const, count: 1 } } }, by: 'target' as const },
    ];
    const laid = () => table().hero('waywatcher', { exhausted: ['rest', 'aid'] });
    carryOut(laid(), lines, { target: 'waywatcher' })
      .asks('p2', 'choose-action-to-ready', 'shadow-watch', 'watchful-spites')
      .picks('p2')
      .heroHas('waywatcher', { exhausted: ['aid', 'rest'] })
      .isQuiet();
    carryOut(laid(), lines, { target: 'waywatcher' })
      .picks('p2', 'watchful-spites')
      .heroHas('waywatcher', { exhausted: ['aid'] })
      .isQuiet();
    carryOut(laid(), lines)
      .heroHas('waywatcher', { exhausted: ['aid', 'rest'] })
      .isQuiet();
  });

  test('the card of the action in progress', () => {
    const t = table().hero('ironbreaker', { conditions: ['empowered'], exhausted: ['explore'] });
    t.rolls({ hero: ['defence', 'defence'] }).acts('ironbreaker', 'attack');
    t.heroHas('ironbreaker', { exhausted: ['explore'], conditions: [] }).isQuiet();
  });

  rule('ACG-EXH-11', 'exhausted gear is readied, depleted gear is not', () => {
    const t = table().hero('ironbreaker', { exhaustedGear: ['test-charm'], depletedGear: ['test-trinket'] });
    carryOut(t, [{ do: { ready: { gear: { hero: 'you', count: 'all' } } } }])
      .heroHas('ironbreaker', {
        gear: [
          { card: 'test-charm', exhausted: false, depleted: false },
          { card: 'test-trinket', exhausted: false, depleted: true },
        ],
      })
      .emits('gear-readied', { card: 'test-charm' })
      .isQuiet();
  });

  test('one of several gear cards is picked by its owner', () => {
    const t = table().hero('ironbreaker', { exhaustedGear: ['test-charm', 'test-sword'] });
    carryOut(t, [{ do: { ready: { gear: { hero: 'you', count: 1 } } } }]).answers(
      'p1',
      'choose-gear-to-ready',
      'test-sword',
    );
    expect(heroOf(t.now, 'ironbreaker').gear.map((gear) => gear.exhausted)).toEqual([true, false]);
  });

  test('an exhausted enemy', () => {
    const t = table().enemy('a', { exhausted: true }).enemy('b');
    carryOut(t, [{ do: { ready: { enemy: { in: 'shadows' } } } }])
      .enemyIs('a', { exhausted: false })
      .emits('enemy-readied', { enemy: 'a' })
      .isQuiet();
  });
});

describe('tokens', () => {
  rule('ACG-AER-03', 'claimed tokens are placed by the receiver', () => {
    carryOut(table(), [{ do: { claimTokens: { hero: 'one-other', count: 1 } } }]);
    const t = table().hero('waywatcher', { tokens: { attack: 2, aid: 2, explore: 2 } });
    carryOut(t, [{ do: { claimTokens: { hero: 'one-other', count: 2 } } }])
      .heroHas('waywatcher', { tokens: { rest: 2 } })
      .isQuiet();
  });

  rule('ACG-TOK-03', 'tokens are discarded from any cards, as many as there are', () => {
    const t = table().hero('ironbreaker', { tokens: { rest: 1, aid: 1 } });
    carryOut(t, [{ do: { discardTokens: { hero: 'you', count: 3 } } }])
      .heroHas('ironbreaker', { tokens: { rest: 0, aid: 0 } })
      .isQuiet();
  });
});

describe('gear', () => {
  rule(['ACG-GOLD-13', 'ACG-GEAR-03'], 'the top of the deck is claimed: equipped or discarded', () => {
    const t = table().deck('gear', ['test-charm', 'test-sword']);
    carryOut(t, [{ do: { claimGear: { hero: 'you', from: 'deck' } } }])
      .answers('p1', 'equip-or-discard', 'equip')
      .isQuiet();
    expect(heroOf(t.now, 'ironbreaker').gear).toMatchObject([{ card: 'test-charm' }]);
    expect(t.board).toMatchObject({ drawn: [], decks: { gear: { draw: ['test-sword'] } } });
  });

  rule('ACG-GEAR-02', 'any card of the discard pile', () => {
    const t = table().deck('gear', ['test-charm'], ['test-axe', 'test-sword']);
    carryOut(t, [{ do: { claimGear: { hero: 'you', from: 'discard' } } }])
      .asks('p1', 'choose-gear-to-claim', 'test-axe', 'test-sword')
      .picks('p1', 'test-axe')
      .picks('p1', 'equip')
      .isQuiet();
    expect(t.board.decks.gear.discard).toEqual(['test-sword']);
  });

  rule('ACG-DECK-19', 'an empty deck gives nothing', () => {
    carryOut(table(), [{ do: { claimGear: { hero: 'each', from: 'deck' } } }])
      .heroHas('ironbreaker', { gear: [] })
      .isQuiet();
  });

  rule('ACG-DUN-07', 'a treasure may come from either, or be left', () => {
    const t = table().deck('gear', ['test-charm'], ['test-axe']);
    carryOut(t, [{ do: { claimGear: { hero: 'you', from: 'either' } } }])
      .asks('p1', 'take-treasure', 'gear-deck', 'test-axe', 'nothing')
      .picks('p1', 'nothing')
      .isQuiet();
  });

  rule('ACG-LEG-02', 'one of the own legendary cards at random', () => {
    const t = table().hero('ironbreaker', { legendary: ['keystone-maul'], capacity: 1 });
    carryOut(t, [{ do: { legendary: { hero: 'you' } } }]).picks('p1', 'equip');
    expect(heroOf(t.now, 'ironbreaker')).toMatchObject({
      gear: [{ card: 'keystone-maul' }],
      legendary: [],
    });
  });

  rule(
    'ACG-DELVE-03',
    'capacity rises, an action is upgraded, depleted gear is refreshed and speaks up again',
    () => {
      const t = table().hero('ironbreaker', { depletedGear: ['boiled-leathers'], capacity: 2 });
      carryOut(t, [
        { do: { raiseCapacity: { hero: 'you', by: 1 } } },
        { do: { refresh: { hero: 'each' } } },
        { do: { upgrade: { hero: 'you' } } },
      ]);
      t.answers('p1', 'choose-action-to-upgrade', 'shield-wall')
        .heroHas('ironbreaker', { capacity: 3 })
        .isQuiet();
      const { gear, actions } = heroOf(t.now, 'ironbreaker');
      expect(gear).toMatchObject([{ depleted: false }]);
      expect(actions.map((slot) => slot.card)).toContain('living-rampart');
      expect(t.board.listening['would-suffer']).toEqual(['boiled-leathers|boiled-leathers/abilities.0']);
    },
  );
});

describe('condition', () => {
  rule(['ACG-COND-01', 'ACG-COND-02'], 'received and lost again', () => {
    const t = table();
    carryOut(t, [{ do: { condition: { hero: 'each', gain: 'bleeding' } } }])
      .heroHas('ironbreaker', { conditions: ['bleeding'] })
      .heroHas('waywatcher', { conditions: ['bleeding'] });
    carryOut(t, [{ do: { condition: { hero: 'you', lose: 'bleeding' } } }])
      .heroHas('ironbreaker', { conditions: [] })
      .heroHas('waywatcher', { conditions: ['bleeding'] });
    expect(t.board.supply.bleeding).toBe(3);
  });

  test('one of several is chosen by its bearer; without one nothing is lost', () => {
    const t = table().hero('waywatcher', { conditions: ['bleeding', 'sickened'] });
    carryOut(t, [{ do: { condition: { hero: 'each', lose: 'one' } } }])
      .asks('p2', 'choose-condition', 'bleeding', 'sickened')
      .picks('p2', 'sickened')
      .heroHas('waywatcher', { conditions: ['bleeding'] })
      .isQuiet();
  });
});
