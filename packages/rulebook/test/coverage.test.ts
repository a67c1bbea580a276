import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { coverage, readTests, scanTests } from '../src/coverage/index.js';
import { rulebook } from '../src/index.js';

const scan = (text: string) => scanTests([{ file: 'a.test.ts', text }]);
const ids = (text: string) => scan(text).map((mention) => mention.rule);

describe('scanning tests', () => {
  it('reads id, title and line', () => {
    expect(scan("\n\nrule('ACG-ZONE-04', 'a fourth enemy', () => {});")).toEqual([
      { rule: 'ACG-ZONE-04', file: 'a.test.ts', line: 3, title: 'a fourth enemy' },
    ]);
  });

  it('reads several ids, both kinds of quotes and new lines', () => {
    const found = scan(`rule(\n  ["ACG-ZONE-04", 'ACG-ZONE-05'],\n  "both",\n  () => {},\n);`);
    expect(found.map(({ rule, title, line }) => [rule, title, line])).toEqual([
      ['ACG-ZONE-04', 'both', 1],
      ['ACG-ZONE-05', 'both', 1],
    ]);
  });

  it('takes a title in backticks as it stands', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the scanned source holds the template
    expect(scan("rule('ACG-ZONE-04', `with ${n} enemies`, run)")[0]?.title).toBe('with ${n} enemies');
  });

  it('reads past trailing commas and other arguments in the list', () => {
    expect(ids("rule(['ACG-ZONE-04', 'ACG-ZONE-05',], 'x', run)")).toEqual(['ACG-ZONE-04', 'ACG-ZONE-05']);
  });

  it('ignores comments, strings, methods, other names and tests switched off', () => {
    expect(ids("// rule('ACG-ZONE-01', 'x')")).toEqual([]);
    expect(ids("/* rule('ACG-ZONE-01', 'x')\n rule('ACG-ZONE-02') */")).toEqual([]);
    expect(ids(`const s = "rule('ACG-ZONE-01', 'x')";`)).toEqual([]);
    expect(ids("book.rule('ACG-ZONE-01')")).toEqual([]);
    expect(ids("myrule('ACG-ZONE-01'); rules('ACG-ZONE-02');")).toEqual([]);
    expect(ids("rule.skip('ACG-ZONE-01', 'x', run); rule.todo('ACG-ZONE-02', 'x');")).toEqual([]);
  });

  it('is not confused by quotes and comment signs inside strings and patterns', () => {
    expect(ids(`const u = 'http://x'; rule('ACG-ZONE-01', 'x', run);`)).toEqual(['ACG-ZONE-01']);
    expect(ids('const p = /["`\']/.test(x); rule("ACG-ZONE-02", "it\\"s", run);')).toEqual(['ACG-ZONE-02']);
    expect(ids(`const half = a / 2; rule('ACG-ZONE-03', 'x', run); const b = c / d;`)).toEqual([
      'ACG-ZONE-03',
    ]);
  });
});

describe('coverage', () => {
  const required = rulebook('acg').rules.filter((rule) => rule.kind !== 'content');
  const carried = [
    { rule: 'ACG-ZONE-02', by: 'acg.engage/place' },
    { rule: 'ACG-ZONE-02', by: 'acg.engage/place' },
    { rule: 'ACG-ZONE-04', by: 'acg.engage/overflow' },
    { rule: 'ACG-CONT-12', by: 'actions/watchful-spites.json' },
  ];
  const tests = [
    { file: 'zones.test.ts', text: "rule('ACG-ZONE-04', 'a', f);\nrule(['ACG-ZONE-05'], 'b', f);" },
  ];
  const report = coverage('acg', { carried, tests });
  const entry = (id: string) => report.entries.find((one) => one.id === id);

  it('names for each entry what carries it out and which test shows it', () => {
    expect(entry('ACG-ZONE-02')).toMatchObject({ carriedBy: ['acg.engage/place'], testedBy: [] });
    expect(entry('ACG-ZONE-04')).toMatchObject({
      carriedBy: ['acg.engage/overflow'],
      testedBy: [{ file: 'zones.test.ts', line: 1, title: 'a' }],
    });
  });

  it('counts required entries, and content apart', () => {
    const { missing, ...counts } = report.summary;
    expect(counts).toEqual({
      entries: 396,
      required: 363,
      carriedOut: 2,
      tested: 2,
      contentEntries: 33,
      contentCovered: 1,
    });
    expect(missing).toHaveLength(362);
  });

  it('misses what is not carried out or not tested', () => {
    expect(report.summary.missing).toContain('ACG-ZONE-02');
    expect(report.summary.missing).toContain('ACG-ZONE-05');
    expect(report.summary.missing).not.toContain('ACG-ZONE-04');
    expect(report.summary.missing).not.toContain('ACG-CONT-12');
  });

  it('misses nothing when every required entry has both', () => {
    const all = coverage('acg', {
      carried: required.map(({ id }) => ({ rule: id, by: 'x' })),
      tests: [{ file: 'all.test.ts', text: required.map(({ id }) => `rule('${id}', 't', f);`).join('\n') }],
    });
    expect(all.summary).toMatchObject({ carriedOut: 363, tested: 363, missing: [] });
    expect(all.unknown).toEqual([]);
  });

  it('lists unknown ids of carriers and tests, with what was probably meant', () => {
    const wrong = coverage('acg', {
      carried: [{ rule: 'ACG-ZONES-04', by: 'acg.engage/overflow' }],
      tests: [{ file: 'a.test.ts', text: "\nrule('acg-zone-04', 'x', f); rule('LR-SET-01', 'x', f);" }],
    });
    expect(wrong.unknown.map(({ id, where, nearest }) => [id, where, nearest[0]])).toEqual([
      ['ACG-ZONES-04', 'acg.engage/overflow', 'ACG-ZONE-04'],
      ['acg-zone-04', 'a.test.ts:2', 'ACG-ZONE-04'],
      ['LR-SET-01', 'a.test.ts:2', undefined],
    ]);
    expect(wrong.summary.carriedOut).toBe(0);
  });
});

describe('reading test files', () => {
  it('takes the tests below a folder and names them from the root', () => {
    const root = mkdtempSync(join(tmpdir(), 'questhall-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    mkdirSync(join(root, 'test/rules'), { recursive: true });
    for (const file of ['test/z.test.ts', 'test/rules/a.test.ts', 'test/helper.ts'])
      writeFileSync(join(root, file), file);
    expect(readTests(join(root, 'test'), root)).toEqual([
      { file: 'test/rules/a.test.ts', text: 'test/rules/a.test.ts' },
      { file: 'test/z.test.ts', text: 'test/z.test.ts' },
    ]);
    expect(readTests(join(root, 'none'))).toEqual([]);
  });
});
