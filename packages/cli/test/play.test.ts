import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { playing, run } from './run.js';

describe('a game in the terminal', () => {
  test('reads out the table, what happened and the question', async () => {
    const { code, out } = await playing(['stairs']);
    expect(code).toBe(0);
    expect(out).toContain('seed “mouse”');
    expect(out).toMatch(/The table\n {2}Round 1 of 12, 2 coins\./);
    expect(out).toContain('What happened\n  The cellar is dark; 3 rats can be heard.\n');
    expect(out).toContain('How do you get in?\n  1  Down the stairs\n  2  Through the drain\n> stairs\n');
    expect(out).toContain('You go by the stairs.');
    expect(out).toContain('Ann, what do you do?');
  });

  test('ends well when the input ends, and saves nothing', async () => {
    const { code, out, err } = await playing([]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('The input has ended');
    expect(out).toContain('Restart the same game with:\n  npx questhall play --seed mouse\n');
  });

  test('takes numbers and words for the same', async () => {
    const byNumber = await playing(['1', '1', '3', '0']);
    const byWords = await playing(['stairs', 'attack', 'big rat', '0']);
    const later = (text: string) => text.slice(text.lastIndexOf('What happened'));
    expect(later(byWords.out)).toBe(later(byNumber.out));
  });

  test('never answers by itself: Enter is no answer', async () => {
    const { out } = await playing(['', '1']);
    expect(out).toContain('> \nType a number or words of an option');
  });

  test('lets one line answer two questions', async () => {
    const { out } = await playing(['stairs', 'attack rat 2']);
    expect(out).toContain('> attack rat 2\n\nHow many coins do you put behind it?  (0 to 2)');
  });

  test('carries out no half of a line', async () => {
    const { out } = await playing(['stairs', 'attack dragon', 'attack bigg']);
    expect(out).toContain('“attack” fits, but “dragon” fits nothing after it');
    expect(out).not.toContain('Which rat?');
  });

  test('goes on to the question that has to be told apart', async () => {
    const { out } = await playing(['stairs', 'attack rat']);
    expect(out).toMatch(/“rat” fits several options.*\n {2}1 {2}Strike Rat 1\n/);
    expect(out).toContain('Which rat?');
  });

  test('takes several picks at once, by numbers or words', async () => {
    for (const picks of ['1 3', '1,3', 'oak, tin', 'oak and tin']) {
      const { out } = await playing(['stairs', 'search', picks]);
      expect(out).toContain('Chests: Iron Chest.');
    }
  });

  test('takes nothing where nothing is allowed', async () => {
    for (const none of ['0', 'none', 'nothing']) {
      const { out } = await playing(['stairs', 'search', none]);
      expect(out).toContain('Round 2 of 12');
      expect(out).not.toContain('finds');
    }
  });

  test('declines, says yes and no', async () => {
    const { out } = await playing(['stairs', 'rest', 'no', 'y']);
    expect(out).toContain('Ann rests and eats nothing.');
    expect(out).toContain('Round 2 of 12, 3 coins.');
  });

  test('says yes to the only thing there is', async () => {
    const { out } = await playing(['stairs', 'search', '1 2', 'search', 'yes']);
    expect(out).toContain('Chests: none.');
  });

  test('reads amounts as amounts, not as places in a list', async () => {
    const { out } = await playing(['stairs', 'attack big', '0']);
    expect(out).toMatch(/Round 2 of 12, 2 coins/);
  });

  test.each([
    ['7', 'There is no 7: choose 1 to 3.\n'],
    ['1 2', 'Choose exactly 1.'],
    ['dance', 'No option matches “dance”.'],
    ['udno', 'Did you mean “undo”?'],
    ['travel', 'The door is locked until the rats are gone.'],
  ])('answers “%s” with a sentence', async (line, sentence) => {
    const { code, out } = await playing(['stairs', line]);
    expect(code).toBe(0);
    expect(out).toContain(sentence);
  });

  test.each([
    ['1 2 3', 'Choose up to 2.'],
    ['1 1', 'Choose each option only once.'],
    ['0 1', 'Choose options or nothing, not both.'],
    ['oak, bog', 'No option matches “bog”.'],
  ])('of several, answers “%s” with a sentence', async (line, sentence) => {
    expect((await playing(['stairs', 'search', line])).out).toContain(sentence);
  });

  test('reads out only what has changed, under what it belongs to', async () => {
    const { out } = await playing(['stairs', 'attack big', '0', 'table']);
    expect(out).toMatch(
      /Changed on the table\n {2}Round 2 of 12, 2 coins\.\n {2}Rats:\n {4}Big Rat, wounds \d/,
    );
    expect(out.match(/Deck: 5 cards/g)).toHaveLength(2);
  });

  test('reads out everything for those who want it', async () => {
    const { out } = await playing(['stairs', 'attack big', '0'], '--table', 'full');
    expect(out.match(/Deck: 5 cards/g)?.length).toBe(4);
  });

  test('ends with a sentence, and can be undone even then', async () => {
    const { out } = await playing(['undo', 'log 3', 'rest', 'quit'], '--bots', 'all-but-first');
    expect(out).toContain('Nothing to undo.');
    const won = await playing(wonBy, '--table', 'full');
    expect(won.out).toContain('The cellar is yours: the rats are gone.');
    expect(won.out).toContain('rats left 0');
    expect(won.out).toContain('The game is over: undo, log, save FILE, or quit.');
    expect(won.out).toContain('Undone: 1 decision.');
  });
});

/** Strikes until the rats are gone, asks on, and takes the last blow back. */
const wonBy = ['stairs', ...Array.from({ length: 12 }, () => ['attack 1', '1', '0']).flat(), 'dance', 'undo'];

describe('people and bots', () => {
  test('several people are told whose question it is', async () => {
    const { out } = await playing(['drain', 'heads', 'tails', 'attack', '1'], '--players', '2');
    expect(out).toMatch(/^the party\nHow do you get in\?/m);
    expect(out).toContain('Bob, heads or tails?');
    expect(out).toMatch(/^Ann\nWhich rat\?/m);
  });

  test('bots play their seats, people decide for the group', async () => {
    const { out } = await playing(['stairs', 'rest', 'no', 'no'], '--players', '2', '--bots', 'ann');
    expect(out).toContain('How do you get in?');
    expect(out).toContain('Bob, what do you do?');
    expect(out).not.toContain('Ann, what do you do?');
  });

  test('a table of bots plays to the end by itself', async () => {
    const { code, out } = await playing([], '--players', '3', '--bots', 'all');
    expect(code).toBe(0);
    expect(out).toMatch(/The cellar is yours|The game is over: lost\./);
    expect(out).not.toContain('>');
  });

  test('what only one saw is told to that one', async () => {
    const { out } = await playing(['stairs', 'search', '1', 'log'], '--players', '2');
    expect(out.split('> log')[1]).not.toContain('finds');
  });
});

describe('orders', () => {
  test('why: the rule that asks, and what it is part of, in words of the game', async () => {
    const { out } = await playing(['stairs', 'why', 'attack', 'why']);
    expect(out).toContain('The rule behind “Ann, what do you do?”:\n  ACG-ACT-01  There are four actions');
    expect(out).toMatch(/It is part of:\n {2}A night in the cellar\n {4}ACG-ROUND-01 {2}A quest is played/);
    expect(out).toMatch(
      /It is part of:\n {4}ACG-ACT-01 {2}There are four .*\n.*\n {2}A night in the cellar\n/,
    );
    expect(out).not.toMatch(/step “|Main|Turn/);
  });

  test('why: the first rule of the step is the reason, the others are listed, and a note stands below', async () => {
    const { out } = await playing(['stairs', 'rest', 'why']);
    expect(out).toContain(
      [
        'The rule behind “Something to eat?”:',
        '  ACG-AER-10  You draw one dungeon card per explore action: the one that the explore card itself',
        '    tells you to draw.',
        '    Note: Explore cards themselves print the draw',
      ].join('\n'),
    );
    expect(out).toContain('\n  also: ACG-AER-12, ACG-AER-06\n');
  });

  test('why not: what is barred, by which rule', async () => {
    const { out } = await playing([
      'stairs',
      'why not',
      'why not 2',
      'why not travel',
      'why not 9',
      'why not fly',
    ]);
    expect(out).toContain('  1  Travel on  ACG-LOC-01\n  2  Befriend the Big Rat  ACG-GOLD-02');
    expect(out).toContain('Rats have no friends here.\n  ACG-GOLD-02  ');
    expect(out).toContain('\n  also: ACG-GOLD-03, ACG-GOLD-10\n');
    expect(out).toContain('The door is locked until the rats are gone.\n  ACG-LOC-01  ');
    expect(out).toContain('There is no 9');
    expect(out).toContain('I know no rule about “fly” here');
  });

  test('why not of something that is possible says so', async () => {
    const { out } = await playing(['stairs', 'why not rest', 'why not 3']);
    expect(out).toContain('You can: type 2 for “Rest a while”.');
    expect(out).toContain('You can: type 3 for “Search the chests”.');
  });

  test('odds: sampled, and says so', async () => {
    // With a clock that stands still every try is made, however busy the machine is.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    onTestFinished(() => clock.mockRestore());
    const { out } = await playing(['stairs', 'odds', 'odds']);
    expect(out).toMatch(/From \d+ simulated games/);
    const [, first, second] = out.split('> odds\n').map((part) => part.split('> ')[0]);
    expect(first).toMatch(/ 1 {2}Attack\n {5}worth \d+ \(\d+ to \d+\), .*rats left −\d/);
    expect(second).toBe(first);
  });

  test('log: the story so far, with its rules', async () => {
    const { out } = await playing(['log', 'stairs', 'log 1', 'log 0']);
    expect(out).toContain('The cellar is dark; 3 rats can be heard. ACG-SETUP-01');
    expect(out).toContain('(1 earlier line)\n  You go by the stairs. ACG-GOLD-07');
  });

  test('look: what stands on a card', async () => {
    const { out } = await playing(['look', 'look big rat', 'look unicorn', 'stairs', 'attack', 'look 2']);
    expect(out).toContain('Type the number of an option, or the name of a card.');
    expect(out).toContain('Big Rat\n  Has teeth.\n  Bites.\n');
    expect(out).toContain('No card matches “unicorn”.');
    expect(out).toContain('> look 2\nRat 2\n  Has teeth.');
  });

  test('rule: by id, by words, mistyped', async () => {
    const { out } = await playing([
      'rule ACG-ZONE-04',
      'rule overflow wounds',
      'rule ACG-ZONE-99',
      'rule xyzzy',
      'rule',
    ]);
    expect(out).toContain('Rule    ACG-ZONE-04, Zones');
    expect(out).not.toMatch(/^Note /m);
    expect(out).toContain('ACG-ZONE-06  Overflow wounds are not');
    expect(out).toContain('There is no rule ACG-ZONE-99. Did you mean');
    expect(out).toContain('No rule mentions “xyzzy”.');
    expect(out).toContain('Which rule?');
  });

  test('rule: the sentence for players first, the editors’ note below it', async () => {
    const { out } = await playing(['rule LR-SET-13', 'rule acg-aer-05', 'rule cannot aid defeated']);
    expect(out).toMatch(
      /^Text {4}You choose where each hero starts, .*\nNote {4}Hero starting areas are not described\./m,
    );
    expect(out).toMatch(/^Text {4}You cannot aid a defeated hero\.\nNote {4}Defeated heroes are not legal/m);
    expect(out).toMatch(
      /^ACG-AER-05 {2}You cannot aid a defeated hero\.\n {2}Note: Defeated heroes are not/m,
    );
  });

  test('guide and campaign: say so where a game has none', async () => {
    const { out } = await playing(['guide', 'campaign']);
    expect(out).toContain('This game has no guide');
    expect(out).toContain('This game has no campaign log');
  });

  test('help names them all', async () => {
    const { out } = await playing(['help']);
    for (const word of ['why not', 'odds', 'undo', 'redo', 'log', 'table', 'rule', 'save', 'quit']) {
      expect(out).toContain(`  ${word}`);
    }
  });

  test('quit asks once if the game is not saved', async () => {
    expect((await playing(['quit'])).out).toContain('Goodbye.');
    const { out } = await playing(['stairs', 'quit', 'quit', 'stairs']);
    expect(out).toContain('This game is not saved');
    expect(out).toContain('> quit\nGoodbye. Restart the same game');
  });

  test('are not confused with options', async () => {
    const { out } = await playing(['save the day', 'undo everything']);
    expect(out).toContain('No option matches “save the day”.');
    expect(out).toContain('No option matches “undo everything”.');
  });
});

describe('what is printed', () => {
  test('is never wider than 100 letters', async () => {
    const { out } = await playing(['stairs', 'why', 'why not 1', 'odds', 'help', 'rule ACG-ZONE-05']);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  test('has colours on a terminal only, and not against NO_COLOR', async () => {
    const argv = ['play', '--seed', 'mouse'];
    const colours = (text: string) => text.includes('\u001b[');
    expect(colours((await run(argv, { lines: ['stairs'], tty: true })).out)).toBe(true);
    expect(colours((await run(argv, { lines: ['stairs'] })).out)).toBe(false);
    expect(colours((await run(argv, { lines: ['stairs'], tty: true, env: { NO_COLOR: '1' } })).out)).toBe(
      false,
    );
    expect(colours((await run(['play', '--help'], { tty: true })).out)).toBe(true);
    expect(colours((await run(['play', '--help'])).out)).toBe(false);
    expect(colours((await run(['nothing'], { tty: true })).err)).toBe(true);
    expect(colours((await run(['nothing'], { tty: true, env: { NO_COLOR: '1' } })).err)).toBe(false);
  });
});
