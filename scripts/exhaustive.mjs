// A long search for cards, events and steps that no game ever reaches. Options: --game CODE --games N --seed S.
// Writes what random games alone do not reach into the game's test/rarely-reached.txt; fails if something is never reached.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gameCodes, loadGame } from '../games/registry/dist/index.js';
import { greedy, random } from '../packages/bots/dist/index.js';
import { exhaust } from '../packages/test-kit/dist/exhaustive.js';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: gameCodes[0] ?? '' },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: 'long' },
  },
});

const LIMIT = 6000;

const game = await loadGame(values.game);
if (game === undefined) throw new Error(`there is no game '${values.game}' to search`);
const { rules = game.rules, content, events, setups, games: few, eager, spare } = game.reach();

/** @param {{ games: number, bots: import("../packages/bots/dist/index.js").Bot[], seed: string }} how */
const look = (how) => exhaust(rules, { content, events, setups, limit: LIMIT, ...how });

/**
 * Plays well enough to get far, and uses and takes whatever it is offered.
 * @type {import("../packages/bots/dist/index.js").Bot}
 */
const curious = {
  name: 'curious',
  choose(seen) {
    const { ask, options } = seen.decision;
    const tempting = options.filter((id) => !['decline', 'nothing', 'discard', 'no'].includes(id));
    const picked = eager.includes(ask) ? tempting[seen.draw(Math.max(1, tempting.length))] : undefined;
    return picked === undefined ? greedy.choose(seen) : [picked];
  },
};
const file = new URL(`../games/${values.game}/test/rarely-reached.txt`, import.meta.url);
const comment = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('#'));
const quick = look({ games: few, bots: [random], seed: 'exhaustive' });
process.stdout.write(`random, ${quick.games} games: ${quick.never.length} never reached\n`);
const long = look({ games: Number(values.games), bots: [curious, greedy], seed: values.seed });
const never = quick.never.filter((name) => long.never.includes(name) && !spare.includes(name));
process.stdout.write(
  `curious, ${long.games} games: of these, ${never.length} never reached\n${never.join('\n')}\n`,
);
writeFileSync(file, [...comment, ...quick.never, ''].join('\n'));
process.exit(never.length === 0 ? 0 : 1);
