import { gameCodes } from '@questhall/games';
import { expect, test } from 'vitest';
import { asText, camelCase, makeReport } from '../src/report.js';
import { NAMES, type Samples } from '../src/rounds.js';
import { median } from '../src/timing.js';

const [game = ''] = gameCodes;
const ROUNDS = { rounds: 3, ms: 1, warm: 1 };

function samples(change: Partial<Samples>): Samples {
  const flat: Samples = Object.fromEntries(NAMES.map((name) => [name, [100, 100, 100]]));
  return Object.assign(flat, change);
}

test('a ratio is the median of what each round says', () => {
  const report = makeReport(
    samples({ 'moves: engine': [40, 90, 5], 'moves: by hand': [100, 100, 10] }),
    ROUNDS,
  );
  expect(report.ratios.engineToHandwritten).toBe(0.5);
  expect(report.figures['moves: engine']).toEqual({ unit: 'moves/s', median: 40, min: 5, max: 90 });
});

test('what could not be measured says why and gives no ratio', () => {
  const none = { skipped: 'no game yet' };
  const report = makeReport(samples({ [`moves: ${game}`]: [none, none, none] }), ROUNDS);
  expect(report.ratios[`${camelCase(game)}ToHandwritten`]).toBeNull();
  expect(report.figures[`moves: ${game}`]).toEqual({ unit: 'decisions/s', skipped: 'no game yet' });
  expect(asText(report)).toContain('skipped: no game yet');
});

test('a busy machine is mentioned, because threads are measured by the real clock', () => {
  const report = makeReport(samples({}), ROUNDS);
  const on = (load: number) => asText({ ...report, machine: { ...report.machine, cores: 2, load } });
  expect(on(1.5)).not.toContain('busy');
  expect(on(7)).toContain('twoWorkers says nothing this time');
});

test('the report has what scripts read', () => {
  const report = JSON.parse(JSON.stringify(makeReport(samples({}), ROUNDS)));
  expect(report.ratios).toMatchObject({
    engineToBoardgameio: 1,
    engineToHandwritten: 1,
    [`${camelCase(game)}ToHandwritten`]: 1,
    forkToStructuredClone: 1,
    twoWorkers: 1,
  });
  expect(Object.keys(report)).toEqual(['ratios', 'figures', 'machine']);
});

test('the median of an even number of figures lies between the middle two', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([3, 1, 2])).toBe(2);
});
