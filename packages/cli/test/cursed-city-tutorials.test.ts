import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/all.js';
import { gameCalled } from '../src/games/registry.js';
import { run } from './run.js';

const CC = ['--game', 'cursed-city'];

describe('a quest that begins with its tutorials', () => {
  test.each([
    [{ campaign: '' }, { players: 1, quest: 'cursed-city' }],
    [{ campaign: 'tutorial-moving' }, { players: 1, tutorial: 'tutorial-moving' }],
    [{ campaign: 'lightning' }, { players: 1, tutorial: 'tutorial-lightning-assault' }],
  ])('%o', (wishes, setup) => expect(gameCalled(GAMES, 'cursed-city').setup(wishes)).toEqual(setup));

  test('can be played at the terminal', async () => {
    const lines = ['move', '3', 'why', 'look glaurio'];
    const argv = ['play', ...CC, '--campaign', 'tutorial-moving', '--seed', 'a'];
    const { err, out } = await run(argv, { games: GAMES, lines });
    expect(err).toBe('');
    expect(out).toContain('Tutorial 1: Moving with Heroes');
    expect(out).toContain('Glaurio, choose an action');
    expect(out).toContain('Glaurio, choose a space to move to.');
  });
});
