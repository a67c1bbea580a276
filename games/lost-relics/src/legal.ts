import type { Hero } from './board.js';
import { carries } from './carries.js';
import { actionAt } from './content/library.js';
import type { LrPosition } from './kit.js';
import { canMove } from './legal-moving.js';
import { canAttack, canInteract, canRest } from './legal-reach.js';
import { holds } from './predicates.js';
import { nobody } from './procs.js';
import { canPay, couldHappen } from './program.js';
import { canUse } from './queries.js';
import { type ActionKey, type HeroId, LIMITS } from './terms.js';

/** What a hero may do now, and with which die. Nothing here changes anything. */

/** The actions printed on the side of the card that is up, and on treasure that the hero holds and can use. */
export const printedActions = carries(
  ['LR-ACT-01', 'LR-TRE-05', 'LR-DMH-07'],
  'legal.printedActions',
  (g: LrPosition, hero: Hero): ActionKey[] => {
    const { actionsOn } = g.box;
    const out = [...(actionsOn[`${hero.id}/${hero.wounded ? 'wounded' : 'unwounded'}`] ?? [])];
    for (const card of hero.treasure) if (canUse(g, hero, card)) out.push(...(actionsOn[card] ?? []));
    return out;
  },
);

/** The card an action is printed on. */
export const cardOfAction = (key: ActionKey): string => key.slice(0, key.indexOf('/'));

/** A die at least as high as the inspired number inspires, without being asked. */
export const isInspired = carries(
  ['LR-ACT-05', 'LR-ACT-06'],
  'legal.isInspired',
  (g: LrPosition, key: ActionKey, die: number): boolean => {
    const { inspired } = { inspired: undefined, ...actionAt(g, key) };
    return inspired !== undefined && die >= inspired;
  },
);

/** Can this action be made at all, normal or inspired? The value of the die bars nothing by itself. */
export const isLegal = carries(
  ['LR-ACT-04', 'LR-ACT-09', 'LR-BRD-12'],
  'legal.isLegal',
  (g: LrPosition, hero: Hero, key: ActionKey, inspired: boolean): boolean => {
    if (hero.area === null) return false;
    const action = actionAt(g, key);
    switch (action.kind) {
      case 'move':
        return canMove(g, hero, inspired);
      case 'rest':
        return canRest(g, hero);
      case 'interact':
        return canInteract(g, hero);
      case 'attack':
        return canAttack(g, hero, action.range);
      case 'special': {
        const ctx = { ...nobody, you: hero.id, self: cardOfAction(key), inspired };
        if (action.if !== undefined && !holds(g, action.if, ctx)) return false;
        return (action.cost === undefined || canPay(g, action.cost, ctx)) && couldHappen(g, key, ctx);
      }
    }
  },
);

// --- dice ------------------------------------------------------------------------------------------

/** A die as it lies there, or one that a destiny token turns. */
export type DieOption = string;
const DESTINY = 'destiny:';
export const isTurned = (option: DieOption): boolean => option.startsWith(DESTINY);
export const dieOf = (option: DieOption): number =>
  Number(isTurned(option) ? option.slice(DESTINY.length) : option);

const VALUES: readonly number[] = [1, 2, 3, 4, 5, 6];

/** The values that the die could be turned to so that it pays for the action. */
export function turnedValues(
  g: LrPosition,
  hero: Hero,
  key: ActionKey,
  die: number,
  must: number | null,
): number[] {
  return VALUES.filter(
    (value) =>
      value !== die && (must === null || value === must) && isLegal(g, hero, key, isInspired(g, key, value)),
  );
}

/** Any die pays for any action; a destiny token turns one of the hero's own before it is spent. */
export const diceFor = carries(
  ['LR-ACT-03', 'LR-ACT-04', 'LR-DST-03', 'LR-DST-05', 'LR-CHN-13', 'LR-RND-11'],
  'legal.diceFor',
  (g: LrPosition, hero: Hero, key: ActionKey, must: number | null): DieOption[] => {
    const shown = [...new Set(hero.dice)].sort((x, y) => x - y);
    const plain = shown.filter(
      (die) => (must === null || die === must) && isLegal(g, hero, key, isInspired(g, key, die)),
    );
    const turned =
      hero.destiny > 0 ? shown.filter((die) => turnedValues(g, hero, key, die, must).length > 0) : [];
    return [...plain.map(String), ...turned.map((die) => `${DESTINY}${die}`)];
  },
);

/** The actions that this hero can pay for; in a chain, with a die of just this value. */
export function offeredActions(g: LrPosition, hero: Hero, must: number | null): ActionKey[] {
  if (hero.dice.length === 0 || hero.area === null) return [];
  return printedActions(g, hero).filter((key) => isOffered(g, hero, key, must));
}

/** Is there a die for it? The same as asking for all of them, without laying them out: bots ask this all the time. */
function isOffered(g: LrPosition, hero: Hero, key: ActionKey, must: number | null): boolean {
  const ways = waysToPay(g, hero, key, must);
  return (
    ((ways & NORMAL) > 0 && isLegal(g, hero, key, false)) ||
    ((ways & INSPIRED) > 0 && isLegal(g, hero, key, true))
  );
}

const NORMAL = 1;
const INSPIRED = 2;
const wayOf = (g: LrPosition, key: ActionKey, die: number): number =>
  isInspired(g, key, die) ? INSPIRED : NORMAL;

function waysToPay(g: LrPosition, { dice, destiny }: Hero, key: ActionKey, must: number | null): number {
  if (must !== null) return destiny > 0 || dice.includes(must) ? wayOf(g, key, must) : 0;
  if (destiny > 0) return wayOf(g, key, 1) | wayOf(g, key, LIMITS.sides);
  let ways = 0;
  for (const die of dice) ways |= wayOf(g, key, die);
  return ways;
}

/** Those who could make the next link: a die of that value or a token to turn one, and something to do with it. */
export const linkers = carries(
  ['LR-CHN-02', 'LR-CHN-03', 'LR-CHN-11', 'LR-CHN-13', 'LR-DMH-08'],
  'legal.linkers',
  (g: LrPosition, value: number): HeroId[] =>
    g.board.heroes.filter((hero) => offeredActions(g, hero, value).length > 0).map(({ id }) => id),
);
