import { BadSave } from '@questhall/engine';
import { messageIn, Refused } from '../errors.js';
import type { Games } from '../games/registry.js';
import type { Kept, Shelf } from '../kept/shelf.js';
import { type Opened, openFile } from '../saves.js';
import type { Paper } from '../text/paper.js';
import { PLAY, type Seating } from './command-line.js';
import type { PlayFlags } from './play.js';

/** A game that was begun before: from a file of its own, or from the shelf. */
export type Resumed = {
  readonly opened: Opened;
  readonly file: string;
  /** Its name on the shelf, if it lies there. */
  readonly name: string | undefined;
  readonly seating: Seating;
};

const DECIDED = [
  'game',
  'heroes',
  'quest',
  'campaign',
  'delve',
  'difficulty',
  'players',
  'seed',
  'switches',
] as const;

/** Something about the game was said on the command line, so nobody needs to ask. */
export const isDecided = (flags: PlayFlags): boolean => decidedIn(flags) !== undefined;

const decidedIn = (flags: PlayFlags) => DECIDED.find((flag) => flags[flag] !== undefined);

/** A saved game has its party, its quest and its seed; asking for another one is a misunderstanding. */
function refuseDecided(flags: PlayFlags, file: string): void {
  const decided = decidedIn(flags);
  if (decided === undefined) return;
  const name = decided === 'switches' ? 'switch' : decided;
  throw new Refused(`${file} is a save: its --${name} was set when it began. Leave --${name} out.`);
}

type Asked = { readonly games: Games; readonly shelf: Shelf | undefined; readonly paper: Paper };

/** The game that the command line names, if it names one. */
export function namedGame(asked: Asked, flags: PlayFlags, file?: string): Resumed | undefined {
  if (file !== undefined && flags.continue !== undefined) throw new Refused((w) => w.fileOrContinue);
  if (file !== undefined) return fromFile(asked, flags, file);
  return flags.continue === undefined ? undefined : continued(asked, flags, flags.continue);
}

function fromFile({ games, shelf, paper: { io } }: Asked, flags: PlayFlags, file: string): Resumed {
  refuseDecided(flags, `'${file}'`);
  const opened = openFile(games, io.cwd, file);
  return { opened, file, name: shelf?.nameOf(io.cwd, file), seating: flags };
}

function continued(asked: Asked, flags: PlayFlags, typed: string): Resumed {
  const { shelf } = asked;
  if (shelf === undefined) throw new Refused((w) => w.noHomeNoGames);
  refuseDecided(flags, typed === '' ? 'The last game' : `'${typed}'`);
  return typed === '' ? newest(asked, shelf, flags) : fromShelf(asked, flags, shelf.called(typed));
}

/** The newest game that can be opened; those that cannot are named and left alone. */
function newest(asked: Asked, shelf: Shelf, flags: PlayFlags): Resumed {
  const { games, broken } = shelf.all;
  const { words } = asked.paper;
  const troubles = broken.map(({ name, trouble }) => words.cannotBeOpened(name, trouble));
  for (const kept of games.filter(({ over }) => !over)) {
    try {
      const resumed = fromShelf(asked, flags, kept);
      for (const trouble of troubles) asked.paper.say(`${trouble} ${words.staysAsItIs}`);
      return resumed;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      troubles.push(error.in(words));
    }
  }
  throw new Refused((w) => [w.noneUnderWay, ...troubles, w.beginOne(PLAY)].join(' '));
}

/** A kept game knows its bots; whoever says otherwise now is heard. */
export function fromShelf({ games }: Asked, { bots, bot }: PlayFlags, kept: Kept): Resumed {
  const { name, file, note } = kept;
  const seating = {
    bots: bots ?? note.bots,
    ...((bot ?? note.bot) !== undefined && { bot: bot ?? note.bot }),
  };
  try {
    return { opened: openFile(games, '', file), file, name, seating };
  } catch (error) {
    if (!(error instanceof BadSave || error instanceof Refused)) throw error;
    throw new Refused((w) => w.cannotGoOn(name, messageIn(error, w).replace(/\.$/, '')));
  }
}
