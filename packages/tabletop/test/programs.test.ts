import { expect, test } from 'vitest';
import { type CompiledByName as Compiled, programsOf, type WrittenLine } from '../src/index.js';

type Line = WrittenLine & { loud?: true };
const compiled = () =>
  programsOf<Line, Compiled & { loud: boolean }>((head, line) => ({ ...head, loud: line.loud === true }));

test('a line gets a key, its verb and what it needs', () => {
  const { programs, lines, compile } = compiled();
  compile('horn/lines', [{ do: { blow: { times: 2 } }, loud: true }, { may: { rest: {} } }]);
  expect(programs['horn/lines']).toEqual([
    { key: 'horn/lines.0', verb: 'blow', params: { times: 2 }, may: false, loud: true },
    { key: 'horn/lines.1', verb: 'rest', params: {}, may: true, loud: false },
  ]);
  expect(lines['horn/lines.1']).toBe(programs['horn/lines']?.[1]);
});

test('lines inside an effect get keys of their own', () => {
  const { programs, compile, bindNested } = compiled();
  bindNested('choose', ({ options }: { options: Line[][] }) =>
    options.map((inner, i) => ({ at: `option${i}`, lines: inner })),
  );
  compile('door', [{ do: { choose: { options: [[{ do: { open: {} } }], [{ do: { knock: {} } }]] } } }]);
  expect(Object.keys(programs)).toEqual(['door.0.option0', 'door.0.option1', 'door']);
  expect(programs['door.0.option1']?.[0]?.verb).toBe('knock');
});
