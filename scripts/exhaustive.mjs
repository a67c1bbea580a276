// A long search for cards, events and steps that no game ever reaches. Options: --game CODE --games N --seed S.
// Writes what random games alone do not reach into the game's test/rarely-reached.txt; fails if something is never reached.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { greedy, random } from '../packages/bots/dist/index.js';
import { exhaust } from '../packages/test-kit/dist/exhaustive.js';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'acg' },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: 'long' },
  },
});

/** @typedef {{ games: number, bots: import("../packages/bots/dist/index.js").Bot[], seed: string }} How */
const LIMIT = 6000;

/**
 * How each game is searched: how many games its laws play, at which questions a curious player says yes, and what
 * nothing in the box needs yet.
 */
const GAMES = {
  acg: async () => {
    const { acg, acgAllContent, acgEventTypes, acgSetups } = await import('../games/acg/dist/index.js');
    const wanted = { content: acgAllContent(), events: acgEventTypes, setups: acgSetups(), limit: LIMIT };
    return {
      look: (/** @type {How} */ how) => exhaust(acg, { ...wanted, ...how }),
      few: 250,
      eager: ['use-ability', 'take-treasure', 'claim-fortune-or-discard', 'equip-or-discard'],
      spare: [''],
    };
  },
  'lost-relics': async () => {
    const { lostRelics, lostRelicsAllContent, lostRelicsEventTypes, lostRelicsSetups } = await import(
      '../games/lost-relics/dist/index.js'
    );
    const content = lostRelicsAllContent();
    const wanted = { content, events: lostRelicsEventTypes, setups: lostRelicsSetups(), limit: LIMIT };
    return {
      look: (/** @type {How} */ how) => exhaust(lostRelics, { ...wanted, ...how }),
      few: 300,
      eager: ['use-ability', 'pay-for-line', 'carry-out-line', 'choose-interaction'],
      // A word for adventures that end by what a card says; the twelve in the box end by conditions.
      spare: ['step lr.effect.end@end'],
    };
  },
};

const search = GAMES[/** @type {keyof typeof GAMES} */ (values.game)];
if (search === undefined) throw new Error(`there is no game '${values.game}' to search`);
const { look, few, eager, spare } = await search();

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
