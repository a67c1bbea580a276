import { describe, expect, test } from 'vitest';
import { rule, table } from '../kit.js';
import { carryOut } from './carries-out.js';

const OTHER_ZONES = { engage: { enemy: { count: 1 } } };

describe('engage', () => {
  rule(
    ['ACG-ZONE-08', 'ACG-FAQ-02'],
    'takes enemies from the shadows and from other heroes, never from the lair',
    () => {
      const t = table()
        .enemy('mine', { in: 'ironbreaker' })
        .enemy('hers', { in: 'waywatcher' })
        .enemy('shade', { in: 'shadows' })
        .enemy('hidden', { in: 'shadows', facedown: true })
        .enemy('king', { in: 'lair', card: 'test-nemesis' });
      carryOut(t, [{ do: OTHER_ZONES }]).asks('p1', 'choose-enemy-to-engage', 'hers', 'shade', 'hidden');
      t.picks('p1', 'hidden')
        .zone('ironbreaker', ['mine', 'hidden'])
        .enemyIs('hidden', { faceup: true })
        .isQuiet();
    },
  );

  rule('ACG-GOLD-09', '"may engage up to 2" can be declined or taken in part', () => {
    const lines = [{ may: { engage: { enemy: { count: 2 } } } }];
    const laid = () => table().enemy('a').enemy('b').enemy('c');
    carryOut(laid(), lines).wants('p1', { min: 0, max: 2 }).picks('p1').zone('ironbreaker', []).isQuiet();
    carryOut(laid(), lines).picks('p1', 'b').zone('ironbreaker', ['b']).zone('shadows', ['a', 'c']).isQuiet();
    carryOut(laid(), lines).picks('p1', 'c', 'a').zone('ironbreaker', ['a', 'c']).isQuiet();
  });

  rule('ACG-GOLD-10', 'without "may" as many as there are must be engaged', () => {
    const t = table().enemy('a').enemy('b');
    carryOut(t, [{ do: { engage: { enemy: { count: 3 } } } }])
      .zone('ironbreaker', ['a', 'b'])
      .isQuiet();
  });

  rule('ACG-GOLD-04', 'a faceup enemy that cannot be engaged is not offered, a facedown one is', () => {
    const t = table()
      .enemy('aloof', { card: 'test-aloof' })
      .enemy('masked', { card: 'test-aloof', facedown: true })
      .enemy('plain');
    carryOut(t, [{ do: OTHER_ZONES }]).asks('p1', 'choose-enemy-to-engage', 'masked', 'plain');
    t.picks('p1', 'masked').enemyIs('masked', { zone: 'shadows', faceup: true }).isQuiet();
  });

  rule('ACG-GOLD-06', 'where several heroes fit, the party chooses whom an enemy engages', () => {
    const t = table().enemy('wolf').hero('ironbreaker', { wounds: 3 }).hero('waywatcher', { wounds: 3 });
    const prey = [{ do: { engage: { enemy: 'this', hero: { most: 'wounds' } } } }];
    carryOut(t, prey, { self: 'wolf' }).asks(
      'party',
      'choose-hero-to-be-engaged',
      'ironbreaker',
      'waywatcher',
    );
    t.picks('party', 'waywatcher').zone('waywatcher', ['wolf']).isQuiet();
  });

  rule(
    'ACG-GOLD-03',
    'a sheet that sends enemies to the leader overrides their own text, but not that of heroes',
    () => {
      const laid = () =>
        table({ quest: 'the-drowned-vault' })
          .leader('waywatcher')
          .enemy('wolf')
          .hero('ironbreaker', { wounds: 3 });
      const prey = [{ do: { engage: { enemy: 'this', hero: { most: 'wounds' } } } }];
      carryOut(laid(), prey, { self: 'wolf' }).zone('waywatcher', ['wolf']).isQuiet();
      carryOut(laid(), [{ do: OTHER_ZONES }])
        .zone('ironbreaker', ['wolf'])
        .isQuiet();
    },
  );
});

describe('advance, retreat, inflict', () => {
  rule(
    ['ACG-EPH-14', 'ACG-ROUND-09'],
    'an enemy advances on the active hero, without one on the leader',
    () => {
      const advance = [{ do: { advance: { enemy: 'this' } } }];
      const active = table().phase('hero', 'waywatcher').enemy('wolf');
      carryOut(active, advance, { self: 'wolf', you: null }).zone('waywatcher', ['wolf']).isQuiet();
      const nobodyActive = table().enemy('wolf');
      carryOut(nobodyActive, advance, { self: 'wolf', you: null }).zone('ironbreaker', ['wolf']).isQuiet();
    },
  );

  rule(['ACG-EPH-19', 'ACG-GOLD-10'], 'one engaged enemy retreats: the player picks which, and must', () => {
    const t = table()
      .enemy('a', { in: 'ironbreaker' })
      .enemy('b', { in: 'ironbreaker' })
      .enemy('c', { in: 'waywatcher' });
    carryOut(t, [{ do: { retreat: { enemy: { in: 'engaged-with-you' } } } }])
      .asks('p1', 'choose-enemy-to-retreat', 'a', 'b')
      .wants('p1', { min: 1, max: 1 })
      .picks('p1', 'a')
      .zone('shadows', ['a'])
      .zone('ironbreaker', ['b'])
      .isQuiet();
  });

  rule('ACG-EPH-16', 'inflict wounds the hero the enemy is engaged with', () => {
    const t = table().phase('enemy', 'ironbreaker').enemy('wolf', { in: 'waywatcher', attack: 3 });
    carryOut(t, [{ do: { inflict: { enemy: 'this' } } }], { self: 'wolf' })
      .heroHas('waywatcher', { wounds: 3 })
      .isQuiet();
  });

  rule(
    'ACG-EPH-08',
    'an effect activates an enemy, which is exhausted, or readied if the effect says so',
    () => {
      const laid = () => table().enemy('wolf', { in: 'waywatcher', attack: 2 });
      carryOut(laid(), [{ do: { activate: { enemy: { name: 'test-brute' } } } }])
        .heroHas('waywatcher', { wounds: 2 })
        .enemyIs('wolf', { exhausted: true })
        .isQuiet();
      carryOut(laid(), [{ do: { activate: { enemy: { name: 'test-brute' }, thenReady: true } } }])
        .heroHas('waywatcher', { wounds: 2 })
        .enemyIs('wolf', { exhausted: false })
        .emits('enemy-readied', { enemy: 'wolf' })
        .isQuiet();
    },
  );
});

describe('spawn', () => {
  rule(['ACG-SPAWN-01', 'ACG-SPAWN-03'], 'faceup before the heroes, or where the effect says', () => {
    const cards = ['test-brute#1', 'test-brute#2', 'test-brute#3'];
    const clockwise = carryOut(table().deck('enemy', cards), [{ do: { spawn: { count: 2 } } }]).isQuiet();
    expect(clockwise.board.enemies.map(({ card, zone, faceup }) => ({ card, zone, faceup }))).toEqual([
      { card: 'test-brute#1', zone: 'ironbreaker', faceup: true },
      { card: 'test-brute#2', zone: 'waywatcher', faceup: true },
    ]);
    const shadows = carryOut(table().deck('enemy', cards), [
      { do: { spawn: { place: 'shadows' } } },
    ]).isQuiet();
    expect(shadows.board.enemies).toMatchObject([{ zone: 'shadows', faceup: true }]);
    const hidden = carryOut(table().deck('enemy', cards), [
      { do: { spawn: { count: 2, facedown: true } } },
    ]).isQuiet();
    expect(hidden.board.enemies).toMatchObject([
      { zone: 'shadows', faceup: false },
      { zone: 'shadows', faceup: false },
    ]);
  });

  rule('ACG-SPAWN-11', 'a named enemy comes from where the quest keeps it', () => {
    const t = table().enemy('king', { in: 'lair', card: 'test-nemesis' });
    carryOut(t, [{ do: { spawn: { named: 'test-nemesis' } } }])
      .enemyIs('king', { zone: 'ironbreaker' })
      .isQuiet();
  });

  test('as many as are counted', () => {
    const t = table().deck('enemy', ['test-brute#1', 'test-brute#2', 'test-brute#3']);
    carryOut(t, [{ do: { spawn: { count: { count: 'heroes' }, facedown: true } } }]).isQuiet();
    expect(t.board.enemies).toHaveLength(2);
    expect(t.board.decks.enemy.draw).toEqual(['test-brute#3']);
  });
});

describe('place', () => {
  rule('ACG-NEM-12', 'in the lair a nemesis loses all wounds and is readied', () => {
    const t = table().enemy('king', { in: 'ironbreaker', card: 'test-nemesis', wounds: 4, exhausted: true });
    carryOut(t, [{ do: { place: { enemy: 'that-enemy', to: 'lair' } } }], { enemy: 'king' })
      .enemyIs('king', { zone: 'lair', wounds: 0, exhausted: false })
      .emits('enemy-placed', { enemy: 'king', to: 'lair' })
      .isQuiet();
  });

  rule(['ACG-NEM-08', 'ACG-COMP-04'], 'one that has just fallen is taken up from where its card lies', () => {
    const t = table().given((b) => {
      b.fallen.king = { card: 'test-nemesis', rank: 0 };
      b.removed.push('test-nemesis');
    });
    carryOut(t, [{ do: { place: { enemy: 'that-enemy', to: 'lair' } } }], { enemy: 'king' }).isQuiet();
    expect(t.board.removed).toEqual([]);
    expect(t.board.enemies).toMatchObject([{ card: 'test-nemesis', zone: 'lair', faceup: true, wounds: 0 }]);
  });

  rule('ACG-COMP-04', 'a card that is removed or discarded lies in one place only', () => {
    const gone = table().enemy('wolf', { card: 'test-brute#1' });
    carryOut(gone, [{ do: { place: { enemy: 'that-enemy', to: 'removed' } } }], { enemy: 'wolf' })
      .enemyIsGone('wolf')
      .isQuiet();
    expect(gone.board.removed).toEqual(['test-brute#1']);
    const fallen = table()
      .deck('enemy', [], ['test-brute#2'])
      .given((b) => {
        b.fallen.wolf = { card: 'test-brute#2', rank: 0 };
      });
    carryOut(fallen, [{ do: { place: { enemy: 'that-enemy', to: 'removed' } } }], {
      enemy: 'wolf',
    }).isQuiet();
    expect(fallen.board).toMatchObject({ removed: ['test-brute#2'], decks: { enemy: { discard: [] } } });
  });

  test('the player picks one of the shadows to discard; abilities of the card fall silent', () => {
    const t = table().enemy('a', { card: 'barrow-knight-elite' }).enemy('b', { card: 'test-brute#1' });
    expect(t.board.listening['modify-dice']).toHaveLength(1);
    carryOut(t, [{ do: { place: { enemy: { in: 'shadows' }, to: 'discard' } } }])
      .picks('p1', 'a')
      .zone('shadows', ['b'])
      .isQuiet();
    expect(t.board.decks.enemy.discard).toEqual(['barrow-knight-elite']);
    expect(t.board.listening['modify-dice']).toEqual([]);
  });

  test('into the shadows, out of a zone', () => {
    const t = table().enemy('a', { in: 'ironbreaker', wounds: 1 });
    carryOut(t, [{ do: { place: { enemy: 'that-enemy', to: 'shadows' } } }], { enemy: 'a' })
      .enemyIs('a', { zone: 'shadows', wounds: 1 })
      .isQuiet();
  });
});
