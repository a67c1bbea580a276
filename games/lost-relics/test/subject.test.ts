import { expect, test } from 'vitest';
import { lostRelics } from '../src/index.js';

test('a question says whom it is about', () => {
  const { state } = lostRelics.start(lostRelics.setup({ players: 1, adventure: 'waking-stones' }), 'about');
  const about: (string | undefined)[] = [];
  while (state.open[0]?.ask === 'choose-start') {
    const [decision] = state.open;
    about.push(lostRelics.explain(state, decision).about);
    lostRelics.play(state, { decision: decision.id, picks: decision.options.slice(0, 1) });
  }
  expect(about).toEqual(['calthia', 'dhoraz', 'luxa', 'regis', 'taros'].slice(0, about.length));
  expect(about.length).toBeGreaterThan(1);
  const [decision] = state.open;
  expect(decision && lostRelics.explain(state, decision).about).toBe(state.board.active ?? undefined);
});
