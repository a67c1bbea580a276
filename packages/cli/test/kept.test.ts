import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { GAME_CODES } from '@questhall/rulebook';
import { describe, expect, test } from 'vitest';
import { gamesFolder } from '../src/kept/home.js';
import { folder, run } from './run.js';

const START = ['play', '--seed', 'mouse'];

/** A home of one's own, with the ways of running a game in it. */
function home() {
  const [root, cwd] = [folder(), folder()];
  const env = { QUESTHALL_HOME: root };
  return {
    root,
    games: join(root, 'games'),
    env,
    run: (argv: readonly string[], lines: Iterable<string> = [], more: object = {}) =>
      run(argv, { lines, env, cwd, ...more }),
  };
}

const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('the folder of kept games', () => {
  test.each([
    [{ QUESTHALL_HOME: '/q' }, '/q/games'],
    [{ QUESTHALL_HOME: 'here', HOME: '/h' }, '/cwd/here/games'],
    [{ XDG_DATA_HOME: '/x', HOME: '/h' }, '/x/questhall/games'],
    [{ XDG_DATA_HOME: 'x', HOME: '/h' }, '/h/.local/share/questhall/games'],
    [{ QUESTHALL_HOME: '', XDG_DATA_HOME: '', HOME: '/h' }, '/h/.local/share/questhall/games'],
    [{ USERPROFILE: '/u' }, '/u/.local/share/questhall/games'],
    [{}, undefined],
  ])('%o', (env, expected) => expect(gamesFolder({ env, cwd: '/cwd' })).toBe(expected));
});

describe('a game', () => {
  test('is kept after every answer, not before the first', async () => {
    const at = home();
    await at.run(START);
    expect(existsSync(at.games)).toBe(false);
    const { out } = await at.run(START, ['stairs', 'attack big']);
    expect(readdirSync(at.games)).toEqual(['cellar-mouse.json']);
    const { answers } = JSON.parse(readFileSync(join(at.games, 'cellar-mouse.json'), 'utf8'));
    expect(answers).toHaveLength(3);
    expect(out).toContain('Game saved. Continue with:\n  npx questhall play --continue cellar-mouse\n');
  });

  test('goes on where it was, again and again, in one file', async () => {
    const at = home();
    const whole = await at.run(START, ['stairs', 'attack big', '0', 'rest', 'save whole.json']);
    const apart = home();
    await apart.run(START, ['stairs']);
    await apart.run(['play', '--continue'], ['attack big']);
    const { out } = await apart.run(['play', '--continue', 'mouse'], ['0', 'rest', 'quit']);
    expect(out).toContain('Continued after 3 decisions');
    expect(out.match(/Ann strikes.*/)?.[0]).toBe(whole.out.match(/Ann strikes.*/)?.[0]);
    expect(readdirSync(apart.games)).toEqual(['cellar-mouse.json']);
  });

  test('is left without a question when it is kept', async () => {
    const { out } = await home().run(START, ['stairs', 'quit']);
    expect(out).toContain('> quit\nGoodbye. Game saved.');
  });

  test('is gone on with by the very command that was said, whatever was played meanwhile', async () => {
    const at = home();
    const first = await at.run(START, ['stairs', 'quit']);
    const same = await at.run(START, ['drain', 'quit']);
    await at.run(['play', '--seed', 'other'], ['stairs', 'quit']);
    const said = ({ out }: { out: string }) => /^ {2}npx questhall (play --continue .*)$/m.exec(out)?.[1];
    expect(said(first)).toBe('play --continue cellar-mouse');
    expect(said(same)).toBe('play --continue cellar-mouse-2');
    const again = await at.run((said(same) ?? '').split(' '), ['undo', 'stairs', 'quit']);
    expect(again.out).toContain('seed “mouse”');
    expect(said(again)).toBe('play --continue cellar-mouse-2');
  });

  test('that went on after it was saved is not sent back to the file', async () => {
    const at = home();
    const { out } = await at.run(START, ['stairs', 'save a.json', 'rest', 'quit']);
    expect(out).toContain('Game saved. Continue with:\n  npx questhall play --continue cellar-mouse\n');
    const there = await at.run(START, ['stairs', 'save a.json', 'quit']);
    expect(there.out).toContain('Continue from your save with:\n  npx questhall play a.json\n');
  });

  test('is kept as an undo leaves it', async () => {
    const at = home();
    await at.run(START, ['stairs', 'undo', 'drain', 'undo']);
    expect((await at.run(['play', '--continue'])).out).toContain('after 0 decisions');
  });

  test('goes on with the bots it had, unless others are named', async () => {
    const at = home();
    await at.run([...START, '--players', '2', '--bots', 'bob', '--bot', 'random'], ['stairs']);
    const same = await at.run(['play', '--continue'], ['rest', 'no', 'no', 'save a.json', 'quit']);
    expect(same.out).not.toContain('Bob, what do you do?');
    expect(same.out).toContain('--bots bob --bot random');
    const other = await at.run(
      ['play', '--continue', '--bots', 'none'],
      ['rest', 'no', 'no', 'rest', 'no', 'no'],
    );
    expect(other.out).toContain('Bob, what do you do?');
  });

  test('with the seed of another gets a name of its own', async () => {
    const at = home();
    await at.run(START, ['stairs']);
    await at.run(START, ['drain']);
    expect(readdirSync(at.games).sort()).toEqual(['cellar-mouse-2.json', 'cellar-mouse.json']);
  });

  test('that bots play among themselves is not kept', async () => {
    const at = home();
    await at.run([...START, '--bots', 'all']);
    expect(existsSync(at.games)).toBe(false);
  });

  test('from a file of its own is kept beside it, and the file stays', async () => {
    const at = home();
    await at.run(START, ['stairs', 'save a.json']);
    await at.run(['play', 'a.json'], ['rest', 'no']);
    const { out } = await at.run(['play', '--continue']);
    expect(out).toContain('Continued after 3 decisions');
    expect((await at.run(['play', 'a.json'])).out).toContain('Continued after 1 decision,');
  });

  test('that is changed elsewhere meanwhile is kept apart', async () => {
    const at = home();
    await at.run(START, ['stairs']);
    const file = join(at.games, 'cellar-mouse.json');
    const text = readFileSync(file, 'utf8');
    const lines = (function* () {
      yield 'rest';
      writeFileSync(file, `${text} `);
      yield 'no';
    })();
    const { out } = await at.run(['play', '--continue'], lines);
    expect(flat(out)).toContain("This game is now saved as 'cellar-mouse-2'.");
    expect(readFileSync(file, 'utf8')).toBe(`${text} `);
  });

  test('can be saved under a name with spaces', async () => {
    const at = home();
    const { out } = await at.run(START, [
      'stairs',
      'save my evening.json',
      'save "and another"',
      "save 'one more.json'",
    ]);
    expect(out).toContain("Continue with: npx questhall play 'my evening.json'");
    expect(out).toContain("npx questhall play 'and another'");
    expect(out).toContain("npx questhall play 'one more.json'");
    expect((await at.run(['play', 'my evening.json'])).out).toContain('after 1 decision');
  });
});

describe('a folder that cannot be used', () => {
  test('is named, and the game goes on', async () => {
    const at = home();
    writeFileSync(at.games, 'in the way');
    const { code, out } = await at.run(START, ['stairs', 'rest', 'no', 'quit', 'quit']);
    expect(code).toBe(0);
    expect(flat(out)).toContain(`Save failed. Games cannot be saved in '${at.games}': it is a file`);
    expect(out.match(/Save failed/g)).toHaveLength(1);
    expect(out).toContain('This game is not saved');
    expect(out).toContain('Restart the same game with');
  });

  test.skipIf(!existsSync('/proc/self'))('that can never be made keeps nobody waiting', async () => {
    const env = { QUESTHALL_HOME: '/proc/nope' };
    const { code, out } = await run(START, { env, lines: ['stairs', 'quit', 'quit'] });
    expect(code).toBe(0);
    expect(flat(out)).toContain(
      "Save failed. Games cannot be saved in '/proc/nope/games': a folder cannot be created in " +
        "'/proc'. Set QUESTHALL_HOME to a folder you can write to. You can play on; “save FILE” saves it elsewhere.",
    );
    expect(out).toContain('Restart the same game with');
    const crashes = await run(['sim', '--games', '1', '--workers', '0', '--out', '/proc/nope/a/b']);
    expect({ code: crashes.code, out: crashes.out }).toEqual({ code: 2, out: '' });
    expect(flat(crashes.err)).toContain(
      "Games cannot be saved in '/proc/nope/a/b': a folder cannot be created in '/proc'. Name a folder you can write to.",
    );
  });

  test('without a home nothing is kept, and it is said', async () => {
    const { out } = await run(START, { lines: ['stairs'] });
    expect(flat(out)).toContain('There is no home folder. Set QUESTHALL_HOME to one.');
    for (const argv of [['saves'], ['play', '--continue'], ['play', '--list']]) {
      const { code, err } = await run(argv);
      expect({ code, err }).toMatchObject({ code: 2 });
      expect(err).toContain('There is no home folder');
    }
  });

  test('that is write-protected costs nothing but a sentence', async () => {
    if (process.getuid?.() === 0) return;
    const at = home();
    mkdirSync(at.games);
    chmodSync(at.games, 0o500);
    const { code, out } = await at.run(START, ['stairs']);
    expect(code).toBe(0);
    expect(out).toContain('permission denied');
  });
});

describe('the list of games', () => {
  test('is empty at first', async () => {
    expect((await home().run(['saves'])).out).toContain('No saves yet.');
    const { code, err } = await home().run(['play', '--continue']);
    expect(code).toBe(2);
    expect(flat(err)).toContain(
      'No game is in progress. “npx questhall play” starts one; “npx questhall play FILE” opens a save.',
    );
    const named = await home().run(['play', '--continue', 'mouse']);
    expect(named.code).toBe(2);
    expect(flat(named.err)).toContain(
      "There is no save called 'mouse': there are no saves yet. “npx questhall play” starts one",
    );
  });

  test('says what each is, newest first, and what is over', async () => {
    const at = home();
    await at.run(['play', '--seed', 'old'], ['stairs']);
    utimesSync(join(at.games, 'cellar-old.json'), 1000, 1000);
    await at.run(['play', '--seed', 'new'], ['stairs']);
    await at.run(
      ['play', '--seed', 'done', '--players', '3'],
      Array.from({ length: 400 }, () => '1'),
    );
    for (const argv of [['saves'], ['play', '--list']]) {
      const { code, out } = await at.run(argv);
      expect(code).toBe(0);
      expect(out.indexOf('cellar-new')).toBeLessThan(out.indexOf('cellar-old'));
      expect(out).toMatch(/In progress\n {2}cellar-new\n {4}.*\d{4}-\d\d-\d\d \d\d:\d\d\n/);
    }
    const data = JSON.parse((await at.run(['saves', '--json'])).out);
    expect(data.games.map(({ name }: { name: string }) => name)).toContain('cellar-old');
  });

  test('names what is damaged, keeps it, and hides nothing else', async () => {
    const at = home();
    await at.run(START, ['stairs']);
    writeFileSync(join(at.games, 'torn.json'), '{"format":"questhall-sa');
    writeFileSync(join(at.games, 'future.json'), '{"format":"questhall-save","version":99}');
    const good = readFileSync(join(at.games, 'cellar-mouse.json'), 'utf8');
    writeFileSync(join(at.games, 'bent.json'), good.replace('"seed":"mouse"', '"seed":"house"'));
    mkdirSync(join(at.games, 'dir.json'));
    const { out } = await at.run(['saves']);
    const text = flat(out);
    expect(text).toContain('In progress cellar-mouse');
    expect(text).toContain('torn This file is not JSON: it was cut off');
    expect(text).toContain(
      'future This save has version 99; this Questhall reads up to 1: update Questhall.',
    );
    expect(text).toContain('bent This save was changed or damaged');
    const on = await at.run(['play', '--continue'], ['rest']);
    expect(flat(on.out)).toContain('cannot be opened');
    expect(on.out).toContain('Continued after 1 decision');
    expect(readdirSync(at.games)).toHaveLength(5);
    const { code, err } = await at.run(['play', '--continue', 'torn']);
    expect(code).toBe(2);
    expect(flat(err)).toContain("'torn' cannot be opened: this file is not JSON");
  });

  test('an old game is played again when it is opened, or refused with the reason', async () => {
    const at = home();
    await at.run(START, ['stairs', 'rest', 'no']);
    const file = join(at.games, 'cellar-mouse.json');
    const data = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...data, rules: '0' }));
    expect((await at.run(['saves'])).out).toContain('played with other rules or cards');
    expect((await at.run(['play', '--continue'])).out).toContain('Continued after 3 decisions');
    const odd = { ...data, rules: '0', answers: [{ decision: 1, picks: ['window'] }] };
    writeFileSync(file, JSON.stringify(odd));
    const { code, err } = await at.run(['play', '--continue']);
    expect(code).toBe(2);
    expect(flat(err)).toContain("'cellar-mouse' cannot be continued: the recorded game does not fit");
    await at.run(['play', '--seed', 'other'], ['stairs']);
    utimesSync(join(at.games, 'cellar-other.json'), 1000, 1000);
    const next = await at.run(['play', '--continue'], ['rest']);
    expect(flat(next.out)).toContain("'cellar-mouse' cannot be continued");
    expect(next.out).toContain('seed “other”');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(odd);
  });

  test('a game can be taken away by its whole name', async () => {
    const at = home();
    await at.run(START, ['stairs']);
    expect((await at.run(['saves', '--remove', 'mouse'])).code).toBe(2);
    expect((await at.run(['saves', '--remove', '../games/cellar-mouse'])).code).toBe(2);
    expect((await at.run(['saves', '--remove', 'cellar-mouse'])).out).toBe('Deleted: cellar-mouse.\n');
    expect(readdirSync(at.games)).toEqual([]);
  });

  test('bad names get a sentence', async () => {
    const at = home();
    await at.run(START, ['stairs']);
    await at.run(START, ['stairs']);
    const said = async (...argv: string[]) => flat((await at.run(argv)).err);
    expect(await said('play', '--continue', 'mause')).toContain("There is no save called 'mause'.");
    expect(await said('play', '--continue', 'cellar')).toContain("'cellar' could be");
    expect(await said('play', 'a.json', '--continue')).toContain('Give a file or --continue, not both.');
    expect(await said('play', '--continue', '--seed', 'x')).toContain('Leave --seed out.');
  });
});

test('what is wrong with a kept game ends in one full stop, wherever it is said', async () => {
  const at = home();
  await at.run(START, ['stairs']);
  const good = readFileSync(join(at.games, 'cellar-mouse.json'), 'utf8');
  writeFileSync(
    join(at.games, 'later.json'),
    good.replace('"game":"cellar"', `"game":"${GAME_CODES.at(-1)}"`),
  );
  const told = [
    await at.run(['saves']),
    await at.run(['play', '--continue']),
    await at.run(['play', '--continue', 'later']),
    await at.run(['play'], ['quit'], { typed: true }),
    await at.run(['play', join(at.games, 'later.json')]),
  ].map(({ out, err }) => flat(out + err));
  for (const text of told) {
    expect(text).toContain('Ready to play: cellar');
    expect(text).not.toMatch(/[^.]\.\.[^.]|\.\)\./);
  }
});

describe('at a terminal', () => {
  test('a game under way is offered, and a new one can be begun', async () => {
    const at = home();
    await at.run(START, ['stairs']);
    const on = await at.run(['play'], ['', 'quit'], { typed: true });
    expect(on.out).toContain('Continue a game?');
    expect(on.out).toContain('Continued after 1 decision');
    const fresh = await at.run(['play'], ['maybe', 'new', 'quit'], { typed: true });
    expect(fresh.out).toContain('Type a number from 1 to 2');
    expect(fresh.out).toContain('New game');
    const left = await at.run(['play'], ['quit'], { typed: true });
    expect(left.code).toBe(0);
    expect(left.out).not.toContain('New game');
  });

  test('a game that cannot be opened is named, and another can be chosen', async () => {
    const at = home();
    await at.run(START, ['stairs']);
    const file = join(at.games, 'cellar-mouse.json');
    const data = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(
      file,
      JSON.stringify({ ...data, rules: '0', answers: [{ decision: 1, picks: ['window'] }] }),
    );
    const { code, out } = await at.run(['play'], ['1', 'quit'], { typed: true });
    expect(code).toBe(0);
    expect(flat(out)).toContain("'cellar-mouse' cannot be continued");
    expect(out).toContain('New game');
  });

  test('a folder that cannot be read does not keep anybody from playing', async () => {
    const at = home();
    writeFileSync(at.games, 'in the way');
    const { code, out } = await at.run(['play'], ['quit'], { typed: true });
    expect(code).toBe(0);
    expect(out).toContain('New game');
  });

  test('a pipe is never asked', async () => {
    const at = home();
    await at.run(START, ['stairs']);
    expect((await at.run(['play'], ['stairs'])).out).not.toContain('Continue a game?');
  });
});
