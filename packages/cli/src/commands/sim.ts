import { bots } from '@questhall/bots';
import {
  BadRows,
  htmlReport,
  loadContent,
  type NamedSetup,
  progressBar,
  type Report,
  readRows,
  reportOfStored,
  simulate,
  textReport,
} from '@questhall/sim';
import { FAULT, FINE, Refused } from '../errors.js';
import { checkWritable, makeFolder, readText, writeText } from '../files.js';
import type { Playable, Wishes } from '../games/playable.js';
import { firstGame, type Games, gameCalled, suggestion } from '../games/registry.js';
import { orList } from '../text/list.js';
import type { Paper } from '../text/paper.js';
import { freshSeed } from '../text/seeds.js';
import { simLine } from './command-line.js';

export type SimFlags = Wishes & {
  readonly game?: string;
  readonly bot?: string;
  readonly games?: number;
  readonly gamesEach?: number;
  readonly seed?: string;
  readonly workers?: number;
  readonly json?: boolean;
  readonly out?: string;
  readonly rows?: string;
  readonly from?: readonly string[];
  readonly report?: string;
};

const USUAL_GAMES = 100;

/** Lets bots play many games and reports what happened. A crash or a stuck game is our fault. */
export async function sim(games: Games, paper: Paper, flags: SimFlags): Promise<number> {
  const { cwd } = paper.io;
  if (flags.report !== undefined) checkWritable(cwd, flags.report);
  const report =
    flags.from === undefined ? await played(games, paper, flags) : await stored(games, paper, flags);
  if (flags.report !== undefined) writeText(cwd, flags.report, htmlReport(report));
  if (flags.json === true) paper.json(report);
  else paper.say(readable(report, flags), 2);
  return report.crashed + report.stuck > 0 ? FAULT : FINE;
}

async function played(games: Games, paper: Paper, flags: SimFlags): Promise<Report> {
  const { cwd } = paper.io;
  const game = flags.game === undefined ? firstGame(games) : gameCalled(games, flags.game);
  const setups = game.cells(flags).map((cell) => checked(game, cell));
  const seed = flags.seed ?? freshSeed();
  const bot = botIn(flags);
  return refusing(() =>
    simulate(
      {
        source: game.source,
        setups,
        bot,
        games: numberOfGames(flags, setups.length),
        seed,
        command: simLine({ ...flags, game: game.code, bot, seed }),
        ...(flags.workers !== undefined && { workers: flags.workers }),
        ...(flags.rows !== undefined && { rows: checkWritable(cwd, flags.rows) }),
        ...(flags.out !== undefined && { folder: makeFolder(cwd, flags.out) }),
      },
      progressBar(paper.io.stderr),
    ),
  );
}

function botIn({ bot = 'greedy' }: SimFlags): string {
  if (Object.hasOwn(bots, bot)) return bot;
  throw new Refused(`There is no bot called '${bot}'. ${suggestion(bot, Object.keys(bots))}`);
}

function numberOfGames({ games, gamesEach }: SimFlags, setups: number): number {
  if (games !== undefined && gamesEach !== undefined) {
    throw new Refused('Set --games (in total) or --games-each, not both.');
  }
  return gamesEach === undefined ? (games ?? USUAL_GAMES) : gamesEach * setups;
}

/** A table is laid out once, so that a wrong switch is refused here and not by every single game. */
function checked(game: Playable, cell: NamedSetup): NamedSetup {
  const [setup, ...others] = [cell.setup, ...(cell.others ?? [])].map((one) => {
    const read = game.rules.setup(one);
    game.rules.fresh(read, '');
    return read;
  });
  return { ...cell, setup, others };
}

const FOR_PLAYING = [
  'quest',
  'campaign',
  'delve',
  'heroes',
  'difficulty',
  'players',
  'switches',
  'bot',
  'games',
  'gamesEach',
  'seed',
  'workers',
  'out',
  'rows',
] as const;

async function stored(games: Games, paper: Paper, flags: SimFlags): Promise<Report> {
  const needless = FOR_PLAYING.find((flag) => flags[flag] !== undefined);
  if (needless !== undefined) {
    const name = { switches: 'switch', gamesEach: 'games-each' }[needless as string] ?? needless;
    throw new Refused(`--from reports games played earlier. Leave --${name} out.`);
  }
  return refusing(async () => {
    const files = (flags.from ?? []).map((file) => rowsIn(paper, file));
    if (files.every(({ rows }) => rows.length === 0)) throw noGames(flags.from ?? []);
    const game = gameCalled(games, flags.game ?? files[0]?.head.game ?? '');
    return reportOfStored(game.rules, files, await loadContent(game.source));
  });
}

/** The rows of a file; a game that is left out must not go unnoticed. */
function rowsIn(paper: Paper, file: string): ReturnType<typeof readRows> {
  const stored = readRows(readText(paper.io.cwd, file), file);
  if (stored.cut !== undefined)
    paper.complain(`The last line of '${file}' (line ${stored.cut}) was cut off and is left out.`);
  return stored;
}

function noGames(files: readonly string[]): Refused {
  const names = orList(files.map((file) => `'${file}'`));
  return new Refused(`There are no games in ${names}, only a plan.`);
}

/** A file of rows that cannot be used is something that was typed. */
function refusing<T>(work: () => T): T {
  const refuse = (error: unknown): never => {
    throw error instanceof BadRows ? new Refused(error.message) : error;
  };
  try {
    const result = work();
    return result instanceof Promise ? (result.catch(refuse) as T) : result;
  } catch (error) {
    return refuse(error);
  }
}

function readable(report: Report, { out, from, report: page }: SimFlags): string {
  const lost = report.failures.length > 0 && out === undefined && from === undefined;
  return [
    textReport(report),
    ...(lost ? ['Run it again with --out DIR to keep the games that went wrong.'] : []),
    ...(page === undefined ? [] : [`The report is in ${page}: open it in a browser.`]),
  ].join('\n');
}
