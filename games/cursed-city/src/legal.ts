import type { Hero } from './board.js';
import { carries } from './carries.js';
import { uniqueAt, weaponAt } from './content/library.js';
import type { CcPosition } from './kit.js';
import { judgeWeapon } from './legal-attack.js';
import { hasDieFor, isLast } from './legal-dice.js';
import {
  judgeDig,
  judgeMove,
  judgeRecuperate,
  judgeSearch,
  judgeTrade,
  judgeUnbind,
  objectsBeside,
} from './legal-doing.js';
import { judgeExplore, judgeExtract } from './legal-exploring.js';
import { holds } from './predicates.js';
import { type Ctx, noOne } from './procs.js';
import { couldHappen, judgeCost } from './program.js';
import { heroOf, journeyRecord, personOf, printedFor } from './queries.js';
import {
  BURIED,
  type CcChoice,
  type CcVerdict,
  CONDITION,
  NO_DIE,
  NO_EFFECT,
  NO_SUCH_ACTION,
  NOT_STANDING,
  TOO_FEW_POINTS,
  USED,
} from './refusals.js';
import { isSpent } from './rules/timing.js';
import { statOf } from './strength.js';
import { BASIC_ACTIONS, type HeroId, LIMITS, type UniqueKey } from './terms.js';

/** What an active hero may do next, and what it costs. */

/** So many dice of so much or more; no dice at all for what is free. */
export type Price = { readonly score: number; readonly count: number };
const FREE: Price = { score: 0, count: 0 };
const ONE_DIE: readonly Price[] = Array.from({ length: LIMITS.sides + 1 }, (_, score) => ({
  score,
  count: 1,
}));

const one = (score: number): Price => ONE_DIE[score] ?? { score, count: 1 };

type ActionParts = { readonly verb: string; readonly of: string };
const cut = new Map<string, ActionParts>();

/** The two halves of an action: what it is, and with what. Remembered, because every hero thinks of the same few. */
export function partsOfAction(action: string): ActionParts {
  const known = cut.get(action);
  if (known !== undefined) return known;
  const slash = action.indexOf('/');
  const parts =
    slash < 0 ? { verb: action, of: '' } : { verb: action.slice(0, slash), of: action.slice(slash + 1) };
  cut.set(action, parts);
  return parts;
}

export const priceOf = carries(
  ['CC-ACT-03', 'CC-ACT-07', 'CC-ACT-09', 'CC-AIL-07', 'CC-AIL-20'],
  'legal.priceOf',
  (g: CcPosition, hero: Hero, action: string): Price => {
    const { verb, of } = partsOfAction(action);
    switch (verb) {
      case 'move':
      case 'run':
      case 'recuperate':
      case 'extract':
      case 'explore':
        return one(BASIC_ACTIONS[verb]);
      case 'search':
      case 'inspired-search':
        return one(Math.max(1, BASIC_ACTIONS.search + statOf(g, hero.id, 'search-cost')));
      case 'weapon':
        return one(weaponAt(g, of).cost ?? LIMITS.sides);
      case 'unique': {
        const { cost } = uniqueAt(g, of);
        return cost === undefined ? FREE : one(cost);
      }
      case 'unbind':
        return one(LIMITS.unbind);
      case 'dig':
        return { score: LIMITS.sides, count: 2 };
      default:
        return FREE;
    }
  },
);

/** Are there dice enough? Alike ones count each. */
function canPay(g: CcPosition, hero: Hero, { score, count }: Price): boolean {
  if (count === 0) return true;
  if (count === 1) return hasDieFor(g, hero, score);
  const own = hero.row.filter(({ die }) => die !== null && die >= score).length;
  const left = isLast(g, hero.id) ? LIMITS.destinyDice : LIMITS.destinyPerTurn - hero.destinySpent;
  const destiny = g.board.destiny.available.filter((die) => die >= score).length;
  return own + Math.min(destiny, Math.max(0, left)) >= count;
}

const ctxOfUnique = (hero: Hero, key: UniqueKey, score: number): Ctx => ({
  ...noOne,
  you: hero.id,
  self: key.slice(0, key.indexOf('/')),
  score,
});

function judgeUnique(g: CcPosition, hero: Hero, key: UniqueKey): CcVerdict {
  const { once, if: wanted, also, cost } = uniqueAt(g, key);
  if (once !== undefined && isSpent(g.board, once, `${hero.id} ${key}`)) return USED;
  const ctx = ctxOfUnique(hero, key, cost ?? 0);
  if (wanted !== undefined && !holds(g, wanted, ctx)) return CONDITION;
  const paid = also === undefined ? true : judgeCost(g, also, ctx);
  if (paid !== true) return paid;
  return couldHappen(g, key, ctx) ? true : NO_EFFECT;
}

/** Is it possible here and now, whatever it costs? */
const judgeDoing = carries(
  ['CC-ACT-09', 'CC-ACT-11', 'CC-AIL-04', 'CC-DEL-06', 'CC-INS-19'],
  'legal.judgeDoing',
  (g: CcPosition, hero: Hero, action: string): CcVerdict => {
    const { verb, of } = partsOfAction(action);
    if (verb === 'dig') return judgeDig(g, hero, of);
    if (hero.where !== 'standing') return hero.where === 'buried' ? BURIED : NOT_STANDING;
    switch (verb) {
      case 'move':
      case 'run':
        return judgeMove(g, hero);
      case 'recuperate':
        return judgeRecuperate(g, hero);
      case 'search':
        return judgeSearch(g, hero, false);
      case 'inspired-search':
        return hero.inspiration >= LIMITS.inspiring ? judgeSearch(g, hero, true) : TOO_FEW_POINTS;
      case 'extract':
        return judgeExtract(g, hero);
      case 'explore':
        return judgeExplore(g, hero);
      case 'weapon':
        return judgeWeapon(g, hero, of);
      case 'unique':
      case 'treasure':
        return judgeUnique(g, hero, of);
      case 'trade':
        return judgeTrade(g, hero, of);
      case 'unbind':
        return judgeUnbind(g, hero, of);
      default:
        return NO_SUCH_ACTION;
    }
  },
);

const ALL_BASIC = Object.keys(BASIC_ACTIONS);

/** Those of this journey: some have no way out, and in most there is nothing to explore. */
function basicActions(g: CcPosition): string[] {
  const { extract, explore } = journeyRecord(g);
  return ALL_BASIC.filter(
    (action) => (action !== 'extract' || extract !== false) && (action !== 'explore' || explore === true),
  );
}

const holdsTreasure = (g: CcPosition, id: HeroId): boolean => personOf(g, id).treasure !== null;

/** Everything that an active hero may think of; in a tutorial, of what has been explained. */
function thinkable(g: CcPosition, hero: Hero): string[] {
  const { actions: explained } = journeyRecord(g);
  const all = possibleActions(g, hero);
  return explained === undefined
    ? all
    : all.filter((action) => explained.includes(partsOfAction(action).verb));
}

function possibleActions(g: CcPosition, hero: Hero): string[] {
  const { heroes } = g.board;
  const all = basicActions(g);
  all.push(...printedFor(g, hero, 'attacks'), ...printedFor(g, hero, 'uses'));
  const mayGive = holdsTreasure(g, hero.id);
  for (const { id, where } of heroes)
    if (id !== hero.id && where === 'standing' && (mayGive || holdsTreasure(g, id))) all.push(`trade/${id}`);
  if (objectsBeside(g, hero).length === 0) all.push('inspired-search');
  for (const { id, ailments } of heroes) if (ailments.includes('trapped')) all.push(`unbind/${id}`);
  for (const { id, where } of heroes) if (where === 'buried') all.push(`dig/${id}`);
  return all;
}

/** Finishers are not bought with dice (ATK-18). */
const judgeAction = carries(
  ['CC-ACT-10', 'CC-ATK-01', 'CC-ATK-18', 'CC-CON-18'],
  'legal.judgeAction',
  (g: CcPosition, hero: Hero, action: string): CcVerdict => {
    const { verb, of } = partsOfAction(action);
    if (verb === 'weapon' && weaponAt(g, of).cost === undefined) return NO_SUCH_ACTION;
    return judgeDoing(g, hero, action);
  },
);

const judgePrice = carries(
  'CC-ACT-02',
  'legal.judgePrice',
  (g: CcPosition, hero: Hero, action: string): CcVerdict =>
    canPay(g, hero, priceOf(g, hero, action)) ? true : NO_DIE,
);

/** The next action of an active hero. */
export const actions: CcChoice<{ hero: HeroId }, string> = {
  candidates: (g, v) => thinkable(g, heroOf(g, v.hero)),
  judge(g, v, action) {
    const hero = heroOf(g, v.hero);
    const able = judgeAction(g, hero, action);
    return able === true ? judgePrice(g, hero, action) : able;
  },
};

/** The same, but the dice come first: they are quickly seen, and little is left when they are few. */
export const payable: typeof actions = {
  candidates: actions.candidates,
  judge(g, v, action) {
    const hero = heroOf(g, v.hero);
    const paid = judgePrice(g, hero, action);
    return paid === true ? judgeAction(g, hero, action) : paid;
  },
};
