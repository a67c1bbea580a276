import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, run } from './run.js';

describe('rows', () => {
  const toy = ['sim', '--bot', 'random', '--workers', '0', '--seed', 's', '--games', '5'];
  test('are kept, and reported again', async () => {
    const cwd = folder();
    const first = await run([...toy, '--rows', 'r.jsonl', '--json'], { cwd });
    const again = await run(['sim', '--from', 'r.jsonl', '--from', 'r.jsonl', '--json'], { cwd });
    expect(again.code).toBe(0);
    const { seconds: _, decisionsPerSecond: __, ...report } = JSON.parse(first.out);
    expect(JSON.parse(again.out)).toMatchObject(report);
    const [head = ''] = readFileSync(join(cwd, 'r.jsonl'), 'utf8').split('\n');
    expect(JSON.parse(head).command).toBe('npx questhall sim --game cellar --bot random --games 5 --seed s');
  });
  test('whose last line was cut are reported without it, and that is said', async () => {
    const cwd = folder();
    await run([...toy, '--rows', 'r.jsonl'], { cwd });
    const text = readFileSync(join(cwd, 'r.jsonl'), 'utf8');
    writeFileSync(join(cwd, 'cut.jsonl'), text.slice(0, -20));
    const { code, out, err } = await run(['sim', '--from', 'cut.jsonl', '--json'], { cwd });
    expect({ code, games: JSON.parse(out).games }).toEqual({ code: 0, games: 4 });
    expect(err.replaceAll('\n', ' ')).toContain(
      "The last line of 'cut.jsonl' (line 6) was cut off and is left out.",
    );
    writeFileSync(join(cwd, 'unended.jsonl'), text.trimEnd());
    const whole = await run(['sim', '--from', 'unended.jsonl', '--json'], { cwd });
    expect({ games: JSON.parse(whole.out).games, err: whole.err }).toEqual({ games: 5, err: '' });
  });
  test('without a game are no report', async () => {
    const cwd = folder();
    await run([...toy, '--rows', 'r.jsonl'], { cwd });
    const [head = '', first = ''] = readFileSync(join(cwd, 'r.jsonl'), 'utf8').split('\n');
    for (const [text, cut] of [
      [`${head}\n`, false],
      [`${head}\n${first.slice(0, 30)}`, true],
    ] as const) {
      writeFileSync(join(cwd, 'head.jsonl'), text);
      const { code, out, err } = await run(['sim', '--from', 'head.jsonl', '--report', 'p.html'], { cwd });
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err.replaceAll('\n', ' ')).toContain("There are no games in 'head.jsonl', only a plan.");
      expect(err.includes('was cut off')).toBe(cut);
      expect(existsSync(join(cwd, 'p.html'))).toBe(false);
    }
    const both = await run(['sim', '--from', 'head.jsonl', '--from', 'r.jsonl', '--json'], { cwd });
    expect(JSON.parse(both.out).games).toBe(5);
  });
  test('become a page for designers', async () => {
    const cwd = folder();
    const { code, out } = await run([...toy, '--rows', 'r.jsonl', '--report', 'r.html'], { cwd });
    expect(code).toBe(0);
    expect(out).toContain('The report is in r.html: open it in a browser.');
    const page = readFileSync(join(cwd, 'r.html'), 'utf8');
    expect(page).toContain('npx questhall sim --game cellar --bot random --games 5 --seed s');
    await run(['sim', '--from', 'r.jsonl', '--report', 'again.html'], { cwd });
    expect(readFileSync(join(cwd, 'again.html'), 'utf8')).toBe(page);
  });
  test.each([
    [[...toy, '--report', '.'], "'.' is a folder."],
    [[...toy, '--report', 'no/where.html'], "'no/where.html' cannot be written: the folder does not exist."],
    [['sim', '--from', 'diary.txt', '--report', 'diary.txt/r.html'], "'diary.txt/r.html' cannot be written"],
    [[...toy, '--rows', '.'], "'.' is a folder."],
    [[...toy, '--rows', 'no/where.jsonl'], "'no/where.jsonl' cannot be written: the folder does not exist."],
    [[...toy, '--rows', 'diary.txt/x.jsonl'], "'diary.txt/x.jsonl' cannot be written"],
    [[...toy, '--rows', 'diary.txt'], 'is no file of rows'],
    [[...toy, '--games-each', '2'], 'Set --games (in total) or --games-each, not both.'],
    [['sim', '--from', 'diary.txt'], "'diary.txt' is no file of rows that --rows has written."],
    [['sim', '--from', 'nothing.jsonl'], "There is no file 'nothing.jsonl'."],
    [['sim', '--from', 'diary.txt', '--games', '3'], 'Leave --games out.'],
    [['sim', '--from', 'diary.txt', '--switch', 'a=b'], 'Leave --switch out.'],
  ])('%j', async (argv, said) => {
    const cwd = folder();
    writeFileSync(join(cwd, 'diary.txt'), 'dear diary\n');
    const { code, out, err } = await run(argv, { cwd });
    expect(err.replaceAll('\n', ' ')).toContain(said);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(readFileSync(join(cwd, 'diary.txt'), 'utf8')).toBe('dear diary\n');
  });
});
