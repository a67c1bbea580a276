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
import { heroOf, journeyRecord, personOf, uniquesOf, weaponsOf } from './queries.js';
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

const one = (score: number): Price => ({ score, count: 1 });

/** The two halves of an action: what it is, and with what. */
export function partsOfAction(action: string): { readonly verb: string; readonly of: string } {
  const slash = action.indexOf('/');
  return slash < 0 ? { verb: action, of: '' } : { verb: action.slice(0, slash), of: action.slice(slash + 1) };
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

/** What a treasure says is done between actions, and uses it up. */
function isOfTreasure(g: CcPosition, { id }: Hero, key: UniqueKey): boolean {
  const { treasure } = personOf(g, id);
  return treasure !== null && g.box.cards[treasure]?.id === key.slice(0, key.indexOf('/'));
}

/** Those of this journey: some have no way out, and in most there is nothing to explore. */
function basicActions(g: CcPosition): string[] {
  const { extract, explore } = journeyRecord(g);
  return Object.keys(BASIC_ACTIONS).filter(
    (action) => (action !== 'extract' || extract !== false) && (action !== 'explore' || explore === true),
  );
}

const holdTreasure = (g: CcPosition, heroes: readonly HeroId[]): boolean =>
  heroes.some((id) => personOf(g, id).treasure !== null);

/** Everything that an active hero may think of; in a tutorial, of what has been explained. */
function thinkable(g: CcPosition, hero: Hero): string[] {
  const { actions: explained } = journeyRecord(g);
  const all = possibleActions(g, hero);
  return explained === undefined
    ? all
    : all.filter((action) => explained.includes(partsOfAction(action).verb));
}

function possibleActions(g: CcPosition, hero: Hero): string[] {
  const others = g.board.heroes;
  return [
    ...basicActions(g),
    ...weaponsOf(g, hero)
      .filter((key) => weaponAt(g, key).cost !== undefined)
      .map((key) => `weapon/${key}`),
    ...uniquesOf(g, hero).map((key) => `${isOfTreasure(g, hero, key) ? 'treasure' : 'unique'}/${key}`),
    ...others
      .filter(({ id, where }) => id !== hero.id && where === 'standing' && holdTreasure(g, [hero.id, id]))
      .map(({ id }) => `trade/${id}`),
    ...(objectsBeside(g, hero).length === 0 ? ['inspired-search'] : []),
    ...others.filter(({ ailments }) => ailments.includes('trapped')).map(({ id }) => `unbind/${id}`),
    ...others.filter(({ where }) => where === 'buried').map(({ id }) => `dig/${id}`),
  ];
}

/** The next action of an active hero. Finishers are not bought with dice (ATK-18). */
export const actions: CcChoice<{ hero: HeroId }, string> = {
  candidates: (g, v) => thinkable(g, heroOf(g, v.hero)),
  judge: carries(
    ['CC-ACT-02', 'CC-ACT-10', 'CC-ATK-01', 'CC-ATK-18', 'CC-CON-18'],
    'legal.actions',
    (g: CcPosition, v: { hero: HeroId }, action: string): CcVerdict => {
      const hero = heroOf(g, v.hero);
      const { verb, of } = partsOfAction(action);
      if (verb === 'weapon' && weaponAt(g, of).cost === undefined) return NO_SUCH_ACTION;
      const able = judgeDoing(g, hero, action);
      if (able !== true) return able;
      return canPay(g, hero, priceOf(g, hero, action)) ? true : NO_DIE;
    },
  ),
};

/** The same, of what there are dice for: quickly seen, and little of it is left when dice are few. */
export const payable: typeof actions = {
  candidates(g, v) {
    const hero = heroOf(g, v.hero);
    return thinkable(g, hero).filter((action) => canPay(g, hero, priceOf(g, hero, action)));
  },
  judge: actions.judge,
};
