import { areAdjacent, beside, hostilesAt, touching, zoneCells } from './battlefield.js';
import type { Hero } from './board.js';
import { carries } from './carries.js';
import type { CcPosition } from './kit.js';
import { has, maybeHero, personOf } from './queries.js';
import {
  type CcVerdict,
  FORBIDDEN,
  HOSTILE_BESIDE,
  NO_CARDS,
  NO_GATEWAY,
  NO_OBJECT,
  NOT_BURIED,
  NOT_STANDING,
  NOT_TRAPPED,
  NOTHING_TO_HEAL,
  NOTHING_TO_TRADE,
  TOO_FAR,
  TRAPPED,
  USED,
  ZONE_LIES,
} from './refusals.js';
import { isSpent } from './rules/timing.js';
import { isForbidden } from './strength.js';
import type { HeroId } from './terms.js';

/** What a hero who stands on the battlefield may do, apart from weapons. Dice are judged elsewhere. */

const hasHostileBeside = (g: CcPosition, { at }: Hero): boolean =>
  at !== null && beside(g, at).some((cell) => hostilesAt(g, cell).length > 0);

export const judgeMove = carries(
  'CC-AIL-19',
  'legal-doing.judgeMove',
  (g: CcPosition, hero: Hero): CcVerdict => {
    if (has(hero, 'trapped')) return TRAPPED;
    return isForbidden(g, hero.id, 'move') ? FORBIDDEN : true;
  },
);

/** Beside hostiles as well (REC-07), but not by a hero who is whole. */
export const judgeRecuperate = carries(
  ['CC-REC-07'],
  'legal-doing.judgeRecuperate',
  (g: CcPosition, hero: Hero): CcVerdict => {
    if (isForbidden(g, hero.id, 'recuperate')) return FORBIDDEN;
    return hero.row.some(({ on }) => on.some((what) => what !== 'disease')) ? true : NOTHING_TO_HEAL;
  },
);

/** Mysterious objects that the hero stands next to. */
export function objectsBeside(g: CcPosition, { at }: Hero): string[] {
  if (at === null) return [];
  const around = beside(g, at);
  return g.board.things.flatMap(({ id, kind, at: cell }) =>
    kind === 'object' && around.includes(cell) ? [id] : [],
  );
}

/** Beside an object, or anywhere for inspiration; never beside a hostile. */
export const judgeSearch = carries(
  ['CC-SRC-01', 'CC-SRC-14', 'CC-INS-11'],
  'legal-doing.judgeSearch',
  (g: CcPosition, hero: Hero, inspired: boolean): CcVerdict => {
    if (isForbidden(g, hero.id, 'search')) return FORBIDDEN;
    if (hasHostileBeside(g, hero)) return HOSTILE_BESIDE;
    if (objectsBeside(g, hero).length > 0 === inspired) return NO_OBJECT;
    const { draw, discard } = g.board.discovery;
    return draw.length + discard.length > 0 ? true : NO_CARDS;
  },
);

const closedBeside = (g: CcPosition, { at }: Hero): string[] =>
  g.board.ground.links
    .filter(({ id, open }) => !open && at !== null && touching(g, id).includes(at))
    .map(({ id }) => id);

/** At a closed gateway, for Extract and Explore. */
export const judgeGateway = carries(
  ['CC-EXT-01', 'CC-EXT-05', 'CC-DEL-05'],
  'legal-doing.judgeGateway',
  (g: CcPosition, hero: Hero): CcVerdict => {
    if (zoneCells(g, 'extraction').length > 0) return ZONE_LIES;
    if (closedBeside(g, hero).length === 0) return NO_GATEWAY;
    return hasHostileBeside(g, hero) ? HOSTILE_BESIDE : true;
  },
);

/** Where it is noted that somebody was asked to trade. */
export const tradeWith = (other: HeroId): string => `trade ${other}`;

/** Treasures change hands between heroes who stand beside each other (SRC-16), once in an activation, so that it ends. */
export const judgeTrade = carries(
  ['CC-SRC-06', 'CC-SRC-16'],
  'legal-doing.judgeTrade',
  (g: CcPosition, hero: Hero, id: HeroId): CcVerdict => {
    const other = maybeHero(g, id);
    if (other === undefined || other.where !== 'standing') return NOT_STANDING;
    if (!areAdjacent(g, hero, other)) return TOO_FAR;
    if (isSpent(g.board, 'activation', tradeWith(id))) return USED;
    const isEmpty = personOf(g, hero.id).treasure === null && personOf(g, id).treasure === null;
    return isEmpty ? NOTHING_TO_TRADE : true;
  },
);

/** A hero frees a trapped hero, themselves or one beside them. */
export const judgeUnbind = carries(
  'CC-AIL-20',
  'legal-doing.judgeUnbind',
  (g: CcPosition, hero: Hero, id: HeroId): CcVerdict => {
    const other = maybeHero(g, id);
    if (other === undefined || other.where !== 'standing' || !has(other, 'trapped')) return NOT_TRAPPED;
    return other === hero || areAdjacent(g, hero, other) ? true : TOO_FAR;
  },
);

/** The buried hero digs, or one beside the token. */
export const judgeDig = carries(
  ['CC-AIL-07', 'CC-AIL-23'],
  'legal-doing.judgeDig',
  (g: CcPosition, hero: Hero, id: HeroId): CcVerdict => {
    const other = maybeHero(g, id);
    if (other === undefined || other.where !== 'buried') return NOT_BURIED;
    return other === hero || areAdjacent(g, hero, other) ? true : TOO_FAR;
  },
);
