import { emptyRow } from '@questhall/tabletop';
import type { Hero, Journey } from '../board.js';
import { carries } from '../carries.js';
import { heroCard, mapCard, type Played, playedCard } from '../content/library.js';
import { enterPlay } from '../in-play.js';
import type { CcPosition } from '../kit.js';
import { dropZone, groundOf } from '../placing.js';
import { heldBy, journeyRecord } from '../queries.js';
import { type CardId, type HeroId, LIMITS } from '../terms.js';
import { heldEntity } from './timing.js';

/** What set-up lays on the table, piece by piece. */

/** A hero at the start of a journey: Path to Glory side up, four empty spaces for dice. */
export const freshHero = carries(
  ['CC-SET-04', 'CC-SET-19', 'CC-INS-15', 'CC-CMP-04'],
  'laying.freshHero',
  (id: HeroId, seat: string): Hero => ({
    id,
    seat,
    symbol: null,
    where: 'standing',
    at: null,
    last: null,
    inspired: false,
    row: emptyRow(LIMITS.diceSpaces),
    inspiration: 0,
    ailments: [],
    counters: 0,
    destinySpent: 0,
    slew: 0,
  }),
);

/** Tokens on the first daytime space and on 0 of the quest tracker. */
export const freshJourney = carries(
  ['CC-SET-08', 'CC-SET-09', 'CC-CMP-10'],
  'laying.freshJourney',
  (g: CcPosition, id: CardId): Journey => {
    const { counters }: Played = playedCard(g, id);
    return {
      id,
      map: null,
      turn: 0,
      phase: null,
      level: 0,
      nightfall: 0,
      questTrack: 0,
      result: null,
      gravetide: null,
      counters: { ...counters },
      slain: {},
      nextThing: 1,
    };
  },
);

/** Tiles, gateways, lychgates and objects as the map shows them. */
export const layMap = carries(
  ['CC-SET-20', 'CC-BRD-01', 'CC-CMP-13'],
  'laying.layMap',
  (g: CcPosition, id: CardId): void => {
    const card = mapCard(g, id);
    const { objects } = card;
    const { journey } = g.board;
    if (journey !== null) journey.map = id;
    g.board.ground = groundOf(card);
    g.board.things = objects.map(({ at, guarded = false }, i) => ({
      id: `object-${i + 1}`,
      kind: 'object',
      at,
      guarded,
    }));
    if (journey !== null) journey.nextThing = objects.length + 1;
  },
);

/** The drop zone alone, with its gateway: closed where the heroes do not know yet what lies behind it (DEL-02). */
export const layDropZone = carries(
  ['CC-SET-20', 'CC-DEL-02', 'CC-BRD-16'],
  'laying.layDropZone',
  (g: CcPosition): void => {
    g.board.ground = dropZone(g, journeyRecord(g).gateway !== 'closed');
    g.board.things = [];
  },
);

/** The character card and everything that its hero holds come into play. */
export function enterHero(g: CcPosition, id: HeroId): void {
  enterPlay(g, id, heroCard(g, id).id);
  for (const card of heldBy(g, { id })) enterPlay(g, heldEntity(id, card), card);
}
