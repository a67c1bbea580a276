import { bots } from '@questhall/bots';
import { type NamedSetup, progressBar, type Report, simulate, textReport } from '@questhall/sim';
import { FAULT, FINE, Refused } from '../errors.js';
import { makeFolder } from '../files.js';
import type { Playable, Wishes } from '../games/playable.js';
import { firstGame, type Games, gameCalled, suggestion } from '../games/registry.js';
import { count } from '../text/list.js';
import type { Paper } from '../text/paper.js';
import { freshSeed } from '../text/seeds.js';

export type SimFlags = Wishes & {
  readonly game?: string;
  readonly bot: string;
  readonly games: number;
  readonly seed?: string;
  readonly workers?: number;
  readonly json?: boolean;
  readonly out?: string;
};

/** Lets bots play many games and reports what happened. A crash or a stuck game is our fault. */
export async function sim(games: Games, paper: Paper, flags: SimFlags): Promise<number> {
  const game = flags.game === undefined ? firstGame(games) : gameCalled(games, flags.game);
  if (!Object.hasOwn(bots, flags.bot)) {
    throw new Refused(`There is no bot called '${flags.bot}'. ${suggestion(flags.bot, Object.keys(bots))}`);
  }
  const report = await simulate(
    {
      source: game.source,
      setups: setupsOf(game, flags),
      bot: flags.bot,
      games: flags.games,
      seed: flags.seed ?? freshSeed(),
      ...(flags.workers !== undefined && { workers: flags.workers }),
      ...(flags.out !== undefined && { folder: makeFolder(paper.io.cwd, flags.out) }),
    },
    progressBar(paper.io.stderr),
  );
  if (flags.json === true) paper.json(report);
  else paper.say(readable(report, flags), 2);
  return report.crashed + report.stuck > 0 ? FAULT : FINE;
}

/** `--heroes 2,3,4` plays parties of two, three and four in turn; names are one party. */
function setupsOf(game: Playable, flags: SimFlags): NamedSetup[] {
  const sizes = (flags.heroes ?? '').split(',').map((part) => part.trim());
  const parties = sizes.every((size) => /^\d+$/.test(size)) ? sizes : [flags.heroes];
  return parties.map((heroes) => ({
    name: partyName(heroes),
    setup: checkedSetup(game, { ...flags, heroes }),
  }));
}

function partyName(heroes = 'the usual party'): string {
  return /^\d+$/.test(heroes) ? count(Number(heroes), 'hero', 'heroes') : heroes;
}

/** A table is laid out once, so that a wrong switch is refused here and not by every single game. */
function checkedSetup(game: Playable, wishes: Wishes): unknown {
  const setup = game.rules.setup(game.setup(wishes));
  game.rules.fresh(setup, '');
  return setup;
}

function readable(report: Report, { out }: SimFlags): string {
  const text = textReport(report);
  const lost = report.failures.length > 0 && out === undefined;
  return lost ? `${text}\nRun it again with --out DIR to keep the games that went wrong.` : text;
}
