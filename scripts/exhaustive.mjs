// A long search for cards, effects and steps that no game ever reaches. Options: --games N --seed S.
// Writes what random games alone do not reach into games/acg/test/rarely-reached.txt; fails if something is never reached.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { acg, acgAllContent, acgParties } from '../games/acg/dist/index.js';
import { greedy, random } from '../packages/bots/dist/index.js';
import { exhaust } from '../packages/test-kit/dist/exhaustive.js';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '400' }, seed: { type: 'string', default: 'long' } },
});
const EAGER = ['use-ability', 'take-treasure', 'claim-fortune-or-discard', 'equip-or-discard'];
/**
 * Plays well enough to get far, and uses and takes whatever it is offered.
 * @type {import("../packages/bots/dist/index.js").Bot}
 */
const curious = {
  name: 'curious',
  choose(look) {
    const { ask, options } = look.decision;
    const tempting = options.filter((id) => id !== 'decline' && id !== 'nothing' && id !== 'discard');
    const picked = EAGER.includes(ask) ? tempting[look.draw(Math.max(1, tempting.length))] : undefined;
    return picked === undefined ? greedy.choose(look) : [picked];
  },
};
const file = new URL('../games/acg/test/rarely-reached.txt', import.meta.url);
const comment = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('#'));
const content = acgAllContent();
const setups = acgParties();
const quick = exhaust(acg, { setups, games: 250, limit: 6000, bots: [random], content, seed: 'exhaustive' });
process.stdout.write(`random, ${quick.games} games: ${quick.never.length} never reached\n`);
const long = exhaust(acg, {
  setups,
  games: Number(values.games),
  limit: 6000,
  bots: [curious, greedy],
  content,
  seed: values.seed,
});
const never = quick.never.filter((name) => long.never.includes(name));
process.stdout.write(
  `curious, ${long.games} games: of these, ${never.length} never reached\n${never.join('\n')}\n`,
);
writeFileSync(file, [...comment, ...quick.never, ''].join('\n'));
process.exit(never.length === 0 ? 0 : 1);
