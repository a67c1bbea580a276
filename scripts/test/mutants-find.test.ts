import { describe, expect, it } from 'vitest';
import { findMutants } from '../lib/mutants/find.mjs';
import { sample } from '../lib/mutants/sample.mjs';
import { weave } from '../lib/mutants/weave.mjs';

/** What the mutants of a piece of code look like. */
const changes = (source: string, options = {}) =>
  findMutants('sample.ts', source, options).map(({ after }) => after);

it('a callback with a block for its body gives code that can still be read', () => {
  const source = 'const x = list.some((n) => {\n  return n > m;\n});';
  const forced = changes(source).filter(
    (after) => after.includes('return true;') || after.includes('return false;'),
  );
  expect(forced.length).toBeGreaterThan(0);
});

describe('the mutants of a source', () => {
  it.each([
    ['x = a < b;', ['(nothing)', 'x = a <= b;', 'x = a >= b;']],
    ['x = a === b;', ['(nothing)', 'x = a !== b;']],
    [
      'if (a > 1) f();',
      ['if (true) f();', 'if (false) f();', 'if (a >= 1) f();', 'if (a > 2) f();', 'if (a > 0) f();'],
    ],
    ['const x = a + b;', ['const x = a - b;']],
    ['const x = 0;', ['const x = 1;']],
    ['const x = 50_000;', ['const x = 0;']],
    ['const x = !a;', ['const x = a;']],
    ['const x = Math.max(a, b);', ['const x = Math.min(a, b);']],
    ['const f = () => [a, ...b];', ['const f = () => [...b];', 'const f = () => [a];']],
    ['const TABLE = [a, b];', []],
    ['const x = a ?? b;', ['const x = a;', 'const x = b;']],
    ['const x = a && b && c;', ['const x = a && b;', 'const x = a && c;', 'const x = b && c;']],
    ['const x = a?.b;', ['const x = a.b;']],
    ['const x = list.filter(is);', ['const x = list;']],
    [
      'const x = list.sort((a, b) => (a < b ? -1 : 1));',
      [
        'const x = list;',
        'const x = list.sort((a, b) => (true ? -1 : 1));',
        'const x = list.sort((a, b) => (false ? -1 : 1));',
        'const x = list.sort((a, b) => (a <= b ? -1 : 1));',
        'const x = list.sort((a, b) => (a < b ? 1 : 1));',
      ],
    ],
    [
      'const x = list.some((n) => n > m);',
      [
        'const x = list.every((n) => n > m);',
        'const x = list.some((n) => true);',
        'const x = list.some((n) => false);',
        'const x = list.some((n) => n >= m);',
      ],
    ],
    ["switch (x) { case 'a': f(); }", ["switch (x) { case 'not a': f(); }", "switch (x) { case 'a': }"]],
    ['while (a) f();', ['while (false) f();', 'while (a)']],
    [
      'function f() { g(); if (a) { return 1; } return 2; }',
      expect.arrayContaining(['function f() { g(); if (true) { return 1; } return 2; }']),
    ],
  ])('%s', (source, expected) => {
    expect(changes(source)).toEqual(expected);
  });

  it('are not in types, messages, names of steps and ids of rules', () => {
    const source = `
      type Two = 1 | 2; const list = [] as readonly [0, 1][];
      throw new Error(\`\${a + 1} is too many\`);
      procedure.step('one', ['TOY-ONE-01'], helper);`;
    expect(changes(source).filter((text) => text !== '(nothing)')).toEqual([]);
  });

  it('are in what is told only if they are asked for', () => {
    const source = "g.tell?.('wounds', { count: a + 1 });";
    expect(changes(source)).toEqual([]);
    expect(changes(source, { events: true })).toContain("g.tell?.('wounds', { count: a - 1 });");
  });

  it('know the rules of the step around them, and of the steps that use their function', () => {
    const source = `
      const moving = procedure('toy.move').step('go', ['TOY-GO-01', 'TOY-GO-02'], (g) => { g.x = 1; leap(g); });
      function leap(g) { g.y = 1; }
      function idle(g) { g.z = 1; }`;
    const rules = (line: number) =>
      findMutants('sample.ts', source).find((mutant) => mutant.line === line)?.rules;
    expect([rules(2), rules(3), rules(4)]).toEqual([
      ['TOY-GO-01', 'TOY-GO-02'],
      ['TOY-GO-01', 'TOY-GO-02'],
      [],
    ]);
  });

  it('are drawn alike for the same seed', () => {
    const list = Array.from({ length: 40 }, (_, i) => i);
    expect(sample(list, 5, 'a')).toHaveLength(5);
    expect(sample(list, 5, 'a')).toEqual(sample(list, 5, 'a'));
    expect(sample(list, 5, 'a')).not.toEqual(sample(list, 5, 'b'));
  });
});

describe('the woven source', () => {
  const source = 'return a?.b.filter((n) => n < 2 && n !== m).length ?? 0;';
  const mutants = findMutants('sample.js', `function f(a, m) { ${source} }`);
  const numbered = mutants.map((mutant, i) => ({ ...mutant, id: i + 1 }));
  const woven = weave(`function f(a, m) { ${source} }`, numbered);
  const f = (active: number) => {
    Object.assign(globalThis, { $mutant: (id: number) => id === active });
    return new Function(`${woven} return f;`)() as (a: unknown, m: number) => unknown;
  };

  it('does what the source does while no mutant is in force', () => {
    expect([f(0)({ b: [0, 1, 2] }, 1), f(0)(undefined, 1)]).toEqual([1, 0]);
  });

  it('does what a mutant says while it is in force', () => {
    const number = (after: string) => mutants.findIndex((mutant) => mutant.after.includes(after)) + 1;
    expect(f(number('n < 3'))({ b: [0, 1, 2] }, 1)).toBe(2);
    expect(f(number('n <= 2'))({ b: [0, 1, 2] }, 1)).toBe(2);
    expect(f(number('a?.b.length'))({ b: [0, 1, 2] }, 1)).toBe(3);
    expect(f(number('?? 1'))(undefined, 1)).toBe(1);
    expect(() => f(number('a.b.filter'))(undefined, 1)).toThrow(TypeError);
  });
});
