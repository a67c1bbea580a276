import { expect, test } from 'vitest';
import { type Compiled, compileLines, type Lined, type WrittenLine } from '../src/index.js';

type Line = WrittenLine & { loud?: true };
type Ready = Compiled & { verb: string; loud: boolean };

const how: Lined<Line, Ready> = {
  finish: (head, verb, line) => ({ ...head, verb, loud: line.loud === true }),
  nested: (verb, params) =>
    verb === 'choose'
      ? (params as { options: Line[][] }).options.map((lines, i) => ({ at: `option${i}`, lines }))
      : [],
};

function compiled(key: string, lines: readonly Line[]) {
  const into: { programs: { [key: string]: readonly Ready[] }; lines: { [key: string]: Ready } } = {
    programs: {},
    lines: {},
  };
  compileLines(how, into, key, lines);
  return into;
}

test('a line gets a key, its verb and what it needs', () => {
  const { programs, lines } = compiled('horn/lines', [
    { do: { blow: { times: 2 } }, loud: true },
    { may: { rest: {} } },
  ]);
  expect(programs['horn/lines']).toEqual([
    { key: 'horn/lines.0', verb: 'blow', params: { times: 2 }, may: false, loud: true },
    { key: 'horn/lines.1', verb: 'rest', params: {}, may: true, loud: false },
  ]);
  expect(lines['horn/lines.1']).toBe(programs['horn/lines']?.[1]);
});

test('lines inside an effect get keys of their own', () => {
  const { programs } = compiled('door', [
    { do: { choose: { options: [[{ do: { open: {} } }], [{ do: { knock: {} } }]] } } },
  ]);
  expect(Object.keys(programs).toSorted()).toEqual(['door', 'door.0.option0', 'door.0.option1']);
  expect(programs['door.0.option1']?.[0]?.verb).toBe('knock');
});
