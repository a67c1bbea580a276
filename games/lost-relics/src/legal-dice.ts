import type { Hero } from './board.js';
import { carries } from './carries.js';
import { actionAt } from './content/library.js';
import type { LrPosition } from './kit.js';
import { isInspired, judgeAction, printedActions } from './legal.js';
import { canUse, heroOf, isCompanion } from './queries.js';
import {
  COMPANION_WITHOUT_DICE,
  type LrChoice,
  type LrVerdict,
  NO_DICE,
  NO_OTHER_VALUE,
  NO_SUCH_DIE,
  NOT_THE_LINK,
  NOT_YOUR_CARD,
  NOTHING_TO_DO,
  OUT_OF_ACTION,
  SAME_VALUE,
  TOKEN_IS_COST,
} from './refusals.js';
import { type ActionKey, type HeroId, LIMITS } from './terms.js';

/** With which die a hero may do something. Nothing here changes anything. */

/** A die as it lies there, or one that a destiny token turns. */
export type DieOption = string;
const DESTINY = 'destiny:';
export const isTurned = (option: DieOption): boolean => option.startsWith(DESTINY);
export const dieOf = (option: DieOption): number =>
  Number(isTurned(option) ? option.slice(DESTINY.length) : option);

const VALUES: readonly string[] = ['1', '2', '3', '4', '5', '6'];

/** `must`: the value that a link of a chain has to show. */
type Paying = { hero: HeroId; action: ActionKey; must: number | null };

/** Any die pays for any action; a destiny token turns one of the hero's own before it is spent. */
export const dice: LrChoice<Paying, DieOption> = {
  candidates(g, v) {
    const hero = heroOf(g, v.hero);
    const shown = [...new Set(hero.dice)].sort((x, y) => x - y).map(String);
    return hero.destiny > 0 ? [...shown, ...shown.map((die) => `${DESTINY}${die}`)] : shown;
  },
  judge: carries(
    ['LR-ACT-03', 'LR-ACT-04', 'LR-DST-03', 'LR-DST-05', 'LR-CHN-13', 'LR-RND-11'],
    'legal-dice.dice',
    (g: LrPosition, v: Paying, option): LrVerdict =>
      isTurned(option) ? judgeTurned(g, v, dieOf(option)) : judgeDie(g, v, dieOf(option)),
  ),
};

function judgeDie(g: LrPosition, { hero, action, must }: Paying, die: number): LrVerdict {
  if (must !== null && die !== must) return NOT_THE_LINK;
  return judgeAction(g, heroOf(g, hero), action, isInspired(g, action, die));
}

function judgeTurned(g: LrPosition, v: Paying, die: number): LrVerdict {
  if (costsDestiny(g, v.action)) return TOKEN_IS_COST;
  for (const value of VALUES) if (judgeValue(g, v, die, value) === true) return true;
  return NO_OTHER_VALUE;
}

const judgeValue = (g: LrPosition, v: Paying, die: number, value: string): LrVerdict =>
  Number(value) === die ? SAME_VALUE : judgeDie(g, v, Number(value));

/** The values that the die could be turned to so that it pays for the action. */
export const values: LrChoice<Paying & { die?: number }, string> = {
  candidates: () => VALUES,
  judge: (g, v, value) => judgeValue(g, v, v.die ?? 0, value),
};

/** A hero has one token at most: what an action costs cannot turn the die as well. */
function costsDestiny(g: LrPosition, key: ActionKey): boolean {
  const action = actionAt(g, key);
  return action.kind === 'special' && action.cost?.destiny === true;
}

// --- actions ---------------------------------------------------------------------------------------

const NORMAL = 1;
const INSPIRED = 2;
const wayOf = (g: LrPosition, key: ActionKey, die: number): number =>
  isInspired(g, key, die) ? INSPIRED : NORMAL;

function waysToPay(g: LrPosition, { dice, destiny }: Hero, key: ActionKey, must: number | null): number {
  const turns = destiny > 0 && !costsDestiny(g, key);
  if (must !== null) return turns || dice.includes(must) ? wayOf(g, key, must) : 0;
  if (turns) return wayOf(g, key, 1) | wayOf(g, key, LIMITS.sides);
  let ways = 0;
  for (const die of dice) ways |= wayOf(g, key, die);
  return ways;
}

/** Is there a die for it? The same as asking for all of them, without laying them out: bots ask this all the time. */
function judgeOffer(g: LrPosition, hero: Hero, key: ActionKey, must: number | null): LrVerdict {
  if (hero.area === null) return OUT_OF_ACTION;
  if (hero.dice.length === 0) return NO_DICE;
  const ways = waysToPay(g, hero, key, must);
  if (ways === 0) return NO_SUCH_DIE;
  if (ways === NORMAL) return judgeAction(g, hero, key, false);
  // An inspired action can do more: what it lacks is what is really missing.
  const inspired = judgeAction(g, hero, key, true);
  return inspired !== true && ways > INSPIRED && judgeAction(g, hero, key, false) === true ? true : inspired;
}

/** The actions that a hero can pay for on the own turn; what is printed on another hero's treasure is no action of theirs. */
export const turnActions: LrChoice<{ hero: HeroId }, ActionKey> = {
  candidates(g, v) {
    const hero = heroOf(g, v.hero);
    const out = printedActions(g, hero);
    for (const card of hero.treasure) if (!canUse(g, hero, card)) out.push(card);
    return out;
  },
  judge(g, v, id) {
    const hero = heroOf(g, v.hero);
    return hero.treasure.includes(id) ? NOT_YOUR_CARD : judgeOffer(g, hero, id, null);
  },
};

// --- chains ----------------------------------------------------------------------------------------

/** A die of that value or a token to turn one, and something to do with it. */
const judgeLink = carries(
  ['LR-CHN-02', 'LR-CHN-03', 'LR-CHN-11', 'LR-CHN-13', 'LR-DMH-08'],
  'legal-dice.judgeLink',
  (g: LrPosition, hero: Hero, value: number): LrVerdict => {
    if (hero.area === null) return OUT_OF_ACTION;
    if (isCompanion(hero)) return COMPANION_WITHOUT_DICE;
    if (hero.dice.length === 0) return NO_DICE;
    if (hero.destiny === 0 && !hero.dice.includes(value)) return NO_SUCH_DIE;
    for (const key of printedActions(g, hero)) if (judgeOffer(g, hero, key, value) === true) return true;
    return NOTHING_TO_DO;
  },
);

/** Those who could make the next link. */
export const linkers = (g: LrPosition, value: number): HeroId[] =>
  g.board.heroes.filter((hero) => judgeLink(g, hero, value) === true).map(({ id }) => id);

/** Each player is asked about the own heroes. */
export const links: LrChoice<{ value: number; seat: string }, HeroId> = {
  candidates: (g, v) => g.board.heroes.filter(({ seat }) => seat === v.seat).map(({ id }) => id),
  judge: (g, v, id) => judgeLink(g, heroOf(g, id), v.value),
};

/** The actions that a hero can pay for with a die of just this value. */
export const linkActions: LrChoice<{ hero: HeroId; value: number }, ActionKey> = {
  candidates: (g, v) => printedActions(g, heroOf(g, v.hero)),
  judge: (g, v, key) => judgeOffer(g, heroOf(g, v.hero), key, v.value),
};
