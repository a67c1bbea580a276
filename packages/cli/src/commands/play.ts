import { BadSave, BadSetup } from '@questhall/engine';
import { FAULT, FINE, Refused } from '../errors.js';
import { languageOf, speaking } from '../games/languages.js';
import type { Playable, Wishes } from '../games/playable.js';
import { firstGame, type Games, gameCalled } from '../games/registry.js';
import { gamesFolder } from '../kept/home.js';
import { Keeper } from '../kept/keeper.js';
import { Shelf } from '../kept/shelf.js';
import { fileName, reportBug } from '../play/bug.js';
import { seatBots } from '../play/companions.js';
import { Lines } from '../play/lines.js';
import { playLoop } from '../play/loop.js';
import { showRecap } from '../play/story.js';
import { Table } from '../play/table.js';
import { askGame, askWishes, offerKept } from '../play/wizard.js';
import { agreement, crashOf } from '../saves.js';
import { sentence } from '../text/list.js';
import type { Paper } from '../text/paper.js';
import { freshSeed } from '../text/seeds.js';
import { wordsIn } from '../words/in.js';
import { commandLine, resumeLine } from './command-line.js';
import { isDecided, namedGame, type Resumed } from './resume.js';
import { saves } from './saves.js';

export type PlayFlags = Wishes & {
  readonly game?: string;
  readonly bot?: string | undefined;
  readonly seed?: string;
  readonly table?: 'changes' | 'full';
  readonly language?: string | undefined;
  /** Part of the name of a kept game; empty for the newest. */
  readonly continue?: string | undefined;
  readonly list?: boolean;
};

type Room = {
  readonly games: Games;
  readonly paper: Paper;
  readonly lines: Lines;
  readonly shelf: Shelf | undefined;
};

/** Begins a game or goes on with a saved one, and plays it until somebody leaves. */
export async function play(games: Games, paper: Paper, flags: PlayFlags, file?: string): Promise<number> {
  paper.words = wordsIn(languageOf(paper.io, flags.language));
  if (flags.list === true) return saves(games, paper, {});
  const folder = gamesFolder(paper.io);
  const shelf = folder === undefined ? undefined : new Shelf(games, folder);
  const resumed = namedGame({ games, shelf, paper }, flags, file);
  const fresh = resumed === undefined ? checked(games, flags) : flags;
  const lines = new Lines(paper.io);
  try {
    return await playWith({ games, paper, lines, shelf }, fresh, resumed);
  } finally {
    lines.close();
  }
}

/** What cannot be played is refused before anything is asked. */
function checked(games: Games, flags: PlayFlags): PlayFlags {
  const { game, setup } = begin(games, flags);
  seatBots(game.rules.seats(setup), flags.bots, flags.bot);
  return flags;
}

async function playWith(room: Room, flags: PlayFlags, resumed: Resumed | undefined): Promise<number> {
  const asked = resumed ?? (await ask(room, flags));
  if (asked === 'quit') return FINE;
  if ('opened' in asked) return goOn(room, flags, asked);
  const table = sitDown(room, begin(room.games, asked), asked);
  return table === undefined ? FAULT : playAt(table, room.lines, true);
}

/** Somebody at a terminal who has decided nothing yet is asked. */
async function ask(room: Room, flags: PlayFlags): Promise<Resumed | PlayFlags | 'quit'> {
  const { shelf, lines } = room;
  if (!lines.typed || isDecided(flags)) return flags;
  const resumed = shelf === undefined ? 'new' : await offerKept(room, shelf, flags);
  if (resumed !== 'new') return resumed;
  const game = await askGame(room);
  const wishes = game && (await askWishes(room, game, flags));
  return wishes === undefined ? 'quit' : { ...flags, ...wishes, ...named(room.games, game) };
}

/** The game that is meant anyway need not be said. */
const named = (games: Games, game: Playable | undefined): Pick<PlayFlags, 'game'> =>
  game === undefined || game === firstGame(games) ? {} : { game: game.code };

type Start = { readonly game: Playable; readonly setup: unknown; readonly seed: string };

function begin(games: Games, { game: code, seed = freshSeed(), ...wishes }: PlayFlags): Start {
  const game = speaking(code === undefined ? firstGame(games) : gameCalled(games, code));
  return { game, setup: game.rules.setup(game.setup(wishes)), seed };
}

function goOn(room: Room, flags: PlayFlags, resumed: Resumed): Promise<number> | number {
  const { opened, seating } = resumed;
  const start = { game: opened.game, ...opened.record };
  const table = sitDown(room, start, { ...flags, ...seating }, resumed);
  if (table === undefined) return FAULT;
  return playAt(table, room.lines, false, () => catchUp(table, resumed));
}

async function playAt(
  table: Table,
  lines: Lines,
  fresh: boolean,
  before: () => void = () => undefined,
): Promise<number> {
  try {
    before();
    welcome(table, fresh);
    if (!fresh) showRecap(table);
    return await playLoop(table, lines);
  } catch (error) {
    return faulty(table, error);
  }
}

function sitDown(room: Room, start: Start, flags: PlayFlags, resumed?: Resumed): Table | undefined {
  const { paper, shelf } = room;
  const { rules } = start.game;
  const seats = seatBots(rules.seats(start.setup), flags.bots, flags.bot);
  const again =
    resumed === undefined ? commandLine({ ...flags, seed: start.seed }) : resumeLine(resumed.file, flags);
  const name = resumed?.name ?? `${start.game.code}-${fileName(start.seed)}`;
  const keeper = new Keeper(shelf, rules, name, paper.words);
  try {
    return new Table(start, seats, paper, { shown: flags.table ?? 'changes', again, seating: flags, keeper });
  } catch (error) {
    if (error instanceof BadSetup) throw error;
    const record = { setup: start.setup, seed: start.seed, answers: [] };
    reportBug(paper, error, { rules, record, state: rules.fresh(start.setup, start.seed) });
    return undefined;
  }
}

/** Plays the saved answers again, so that undo reaches back to the first decision. */
function catchUp(table: Table, { opened, file, name }: Resumed): void {
  const { timeline, paper, habits } = table;
  for (const answer of opened.record.answers) table.answer(answer);
  if (agreement(opened, timeline.state) === 'different') {
    throw new BadSave('the table in this save is not the one that its answers lead to: it was changed');
  }
  if (name === undefined) table.saved = { file, state: timeline.state };
  else habits.keeper.found(timeline.state);
  table.told = timeline.length;
  const crash = crashOf(opened);
  if (crash !== undefined) paper.say(paper.words.keptForAFault(crash.message));
}

function welcome({ paper, game, timeline, telling }: Table, fresh: boolean): void {
  paper.heading(game.rules.title);
  const { adventure, where, party } = telling.standing(timeline.state);
  const place = [`${adventure}: ${where}`, party].filter((part) => part !== '').join('; ');
  if (!fresh && where !== '') paper.say(sentence(place));
  const { words } = paper;
  const begun = fresh ? words.newGame : words.backAfter(timeline.length);
  paper.say(words.welcome(begun, timeline.seed));
  if (fresh && game.show.guide !== undefined) paper.say(words.guideHint);
}

function faulty({ paper, game, timeline }: Table, error: unknown): number {
  if (error instanceof Refused || error instanceof BadSave) throw error;
  reportBug(paper, error, { rules: game.rules, record: timeline.record, state: timeline.state });
  return FAULT;
}
