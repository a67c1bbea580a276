import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { anyGame } from '@questhall/tabletop';
import { describe, expect, test } from 'vitest';
import { moduleOf } from '../../../games/acg/src/index.js';
import { addTestCampaign, game } from '../../../games/acg/test/kit.js';
import { GAMES as SHIPPED } from '../src/games/all.js';
import { playableOf } from '../src/games/playable-of.js';
import type { Games } from '../src/games/registry.js';
import { conversation, guesser, type Typist } from './conversation.js';
import { folder, run } from './run.js';

/** Three quests that are decided in their first round, with a stay in town after each but the last. */
const CAMPAIGN = addTestCampaign('short', ['won', 'lost', 'won'], {
  name: 'Short Quest',
  reward: { lines: [{ do: { addToPool: { card: 'legendary-fortune' } } }] },
});
const START = ['play', '--campaign', CAMPAIGN, '--heroes', 'ironbreaker,waywatcher', '--seed', 'terminal'];
const WHERE = {
  quest: 'Choose an action for',
  town: 'Choose who goes next.',
  trainer: 'to upgrade.',
  smith: 'Choose gear for the',
};

type Home = { readonly env: { readonly QUESTHALL_HOME: string }; readonly games: Games };
const GAMES: Games = [playableOf(anyGame(moduleOf(game()))), ...SHIPPED.slice(1)];
const home = (): Home => ({ env: { QUESTHALL_HOME: folder() }, games: GAMES });

/** Plays by chance until a screen shows these words; there the terminal is closed. */
function until(words: string, typist: Typist): Typist {
  return (screen) => (screen.includes(words) ? undefined : typist(screen));
}

async function stateOf(at: Home): Promise<string> {
  const { QUESTHALL_HOME } = at.env;
  const [file = ''] = readdirSync(join(QUESTHALL_HOME, 'games'));
  return JSON.parse(readFileSync(join(QUESTHALL_HOME, 'games', file), 'utf8'));
}

/** Not by chance: whoever comes back must find the same questions, so the same answers lead to the same end. */
const first: Typist = (screen) =>
  screen.includes('Choose an action for') || / {2}1 {2}/.test(screen) ? '1' : undefined;

describe('a campaign in the terminal', () => {
  test.each(['a', 'b', 'c'])('is played to its end by what is printed: %s', async (seed) => {
    const { code, out, err } = await conversation(START, guesser(seed), home());
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.match(/^── Short Quest ─/gm)).toHaveLength(3);
    expect(out.match(/^── Short Quest is won ─/gm)).toHaveLength(2);
    expect(out.match(/^── Short Quest is lost ─/gm)).toHaveLength(1);
    expect(out).toContain('Short, quest 2 of 3.');
    expect(out).toContain('Legendary Fortune joins the campaign pool');
    expect(out).toContain('From the campaign pool into the decks: Legendary Fortune.');
    expect(out).toContain('Victory!');
    expect(out).toContain('3 of 3 quests played, 2 won.');
    expect(out.split('\n').filter((line) => line.length > 100)).toEqual([]);
    expect(
      out.split('\n').filter((line) => /[{}]|undefined|\[object|NaN|told\.|chapter\./.test(line)),
    ).toEqual([]);
  });

  test.each(Object.entries(WHERE))('goes on after the terminal was closed: %s', async (_, words) => {
    const at = home();
    const through = home();
    await conversation(START, first, through);
    const left = await conversation(START, until(words, first), at);
    expect(left.out).toContain(words);
    expect(left.out).toContain('Game saved. Continue with:\n  npx questhall play --continue');
    const { code, out, err } = await conversation(['play', '--continue'], first, at);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(words);
    expect(out).toContain('Victory!');
    expect(await stateOf(at)).toEqual(await stateOf(through));
  });

  test('is listed with how far it has come', async () => {
    const at = home();
    const saves = async () => (await run(['saves'], at)).out;
    await conversation(START, until(WHERE.quest, first), at);
    expect(await saves()).toContain(
      'short: quest 1 of 3 (Short Quest), round 1; Ironbreaker and Waywatcher; ',
    );
    await conversation(['play', '--continue'], until(WHERE.town, first), at);
    expect(await saves()).toContain(
      'short: after quest 1 of 3 (Short Quest), in town; Ironbreaker and Waywatcher; ',
    );
    await conversation(['play', '--continue'], first, at);
    expect(await saves()).toMatch(/Finished\n {2}acg-terminal\n {4}short: /);
  });

  test('can be asked about in town', async () => {
    const asked = ['why', 'why not', 'odds', 'campaign', 'look 1', 'undo', 'redo', 'log 5', 'table'];
    const typist: Typist = (screen) =>
      screen.includes(WHERE.town) || asked.length < 9 ? asked.shift() : first(screen);
    const { out } = await conversation(START, typist, home());
    expect(out).toMatch(/”:\n {2}ACG-SETL-02 {2}/);
    expect(out).toMatch(/> odds\n400 simulated games each show no difference between the options so far\./);
    expect(out).toMatch(
      /> campaign\n\nThe story so far\n {2}short: 1 of 3 quests played, 1 won\.\n {4}1\. Short Quest: won\./,
    );
    expect(out).toContain('    2. Short Quest: next.');
    expect(out).toMatch(/> look 1\nIronbreaker\n {2}Hero, 26 health in a party of 2\./);
    expect(out).toContain('> undo\nUndone: 1 decision.');
    expect(out).toContain('> redo\nRedone: 1 decision.');
  });

  test('shows both versions of an action at the trainer', async () => {
    const { out } = await conversation(START, until(WHERE.trainer, first), home());
    expect(out).toContain(
      '  1  Inexorable Advance becomes Rockslide Charge: attack\n     Now: You may engage up to 2 enemies.',
    );
    expect(out).toContain('     Then: You may engage up to 3 enemies.');
  });
});

describe('the delve in the terminal', () => {
  test('is played by what is printed, and goes on', async () => {
    const at = home();
    const argv = [
      'play',
      '--delve',
      '--heroes',
      '3',
      '--bots',
      'all-but-first',
      '--bot',
      'random',
      '--seed',
      'deep',
    ];
    const played = await conversation(argv, guesser('deep'), { ...at, most: 40 });
    expect({ code: played.code, err: played.err }).toEqual({ code: 0, err: '' });
    expect((await run(['saves'], at)).out).toContain('Lost in the Dark (delve): round ');
    const on = await conversation(['play', '--continue'], guesser('deeper'), { ...at, most: 20 });
    expect({ code: on.code, err: on.err }).toEqual({ code: 0, err: '' });
    expect(on.out).toContain('Continued after');
  });
});

describe('who begins at a terminal without saying anything', () => {
  const begin = async (lines: string[]) =>
    (await run(['play'], { ...home(), env: { QUESTHALL_HOME: folder(), NO_COLOR: '1' }, lines, typed: true }))
      .out;

  test('is asked which game it shall be, where to go, who plays and how hard it shall be', async () => {
    const out = await begin(['card game', 'uneasy', 'one companion', 'novice', 'quit']);
    expect(out).toMatch(/Which game\?.*\n +1 {2}The Adventure Card Game\n +2 {2}\S/);
    expect(out).toMatch(/Which adventure\?.*\n +1 {2}An Uneasy Alliance \(campaign\)/);
    expect(out).toContain('Each hero has +3 health.');
    expect(out).toContain(
      'npx questhall play --campaign an-uneasy-alliance --difficulty novice --players 2 --bots all-but-first',
    );
  });

  test('may just press Enter', async () => {
    expect(await begin(['', '', '', '', 'quit'])).toContain(
      'npx questhall play --campaign an-uneasy-alliance --difficulty standard --players 1 --seed',
    );
  });

  test('may leave again', async () => {
    expect(await begin(['', 'delve', 'quit'])).not.toContain('New game');
  });
});
