import { DECLINE, Dice, seeded } from '@questhall/engine';
import { expect, test } from 'vitest';
import { layoutOf } from '../src/content/library.js';
import { lostRelicsBox as box, lostRelics } from '../src/index.js';

/** Every question of a random game, explained. */
function* asked(seed: string) {
  const { state } = lostRelics.start(lostRelics.setup({ players: 2, adventure: 'waking-stones' }), seed);
  const dice = new Dice(seeded(seed));
  for (let n = 0; n < 300 && state.over === null; n++) {
    const [decision] = state.open;
    if (decision === undefined) return;
    yield { state, decision, explained: lostRelics.explain(state, decision) };
    const count = decision.min + dice.draw('count', decision.max - decision.min + 1);
    const picks = dice.shuffle('picks', [...decision.options]).slice(0, count);
    lostRelics.play(state, { decision: decision.id, picks });
  }
}

test('questions of where to go are answered on the map, and no others', () => {
  const found = new Set<string>();
  for (const { state, decision, explained } of asked('where')) {
    const { byId } = layoutOf({ board: state.board, box });
    const places = decision.options.filter((id) => id !== DECLINE);
    const isWhere = places.length > 0 && places.every((id) => byId[id] !== undefined);
    expect(explained.on, decision.ask).toBe(isWhere ? 'map' : undefined);
    if (isWhere) found.add(decision.ask);
  }
  expect([...found]).toEqual(expect.arrayContaining(['choose-start', 'choose-step', 'choose-hostile-step']));
});

test('an answer says the way there: from where somebody stands to the area', () => {
  let ways = 0;
  for (const { state, decision, explained } of asked('path')) {
    if (decision.ask !== 'choose-step' && decision.ask !== 'choose-hostile-step') continue;
    const { byId } = layoutOf({ board: state.board, box });
    const standing = new Set([...state.board.heroes, ...state.board.hostiles].map(({ area }) => area));
    for (const [id, { path }] of Object.entries(explained.options)) {
      if (byId[id] === undefined) expect(path).toBeUndefined();
      else {
        expect(path).toHaveLength(2);
        expect(standing).toContain(path?.[0]);
        expect(path?.[1]).toBe(id);
        ways++;
      }
    }
  }
  expect(ways).toBeGreaterThan(10);
});

test('heroes who are set up come from nowhere', () => {
  const [first] = asked('start');
  expect(first?.decision.ask).toBe('choose-start');
  for (const { path } of Object.values(first?.explained.options ?? {})) expect(path).toBeUndefined();
});
