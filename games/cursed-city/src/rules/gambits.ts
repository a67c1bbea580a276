import { allowed, type SeatId } from '@questhall/engine';
import { nearestOf, scoresOf, swapTurns, takeDie } from '@questhall/tabletop';
import type { GroupOption, SpaceOption } from '../asks.js';
import type { Hero } from '../board.js';
import { carries } from '../carries.js';
import { type CcPosition, procedure } from '../kit.js';
import { spaceAt } from '../legal-dice.js';
import { gainInspiration, testHero } from '../procs.js';
import { fromLeader, heroOf, isGroupName, playerOf } from '../queries.js';
import { type CcChoice, NO_GROUP_CARD } from '../refusals.js';
import { type HeroId, LIMITS, type Result } from '../terms.js';
import { openMoment } from './timing.js';

/** The nearest group's card on either side of the hero's. */
function nearestGroups({ board }: CcPosition, hero: HeroId): GroupOption[] {
  const sides = (['left', 'right'] as const).map((side) => nearestOf(board.order, hero, side, isGroupName));
  return sides.filter((id) => id !== undefined) as GroupOption[];
}

/** Whom the hero may change places with after such a roll. */
const partners = carries(
  ['CC-GAM-03', 'CC-GAM-04', 'CC-GAM-08'],
  'gambits.partners',
  (g: CcPosition, hero: HeroId, result: Result): GroupOption[] => {
    if (result === 'failure') return [];
    if (result === 'success') return nearestGroups(g, hero);
    return g.board.order.map(({ id }) => id).filter(isGroupName);
  },
);

/** Have they anything that pays for one? */
const canPay = ({ row, inspiration }: Hero): boolean =>
  inspiration >= LIMITS.gambit || row.some(({ die }) => die !== null);

/** Activation dice of any score, of which alike ones are one, and points. Destiny dice are none of them (DST-08). */
function payments(hero: Hero): (SpaceOption | 'inspiration')[] {
  const seen: number[] = [];
  const found: (SpaceOption | 'inspiration')[] = [];
  for (const { space, score } of scoresOf(hero.row)) {
    if (seen.includes(score)) continue;
    seen.push(score);
    found.push(`space-${space}`);
  }
  if (hero.inspiration >= LIMITS.gambit) found.push('inspiration');
  return found;
}

const isGroupDealt = ({ board }: CcPosition): boolean => board.order.some(({ id }) => isGroupName(id));

/** What a gambit may be paid with. */
export const gambitPayments: CcChoice<{ hero: HeroId }, SpaceOption | 'inspiration'> = {
  candidates: (g, { hero }) => payments(heroOf(g, hero)),
  judge: (g) => (isGroupDealt(g) ? true : NO_GROUP_CARD),
};

const hasCard = ({ board }: CcPosition, id: HeroId): boolean => board.order.some((card) => card.id === id);

/** The answer with which a player has no hero asked again in this turn. */
export const NO_MORE = 'no-more';

/** Those whose player still wants gambits, and who could pay for one. */
const mayTry = (g: CcPosition, hero: Hero, over: readonly SeatId[]): boolean =>
  !over.includes(hero.seat) && canPay(hero) && hasCard(g, hero.id);

/** The same, player by player. */
const inLeaderOrder = (g: CcPosition, over: readonly SeatId[]): HeroId[] => {
  const able = isGroupDealt(g) ? g.board.heroes.filter((hero) => mayTry(g, hero, over)) : [];
  return fromLeader(g.board).flatMap((seat) => able.filter((hero) => hero.seat === seat).map(({ id }) => id));
};

/** `over`: players who want no more gambits in this turn. */
type Gambits = { left: HeroId[]; tried: boolean; over: SeatId[]; result?: Result };

/** Whose turn it is to try one. When all have had theirs, a new round begins if anybody has tried in this one. */
const nextInRound = carries(
  ['CC-GAM-06', 'CC-GAM-09'],
  'gambits.nextInRound',
  (g: CcPosition, v: Gambits): HeroId | undefined => {
    if (v.left.length === 0 && v.tried) {
      v.left = inLeaderOrder(g, v.over);
      v.tried = false;
    }
    return v.left[0];
  },
);

/** With another hero who may try, "not now" and "no more" are two answers. */
function isAlone(g: CcPosition, { over }: Gambits): boolean {
  if (!isGroupDealt(g)) return true;
  let able = 0;
  for (const hero of g.board.heroes) if (mayTry(g, hero, over)) able++;
  return able < 2;
}

/** One hero after the other, and all of them again, until no one has tried. Who wants no more is not asked again. */
export const gambits = procedure<Gambits>('cc.gambits')
  .step('ask', ['CC-GAM-01', 'CC-GAM-05', 'CC-GAM-06', 'CC-GAM-07', 'CC-GAM-08', 'CC-DST-08'], (g, v) => {
    for (let hero = nextInRound(g, v); hero !== undefined; hero = nextInRound(g, v)) {
      const payments = allowed(gambitPayments, g, { hero });
      if (payments.length > 0)
        return g.maybe(
          playerOf(g, hero),
          'attempt-gambit',
          isAlone(g, v) ? payments : [...payments, NO_MORE],
        );
      v.left.shift();
    }
    return g.end(undefined);
  })
  .step('pay', ['CC-GAM-01', 'CC-GAM-07', 'CC-INI-05'], (g, v, payment) => {
    const hero = v.left[0] as HeroId;
    if (payment === null) {
      v.left.shift();
      return g.goto('ask');
    }
    if (payment === NO_MORE) {
      const { seat } = heroOf(g, hero);
      v.over = [...v.over, seat];
      v.left = v.left.filter((other) => heroOf(g, other).seat !== seat);
      return g.goto('ask');
    }
    v.tried = true;
    if (payment === 'inspiration') return g.call(gainInspiration, { hero, count: -LIMITS.gambit });
    const space = spaceAt(payment);
    const score = takeDie(heroOf(g, hero).row, space);
    g.tell?.('die-spent', { hero, space, score });
    return undefined;
  })
  .step('roll', ['CC-GAM-01', 'CC-GAM-02'], (g, v) =>
    g.call(testHero, { hero: v.left[0] as HeroId, test: 'agility' }),
  )
  .step('side', ['CC-GAM-02', 'CC-GAM-03', 'CC-GAM-04'], (g, v, result) => {
    const hero = v.left[0] as HeroId;
    const cards = partners(g, hero, result);
    v.result = result;
    if (cards.length > 0) return g.one(playerOf(g, hero), 'choose-gambit-card', cards);
    g.tell?.('gambit', { hero, result, with: null });
    return g.goto('ask');
  })
  .step('swap', ['CC-GAM-03', 'CC-GAM-04'], (g, v, card) => {
    const hero = v.left[0] as HeroId;
    swapTurns(g.board.order, hero, card);
    g.tell?.('gambit', { hero, result: v.result ?? 'success', with: card });
    g.tell?.('initiative-changed', { order: g.board.order.map(({ id }) => id) });
    return openMoment(g, 'gambit-result', { hero });
  })
  .step('more', 'CC-GAM-05', (g) => g.goto('ask'));

export const gambitProcedures = [gambits];
