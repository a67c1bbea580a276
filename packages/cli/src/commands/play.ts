import { BadSave, BadSetup } from '@questhall/engine';
import { FAULT, Refused } from '../errors.js';
import type { Playable, Wishes } from '../games/playable.js';
import { firstGame, type Games, gameCalled } from '../games/registry.js';
import { reportBug } from '../play/bug.js';
import { seatBots } from '../play/companions.js';
import { Lines } from '../play/lines.js';
import { playLoop } from '../play/loop.js';
import { Table } from '../play/table.js';
import { agreement, crashOf, type Opened, openFile } from '../saves.js';
import { count } from '../text/list.js';
import type { Paper } from '../text/paper.js';
import { freshSeed } from '../text/seeds.js';
import { commandLine, resumeLine } from './command-line.js';

export type PlayFlags = Wishes & {
  readonly game?: string;
  readonly bot?: string;
  readonly seed?: string;
  readonly table?: 'changes' | 'full';
};

/** Begins a game or goes on with a saved one, and plays it until somebody leaves. */
export async function play(games: Games, paper: Paper, flags: PlayFlags, file?: string): Promise<number> {
  const opened = file === undefined ? undefined : openForPlay(games, paper, flags, file);
  const start = opened === undefined ? begin(games, flags) : { game: opened.game, ...opened.record };
  const table = sitDown(paper, start, { flags, file });
  if (table === undefined) return FAULT;
  const lines = new Lines(paper.io);
  try {
    if (opened !== undefined) catchUp(table, opened, file ?? '');
    welcome(table, opened === undefined);
    return await playLoop(table, lines);
  } catch (error) {
    return faulty(table, error);
  } finally {
    lines.close();
  }
}

type Start = { readonly game: Playable; readonly setup: unknown; readonly seed: string };

function begin(games: Games, { game: code, seed = freshSeed(), ...wishes }: PlayFlags): Start {
  const game = code === undefined ? firstGame(games) : gameCalled(games, code);
  return { game, setup: game.rules.setup(game.setup(wishes)), seed };
}

const DECIDED = ['game', 'heroes', 'quest', 'campaign', 'delve', 'players', 'seed', 'switches'] as const;

/** A saved game has its party, its quest and its seed; asking for another one is a misunderstanding. */
function openForPlay(games: Games, { io }: Paper, flags: PlayFlags, file: string): Opened {
  const decided = DECIDED.find((flag) => flags[flag] !== undefined);
  if (decided !== undefined) {
    const name = decided === 'switches' ? 'switch' : decided;
    throw new Refused(
      `'${file}' is a saved game, and its --${name} was decided when it began. Leave --${name} out.`,
    );
  }
  return openFile(games, io.cwd, file);
}

function sitDown(
  paper: Paper,
  start: Start,
  { flags, file }: { flags: PlayFlags; file: string | undefined },
): Table | undefined {
  const { rules } = start.game;
  const seats = seatBots(rules.seats(start.setup), flags.bots, flags.bot);
  const again = file === undefined ? commandLine({ ...flags, seed: start.seed }) : resumeLine(file, flags);
  try {
    return new Table(start, seats, paper, { shown: flags.table ?? 'changes', again, seating: flags });
  } catch (error) {
    if (error instanceof BadSetup) throw error;
    const record = { setup: start.setup, seed: start.seed, answers: [] };
    reportBug(paper, error, { rules, record, state: rules.fresh(start.setup, start.seed) });
    return undefined;
  }
}

/** Plays the saved answers again, so that undo reaches back to the first decision. */
function catchUp(table: Table, opened: Opened, file: string): void {
  const { timeline, paper } = table;
  for (const answer of opened.record.answers) table.answer(answer);
  if (agreement(opened, timeline.state) === 'different') {
    throw new BadSave('the table in this save is not the one that its answers lead to: it was changed');
  }
  table.saved = { file, state: timeline.state };
  table.told = timeline.length;
  const crash = crashOf(opened);
  if (crash !== undefined) paper.say(`This game was kept because of a fault: ${crash.message}`);
}

function welcome({ paper, game, timeline }: Table, fresh: boolean): void {
  paper.heading(game.rules.title);
  const begun = fresh ? 'A new game' : `Back at the table after ${count(timeline.length, 'decision')}`;
  paper.say(
    `${begun}, seed “${timeline.seed}”. Type a number or words to answer, “help” for what else you can say.`,
  );
}

function faulty({ paper, game, timeline }: Table, error: unknown): number {
  if (error instanceof Refused || error instanceof BadSave) throw error;
  reportBug(paper, error, { rules: game.rules, record: timeline.record, state: timeline.state });
  return FAULT;
}
