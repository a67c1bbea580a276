import { expect, it } from 'vitest';
import { acg } from '../src/index.js';

const start = (difficulty: string) => {
  const setup = { players: 1, heroes: ['ironbreaker', 'bright-wizard'], quest: 'a-foul-stench', difficulty };
  return acg.view(acg.start(acg.setup(setup), 'numbers').state, 'spectator');
};

it('says the health that counts now, and not what is printed: the difficulty changes it', () => {
  expect(start('standard').heroes.map(({ health }) => health)).toEqual([26, 24]);
  expect(start('novice').heroes.map(({ health }) => health)).toEqual([29, 27]);
  expect(start('veteran').heroes.map(({ health }) => health)).toEqual([24, 22]);
});

it('gives the numbers of enemies that lie faceup, and none of those that do not', () => {
  const { enemies } = start('standard');
  expect(enemies.length).toBeGreaterThan(0);
  for (const { faceup, numbers } of enemies) expect(numbers === null).toBe(!faceup);
  const { state } = acg.start(
    acg.setup({ players: 1, heroes: ['ironbreaker', 'bright-wizard'], quest: 'a-foul-stench' }),
    'numbers',
  );
  for (const enemy of state.board.enemies) enemy.faceup = false;
  expect(acg.view(state, 'spectator').enemies.map(({ card, numbers }) => [card, numbers])).toEqual(
    enemies.map(() => [null, null]),
  );
});
