import { scoresOf } from '@questhall/tabletop';
import type { DieOption, SpaceOption } from './asks.js';
import type { Hero } from './board.js';
import { carries } from './carries.js';
import type { CcPosition } from './kit.js';
import { heroOf } from './queries.js';
import { type CcChoice, DESTINY_LIMIT, DIE_TOO_LOW } from './refusals.js';
import { type HeroId, LIMITS } from './terms.js';

/** Which dice pay for what a hero does in their activation. */

export const spaceAt = (option: SpaceOption): number => Number(option.slice('space-'.length));
const isSpace = (option: DieOption): option is SpaceOption => option.startsWith('space-');
export const destinyAt = (option: DieOption): number | null =>
  isSpace(option) ? null : Number(option.slice('destiny-'.length));

export function scoreOf(hero: Hero, option: DieOption): number {
  return destinyAt(option) ?? hero.row[spaceAt(option as SpaceOption)]?.die ?? 0;
}

/** No other hero's card is still face up. */
export const isLast = carries(
  ['CC-DST-06', 'CC-DST-07'],
  'legal-dice.isLast',
  (g: CcPosition, hero: HeroId): boolean =>
    g.board.order.every(
      ({ id, done }) => done || id === hero || !g.board.heroes.some((one) => one.id === id),
    ),
);

const mayUseDestiny = (g: CcPosition, { id, destinySpent }: Hero): boolean =>
  destinySpent < LIMITS.destinyPerTurn || isLast(g, id);

/** Dice of the card; those with the same score are alike, unless one lies where no wound goes (AIL-11). */
function ownDice({ row }: Hero): DieOption[] {
  const seen = new Set<string>();
  return scoresOf(row).flatMap(({ space, score }) => {
    const look = `${score} ${row[space]?.on.includes('disease')}`;
    if (seen.has(look)) return [];
    seen.add(look);
    return [`space-${space}` as const];
  });
}

/** Is there any die that pays for this? Asked of every action that a hero may think of. */
export function hasDieFor(g: CcPosition, hero: Hero, cost: number): boolean {
  for (const { die } of hero.row) if (die !== null && die >= cost) return true;
  return g.board.destiny.available.some((score) => score >= cost) && mayUseDestiny(g, hero);
}

/** What pays for a cost of so many or more. */
export const payingDice: CcChoice<{ hero: HeroId; cost: number }, DieOption> = {
  candidates(g, v) {
    const destiny = [...new Set(g.board.destiny.available)].map((score) => `destiny-${score}` as const);
    return [...ownDice(heroOf(g, v.hero)), ...destiny];
  },
  judge: carries(
    ['CC-ACT-03', 'CC-DST-03', 'CC-DST-05', 'CC-DST-06'],
    'legal-dice.payingDice',
    (g: CcPosition, v: { hero: HeroId; cost: number }, option: DieOption) => {
      const hero = heroOf(g, v.hero);
      if (destinyAt(option) !== null && !mayUseDestiny(g, hero)) return DESTINY_LIMIT;
      return scoreOf(hero, option) >= v.cost ? true : DIE_TOO_LOW;
    },
  ),
};
