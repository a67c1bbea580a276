import type { PlayFlags } from '../commands/play.js';
import { fromShelf, type Resumed } from '../commands/resume.js';
import { keptLine, warnOfBroken } from '../commands/saves.js';
import type { Playable, Wishes } from '../games/playable.js';
import type { Games } from '../games/registry.js';
import type { Kept, Shelf } from '../kept/shelf.js';
import type { Paper } from '../text/paper.js';
import { askFor, type Offer } from './asking.js';
import type { Lines } from './lines.js';

type Sitting = { readonly games: Games; readonly paper: Paper; readonly lines: Lines };
/** More games under way than this are found with `questhall saves`. */
const OFFERED = 5;

/** Offers to go on with a game under way. */
export async function offerKept(
  sitting: Sitting,
  shelf: Shelf,
  flags: PlayFlags,
): Promise<Resumed | 'new' | 'quit'> {
  const { games, broken } = shelf.all;
  warnOfBroken(sitting.paper, broken);
  const open = games.filter(({ over }) => !over).slice(0, OFFERED);
  if (open.length === 0) return 'new';
  const offers: Offer<Kept | 'new'>[] = [
    ...open.map((kept) => ({ label: keptLine(kept), value: kept })),
    { label: 'Begin something new', value: 'new' },
  ];
  const chosen = await askFor(sitting, 'Go on with a game?', offers);
  if (chosen === undefined) return 'quit';
  return chosen === 'new' ? 'new' : fromShelf({ ...sitting, shelf }, flags, chosen);
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
