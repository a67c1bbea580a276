import type { Event, Figure, Position } from '@questhall/engine';
import { Figures } from '@questhall/tabletop';
import type { AcgAsk } from './asks.js';
import type { AcgTypes } from './kit.js';
import { isExplored } from './rules/locations.js';

type Counted = 'successes' | 'wounds' | 'suffered' | 'progress' | 'recovered' | 'tokens';
type Happened = 'defeat' | 'explored' | 'fall' | 'nemesis';
type AcgFigures = Figures<Counted, Happened>;

/** What belongs together: odds look to the end of it. */
export const moves = [
  'acg.activation',
  'acg.activate-enemy',
  'acg.location-phase',
  'acg.peril-phase',
  'acg.visit-town',
];

/** Questions about the party or the road ahead, not about a move. */
export const silent: readonly AcgAsk[] = ['choose-hero', 'choose-leader'];

/** Once an action has been carried out, nobody reads its dice. */
export function still({ board }: Position<AcgTypes>): unknown {
  const { action } = board;
  if (action?.part !== 'after') return board;
  return { ...board, action: { ...action, dice: [], extra: {}, lateAttackers: [], lateNemeses: [] } };
}

/** What odds tell: read off what happened, so it is what the rules do. */
export function figures(
  _before: Position<AcgTypes>,
  after: Position<AcgTypes>,
  events: readonly Event[],
): readonly Figure[] {
  const found: AcgFigures = new Figures();
  for (const { type, data } of events) readers[type]?.(data, found, after);
  const { location } = after.board;
  if (location !== null && events.some(({ type }) => type === 'progress'))
    found.mark('explored', location.card, isExplored(after));
  return found.all;
}

type Reader = (data: Event['data'], found: AcgFigures, after: Position<AcgTypes>) => void;
const readers: { readonly [type: string]: Reader } = {
  'action-chosen': ({ hero }, found) => {
    found.add('suffered', String(hero), 0);
    found.mark('fall', String(hero), false);
  },
  'action-targets': ({ targets }, found, { board }) => {
    for (const target of targets as string[]) {
      // An aided hero is a target too, but takes no wounds from it.
      if (board.heroes.some(({ id }) => id === target)) continue;
      found.add('wounds', target, 0);
      found.mark('defeat', target, false);
    }
  },
  successes: ({ hero, count }, found) => found.addMeans('successes', String(hero), Number(count)),
  'enemy-wounded': ({ enemy, count }, found) => found.add('wounds', String(enemy), Number(count)),
  'enemy-defeated': ({ enemy }, found) => found.mark('defeat', String(enemy), true),
  wounds: ({ hero, count }, found) => found.add('suffered', String(hero), Number(count)),
  'hero-defeated': ({ hero }, found) => found.mark('fall', String(hero), true),
  progress: ({ location, count }, found) => found.add('progress', String(location), Number(count)),
  recovered: ({ hero, count }, found) => found.add('recovered', String(hero), Number(count)),
  'tokens-claimed': ({ hero, count }, found) => found.add('tokens', String(hero), Number(count)),
  'nemesis-effect': ({ enemy }, found) => found.mark('nemesis', String(enemy), true),
};
