import { BadSave, BadSetup } from '@questhall/engine';
import { type KeptSeats, type Playable as OpenGame, readPlayed, Troubled, trunk } from '@questhall/table';
import { FAULT, FINE, Refused } from '../errors.js';
import { languageOf, speaking } from '../games/languages.js';
import type { Playable, Wishes } from '../games/playable.js';
import { firstGame, type Games, gameCalled } from '../games/registry.js';
import { gamesFolder } from '../kept/home.js';
import { Keeper } from '../kept/keeper.js';
import { Shelf } from '../kept/shelf.js';
import { fileName, reportBug } from '../play/bug.js';
import { seatCompanions } from '../play/companions.js';
import { Lines } from '../play/lines.js';
import { playLoop } from '../play/loop.js';
import { showNews, showRecap } from '../play/story.js';
import { Terminal } from '../play/terminal.js';
import { askGame, askWishes, offerKept } from '../play/wizard.js';
import { agreement, crashOf, type Opened } from '../saves.js';
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
  seatCompanions(game.rules.seats(setup), flags.bots, flags.bot);
  return flags;
}

async function playWith(room: Room, flags: PlayFlags, resumed: Resumed | undefined): Promise<number> {
  const asked = resumed ?? (await ask(room, flags));
  if (asked === 'quit') return FINE;
  if ('opened' in asked) return goOn(room, flags, asked);
  const terminal = sitDown(room, freshGame(begin(room.games, asked)), asked);
  return terminal === undefined ? FAULT : playAt(terminal, room.lines, true);
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

/** A game to sit down to: its code and words, and all that a table needs to lay it. */
type Laid = {
  readonly game: Playable;
  readonly open: Omit<OpenGame, 'game' | 'seats'> & { readonly seats?: KeptSeats };
};

const freshGame = ({ game, setup, seed }: Start): Laid => ({
  game,
  open: { setup, seed, branches: [trunk([])], otherCards: false },
});

/** Every branch comes along if the file has them. */
function keptGame({ game, record, data }: Opened): Laid {
  const { setup, seed, answers } = record;
  const played = readPlayed(data.played, answers) ?? { branches: [trunk(answers)] as const };
  return { game, open: { setup, seed, otherCards: data.content !== game.rules.content, ...played } };
}

function goOn(room: Room, flags: PlayFlags, resumed: Resumed): Promise<number> | number {
  const { opened, seating } = resumed;
  const terminal = sitDown(room, keptGame(opened), { ...flags, ...seating }, resumed);
  if (terminal === undefined) return FAULT;
  return playAt(terminal, room.lines, false, () => catchUp(terminal, resumed));
}

async function playAt(
  terminal: Terminal,
  lines: Lines,
  fresh: boolean,
  before: () => void = () => undefined,
): Promise<number> {
  try {
    before();
    welcome(terminal, fresh);
    if (!fresh) showRecap(terminal);
    return await playLoop(terminal, lines);
  } catch (error) {
    return reportFault(terminal, error);
  }
}

function sitDown(room: Room, laid: Laid, flags: PlayFlags, resumed?: Resumed): Terminal | undefined {
  const { paper, shelf } = room;
  const { game, open } = laid;
  const { rules } = game;
  const { setup, seed } = open;
  const asked = seatCompanions(rules.seats(setup), flags.bots, flags.bot);
  const seats = flags.bots === undefined ? (open.seats ?? asked) : asked;
  const again = resumed === undefined ? commandLine({ ...flags, seed }) : resumeLine(resumed.file, flags);
  const keeper = new Keeper(shelf, resumed?.name ?? `${game.code}-${fileName(seed)}`, paper.words);
  const habits = { shown: flags.table ?? ('changes' as const), again, seating: flags, keeper };
  try {
    return new Terminal(game, { ...open, seats }, paper, habits, watching);
  } catch (error) {
    if (error instanceof BadSetup) throw error;
    if (error instanceof Troubled) throw unreplayable(error);
    const record = { setup, seed, answers: [] };
    reportBug(paper, error, { rules, record, state: rules.fresh(setup, seed) });
    return undefined;
  }
}

/** Where nobody sits at the terminal, what companions do is told as it happens. */
function watching(terminal: Terminal): void {
  if (terminal.isUnattended) showNews(terminal);
}

/** Its answers do not fit the rules of today. */
const unreplayable = ({ trouble: { args } }: Troubled): BadSave =>
  new BadSave(`the recorded game does not fit these rules from answer ${Number(args.answer) + 1} on`);

/** Looks whether the game came out as it was kept. */
function catchUp(terminal: Terminal, { opened, file, name }: Resumed): void {
  const { state, table, paper, habits } = terminal;
  if (agreement(opened, state) === 'different') {
    throw new BadSave('the table in this save is not the one that its answers lead to: it was changed');
  }
  const { moment } = table.timeline;
  if (name === undefined) terminal.saved = { file, moment };
  else habits.keeper.found(moment);
  terminal.told = moment;
  const crash = crashOf(opened);
  if (crash !== undefined) paper.say(paper.words.keptForAFault(crash.message));
}

function welcome({ paper, game, table, watcher, at, seed }: Terminal, fresh: boolean): void {
  paper.heading(game.rules.title);
  const { adventure, where, party } = table.standing(watcher.language);
  const place = [`${adventure}: ${where}`, party].filter((part) => part !== '').join('; ');
  if (!fresh && where !== '') paper.say(sentence(place));
  const { words } = paper;
  const begun = fresh ? words.newGame : words.backAfter(at);
  paper.say(words.welcome(begun, seed));
  if (fresh && game.show.guide !== undefined) paper.say(words.guideHint);
}

function reportFault({ paper, game, table }: Terminal, error: unknown): number {
  if (error instanceof Refused || error instanceof BadSave) throw error;
  const { timeline } = table;
  const record = timeline.recordAt(timeline.place);
  reportBug(paper, error, { rules: game.rules, record, state: timeline.state });
  return FAULT;
}
