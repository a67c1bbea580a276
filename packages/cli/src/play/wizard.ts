import type { PlayFlags } from '../commands/play.js';
import { fromShelf, type Resumed } from '../commands/resume.js';
import { keptLine, warnOfBroken } from '../commands/saves.js';
import { Refused } from '../errors.js';
import type { Playable, Wishes } from '../games/playable.js';
import { firstGame, type Games } from '../games/registry.js';
import type { Kept, Shelf, Shelved } from '../kept/shelf.js';
import type { Paper } from '../text/paper.js';
import type { Words } from '../words/en.js';
import { askFor, type Offer } from './asking.js';
import type { Lines } from './lines.js';

type Sitting = { readonly games: Games; readonly paper: Paper; readonly lines: Lines };
/** More games under way than this are found with `questhall saves`. */
const OFFERED = 5;

type Chosen = Resumed | 'new' | 'quit';

/** Offers to go on with a game under way. What cannot be opened is named, and something else can be chosen. */
export async function offerKept(sitting: Sitting, shelf: Shelf, flags: PlayFlags): Promise<Chosen> {
  const { paper } = sitting;
  const { games, broken } = shelved(shelf, paper);
  warnOfBroken(paper, broken);
  const open = games.filter(({ over }) => !over).slice(0, OFFERED);
  while (open.length > 0) {
    const chosen = await askFor(sitting, paper.words.goOnWithAGame, offersOf(open, paper.words));
    if (chosen === undefined) return 'quit';
    if (chosen === 'new') break;
    const resumed = opened({ ...sitting, shelf }, flags, chosen);
    if (resumed !== undefined) return resumed;
    open.splice(open.indexOf(chosen), 1);
  }
  return 'new';
}

const offersOf = (open: readonly Kept[], words: Words): Offer<Kept | 'new'>[] => [
  ...open.map((kept) => ({ label: keptLine(kept, words), value: kept })),
  { label: words.somethingNew, value: 'new' },
];

/** A folder that cannot be read is no reason not to play. */
function shelved(shelf: Shelf, paper: Paper): Shelved {
  return spoken(paper, () => shelf.all) ?? { games: [], broken: [] };
}

function opened(room: Sitting & { shelf: Shelf }, flags: PlayFlags, kept: Kept): Resumed | undefined {
  return spoken(room.paper, () => fromShelf(room, flags, kept));
}

/** The result, or nothing after the reason was said. */
function spoken<T>(paper: Paper, make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    paper.say(error.in(paper.words));
    return undefined;
  }
}

/** Asks which game it shall be, if there is a choice; nothing if somebody leaves instead. */
export function askGame(sitting: Sitting): Promise<Playable | undefined> {
  const { games, paper } = sitting;
  const offers = games
    .filter(({ speechless }) => speechless === undefined)
    .map((game) => ({ label: game.rules.title, value: game }));
  if (offers.length < 2) return Promise.resolve(offers[0]?.value ?? firstGame(games));
  return askFor(sitting, paper.words.whichGame, offers);
}

/** Asks for what a game needs to know before it begins; nothing if somebody leaves instead. */
export async function askWishes(
  sitting: Sitting,
  game: Playable,
  wishes: Wishes,
): Promise<Wishes | undefined> {
  let known: Wishes | undefined = wishes;
  for (let ask = game.asks?.(wishes); ask !== undefined && known !== undefined; ask = game.asks?.(known)) {
    const offers = ask.options.map(({ wishes: value, ...rest }) => ({ ...rest, value }));
    const chosen: Wishes | undefined = await askFor(sitting, ask.question, offers);
    known = chosen && { ...known, ...chosen };
    if (known === undefined) break;
  }
  return known;
}
