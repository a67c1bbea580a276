import { describe, expect, test } from 'vitest';
import type { Line } from '../../src/content/line.js';
import { problemsWith, rule, table } from '../kit.js';
import { carryOut } from './carries-out.js';

describe('lines', () => {
  rule(
    ['ACG-GOLD-09', 'ACG-HERO-08'],
    '"may" without a choice of its own is asked for; the next line comes in any case',
    () => {
      const lines = [
        { may: { recover: { count: 1 } } },
        { do: { suffer: { hero: 'one-other' as const, count: 1 } } },
      ];
      const laid = () => table().hero('ironbreaker', { wounds: 2 });
      carryOut(laid(), lines)
        .answers('p1', 'carry-out-line', 'no')
        .heroHas('ironbreaker', { wounds: 2 })
        .heroHas('waywatcher', { wounds: 1 });
      carryOut(laid(), lines)
        .answers('p1', 'carry-out-line', 'yes')
        .heroHas('ironbreaker', { wounds: 1 })
        .heroHas('waywatcher', { wounds: 1 });
    },
  );

  test('the party or the target hero may have the say', () => {
    const recover = { recover: { count: 1 } };
    carryOut(table(), [{ may: recover, by: 'party' }]).asks('party', 'carry-out-line', 'yes', 'no');
    carryOut(table(), [{ may: recover, by: 'target' }], { target: 'waywatcher' }).isAsked('p2');
  });

  rule('ACG-AER-07', 'without a target hero nobody is asked for it', () => {
    const options = [{ lines: [{ do: { suffer: { count: 1 } } }] }, { lines: [] }];
    carryOut(table(), [{ may: { recover: { count: 1 } }, by: 'target' }]).isQuiet();
    carryOut(table(), [{ do: { choose: { by: 'target', options } } }])
      .heroHas('ironbreaker', { wounds: 0 })
      .isQuiet();
  });

  rule('ACG-EFF-01', 'a line whose condition does not hold is passed over', () => {
    const lines: Line[] = [
      { if: { hero: { who: 'you', has: 'wounds', atLeast: 2 } }, do: { peril: { change: 1 } } },
    ];
    expect(carryOut(table(), lines).board.peril).toBe(0);
    expect(carryOut(table().hero('ironbreaker', { wounds: 2 }), lines).board.peril).toBe(1);
  });

  rule(
    ['ACG-EFF-04', 'ACG-EFF-02'],
    'a line with a cost is optional, and not offered to one who cannot pay',
    () => {
      const lines: Line[] = [{ cost: { tokens: 1 }, do: { recover: { count: 2 } } }];
      const laid = () => table().hero('ironbreaker', { wounds: 2, tokens: { rest: 1 } });
      carryOut(table().hero('ironbreaker', { wounds: 2 }), lines)
        .heroHas('ironbreaker', { wounds: 2 })
        .isQuiet();
      carryOut(laid(), lines)
        .answers('p1', 'pay-for-line', 'no')
        .heroHas('ironbreaker', { wounds: 2, tokens: { rest: 1 } })
        .isQuiet();
      carryOut(laid(), lines)
        .answers('p1', 'pay-for-line', 'yes')
        .heroHas('ironbreaker', { wounds: 0, tokens: { rest: 0 } })
        .isQuiet();
    },
  );
});

describe('choose', () => {
  const either: Line[] = [
    {
      do: {
        choose: {
          options: [
            { cost: { tokens: 1 }, lines: [{ do: { peril: { change: 1 } } }] },
            {
              if: { hero: { who: 'you', has: 'wounds', atMost: 0 } },
              lines: [{ do: { suffer: { count: 2 } } }],
            },
            {
              lines: [
                { do: { exhaust: { action: { hero: 'you', count: 1 } } } },
                { do: { suffer: { count: 1 } } },
              ],
            },
          ],
        },
      },
    },
  ];

  rule(
    ['ACG-EFF-01', 'ACG-EFF-02', 'ACG-EFF-06'],
    'only alternatives that can be met are offered; their cost is paid',
    () => {
      const rich = table().hero('ironbreaker', { tokens: { rest: 2 } });
      carryOut(rich, either).asks('p1', 'choose-option', 'option-0', 'option-1', 'option-2');
      rich
        .picks('p1', 'option-0')
        .heroHas('ironbreaker', { tokens: { rest: 1 }, wounds: 0 })
        .isQuiet();
      expect(rich.board.peril).toBe(1);
      const hurt = table().hero('ironbreaker', { wounds: 1, exhausted: ['rest', 'explore'] });
      carryOut(hurt, either)
        .heroHas('ironbreaker', { wounds: 2, exhausted: ['attack', 'explore', 'rest'] })
        .isQuiet();
    },
  );

  rule('ACG-GOLD-09', 'with "may" it can be declined', () => {
    const [{ do: choose }] = either as [Line];
    carryOut(table(), [{ may: choose }])
      .asks('p1', 'choose-option', 'option-1', 'option-2', 'decline')
      .picks('p1', 'decline')
      .isQuiet();
  });

  test('others may choose', () => {
    const options = [{ lines: [{ do: { peril: { change: 1 } } }] }, { lines: [] }];
    carryOut(table(), [{ do: { choose: { by: 'party', options } } }]).isAsked('party');
    carryOut(table(), [{ do: { choose: { by: 'target', options } } }], { target: 'waywatcher' }).isAsked(
      'p2',
    );
    carryOut(table(), [{ do: { choose: { by: 'that-hero', options } } }], { hero: 'waywatcher' }).isAsked(
      'p2',
    );
  });

  test('nothing to choose from: nothing happens', () => {
    carryOut(table(), [{ do: { choose: { options: [{ cost: { tokens: 1 }, lines: [] }] } } }]).isQuiet();
  });
});

describe('the vocabulary', () => {
  const problemsOf = (lines: unknown[]) => {
    const record = {
      kind: 'dungeon',
      id: 'wrong',
      name: 'Wrong',
      origin: 'ours',
      type: 'event',
      treasure: 0,
      lines,
    };
    return problemsWith(record).map(({ message }) => message);
  };

  test('one verb a line, with the parameters it knows', () => {
    expect(problemsOf([{ do: { recover: { count: 1 }, peril: { change: 1 } } }])).not.toEqual([]);
    expect(problemsOf([{ do: { recover: { count: 1 } }, may: { recover: { count: 1 } } }])).not.toEqual([]);
    expect(problemsOf([{ do: { juggle: {} } }])).not.toEqual([]);
  });

  test('a mistake in a parameter is named where it is', () => {
    expect(problemsOf([{ do: { peril: { change: 'up' } } }]).join()).toContain('lines.0.do.peril.change');
    expect(problemsOf([{ do: { engage: { enemy: { in: 'heaven' } } } }]).join()).toContain(
      'lines.0.do.engage.enemy.in',
    );
  });
});

describe('if you cannot', () => {
  const HURT: Line = { ifYouCannot: true, do: { suffer: { hero: 'you', count: 1 } } };
  const exhaust = (count: number): Line => ({ do: { exhaust: { action: { hero: 'you', count } } } });
  const discard = (count: number): Line => ({ do: { discardTokens: { hero: 'you', count } } });

  rule('ACG-EFF-01', 'the line below is carried out in place of an exhausted action', () => {
    carryOut(table().hero('ironbreaker', { exhausted: ['attack', 'explore'] }), [exhaust(1), HURT])
      .heroHas('ironbreaker', { exhausted: ['attack', 'explore', 'rest'], wounds: 0 })
      .isQuiet();
    // Shield Wall is left, which no effect can exhaust.
    carryOut(table().hero('ironbreaker', { exhausted: ['attack', 'explore', 'rest'] }), [exhaust(1), HURT])
      .heroHas('ironbreaker', { exhausted: ['attack', 'explore', 'rest'], wounds: 1 })
      .isQuiet();
  });

  rule(['ACG-GOLD-10', 'ACG-EFF-01'], 'what is done only in part counts as not done', () => {
    carryOut(table().hero('ironbreaker', { exhausted: ['attack', 'explore'] }), [exhaust(2), HURT])
      .heroHas('ironbreaker', { exhausted: ['attack', 'explore', 'rest'], wounds: 1 })
      .isQuiet();
    carryOut(table().hero('ironbreaker', { tokens: { rest: 1 } }), [discard(2), HURT])
      .heroHas('ironbreaker', { tokens: { rest: 0 }, wounds: 1 })
      .isQuiet();
  });

  rule('ACG-TOK-03', 'it hurts one who has no tokens to discard, and nobody else', () => {
    carryOut(table(), [discard(1), HURT])
      .heroHas('ironbreaker', { wounds: 1 })
      .isQuiet();
    carryOut(table().hero('ironbreaker', { tokens: { rest: 1 } }), [discard(1), HURT])
      .heroHas('ironbreaker', { tokens: { rest: 0 }, wounds: 0 })
      .isQuiet();
  });

  rule(['ACG-ZONE-13', 'ACG-GOLD-04'], 'an enemy that cannot be engaged or exhausted does not count', () => {
    const engage: Line = { do: { engage: { enemy: { in: 'shadows' } } } };
    carryOut(table().enemy('x'), [engage, HURT])
      .zone('ironbreaker', ['x'])
      .heroHas('ironbreaker', { wounds: 0 });
    carryOut(table().enemy('x', { card: 'test-aloof' }), [engage, HURT]).heroHas('ironbreaker', {
      wounds: 1,
    });
    carryOut(table().enemy('x', { card: 'test-aloof', facedown: true }), [engage, HURT])
      .enemyIs('x', { faceup: true, zone: 'shadows' })
      .heroHas('ironbreaker', { wounds: 1 });
    const tire: Line = { do: { exhaust: { enemy: { in: 'engaged-with-you', count: 2 } } } };
    const met = () => table().enemy('x', { in: 'ironbreaker' });
    carryOut(met().enemy('y', { in: 'ironbreaker' }), [tire, HURT]).heroHas('ironbreaker', { wounds: 0 });
    carryOut(met().enemy('y', { in: 'ironbreaker', card: 'test-stubborn' }), [tire, HURT])
      .enemyIs('x', { exhausted: true })
      .heroHas('ironbreaker', { wounds: 1 });
  });

  rule(['ACG-SPAWN-11', 'ACG-DECK-17'], 'an enemy that is nowhere to be found cannot be spawned', () => {
    const grump: Line = { do: { spawn: { named: 'odious-grump' } } };
    carryOut(table().enemy('g', { card: 'odious-grump', in: 'lair' }), [grump, HURT]).heroHas('ironbreaker', {
      wounds: 0,
    });
    carryOut(table().enemy('g', { card: 'odious-grump' }), [grump, HURT]).heroHas('ironbreaker', {
      wounds: 1,
    });
    const two: Line = { do: { spawn: { count: 2 } } };
    const deck = (...cards: string[]) => table().deck('enemy', cards);
    carryOut(deck('test-brute#1', 'test-brute#2'), [two, HURT])
      .heroHas('ironbreaker', { wounds: 0 })
      .isQuiet();
    carryOut(deck('test-brute#1'), [two, HURT]).heroHas('ironbreaker', { wounds: 1 }).isQuiet();
  });

  test('only the line right before it counts', () => {
    const peril: Line = { do: { peril: { change: 1 } } };
    const chain: Line[] = [discard(1), { ...exhaust(1), ifYouCannot: true }, HURT, peril];
    const rich = carryOut(table().hero('ironbreaker', { tokens: { rest: 1 } }), chain);
    rich.heroHas('ironbreaker', { exhausted: [], wounds: 0 });
    const tired = carryOut(table().hero('ironbreaker', { exhausted: ['attack', 'explore'] }), chain);
    tired.heroHas('ironbreaker', { exhausted: ['attack', 'explore', 'rest'], wounds: 0 });
    const spent = carryOut(table().hero('ironbreaker', { exhausted: ['attack', 'explore', 'rest'] }), chain);
    spent.heroHas('ironbreaker', { wounds: 1 });
    expect([rich, tired, spent].map((t) => t.board.peril)).toEqual([1, 1, 1]);
  });

  test('a line that does not apply leaves nothing to be made up for', () => {
    const never: Line = { ...discard(1), if: { roundAtLeast: 9 } };
    carryOut(table(), [discard(1), HURT, never, HURT])
      .heroHas('ironbreaker', { wounds: 1 })
      .isQuiet();
  });

  test.each<[string, Line[]]>([
    ['at the top', [HURT]],
    ['after what may be declined', [{ may: { discardTokens: { hero: 'you', count: 1 } } }, HURT]],
    [
      'after what is paid for',
      [{ cost: { wounds: 1 }, do: { discardTokens: { hero: 'you', count: 1 } } }, HURT],
    ],
    ['after what somebody else does', [{ do: { discardTokens: { hero: 'each', count: 1 } } }, HURT]],
    ['after what says nothing of its success', [{ do: { peril: { change: 1 } } }, HURT]],
  ])('it cannot stand %s', (_, lines) => {
    const record = {
      kind: 'dungeon',
      id: 'broken-card',
      name: 'Broken',
      origin: 'ours',
      type: 'event',
      treasure: 0,
      quest: true,
      lines,
    };
    expect(problemsWith(record)[0]?.message).toMatch(
      /"ifYouCannot" follows an order to you to discard tokens, engage, exhaust or spawn/,
    );
  });
});

describe('lines that contradict themselves', () => {
  const refused = (line: object): number => {
    const record = {
      kind: 'dungeon',
      id: 'contrary-card',
      name: 'Contrary',
      origin: 'ours',
      type: 'event',
      treasure: 0,
      quest: true,
      lines: [line],
    };
    return problemsWith(record).length;
  };

  test.each([
    ['a spawned enemy that engages several heroes', { do: { spawn: { hero: 'each' } } }],
    ['an enemy that engages a hero in the shadows', { do: { spawn: { hero: 'you', place: 'shadows' } } }],
    ['a facedown enemy that engages a hero', { do: { spawn: { hero: 'you', facedown: true } } }],
    ['several enemies that rank highest', { do: { retreat: { enemy: { rank: 'highest', count: 2 } } } }],
    [
      'two conditions at once',
      { if: { roundAtLeast: 2 }, ifYouCannot: true, do: { suffer: { hero: 'you', count: 1 } } },
    ],
  ])('%s', (_, line) => {
    expect(refused(line)).toBeGreaterThan(0);
  });
});
