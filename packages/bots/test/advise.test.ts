import { seeded } from '@questhall/engine';
import { expect, test } from 'vitest';
import { toy } from '../../test-kit/test/toy.js';
import { advise } from '../src/index.js';

function opened() {
  const { state } = toy.start({ keepers: 2 }, 'advice');
  const [decision] = state.open;
  if (decision === undefined) throw new Error('nobody is asked');
  return { state, question: { decision, viewer: decision.by } };
}
const calm = { seed: 'x', moves: [], passed: () => 0 };

test('advice names no answer beside the best that is worth more', () => {
  const { state, question } = opened();
  const { compared, all } = advise(toy, state, question, calm);
  expect(all.length).toBe(question.decision.options.length);
  const worths = compared.map(({ worth }) => worth);
  expect(worths).toEqual([...worths].sort((a, b) => b - a));
});

test('advice is the same whatever is hidden, and is given even when no time is left', () => {
  const { state, question } = opened();
  const other = toy.determinize(state, question.viewer, seeded('elsewhere'));
  other.rng = seeded('other dice');
  expect(advise(toy, other, question, calm)).toEqual(advise(toy, state, question, calm));
  const hurried = advise(toy, state, question, { ...calm, passed: () => 2 });
  expect(hurried.compared[0]?.tries).toBe(1);
});
