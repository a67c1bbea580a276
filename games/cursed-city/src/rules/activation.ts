import { allowed } from '@questhall/engine';
import { changeScores, expire, finishTurn, scoresOf, takeDie, upNext } from '@questhall/tabletop';
import type { DieOption } from '../asks.js';
import type { Hero } from '../board.js';
import { carries } from '../carries.js';
import { type CcPosition, type G, procedure } from '../kit.js';
import { type Price, partsOfAction, payable, priceOf } from '../legal.js';
import { destinyAt, payingDice, scoreOf, spaceAt } from '../legal-dice.js';
import {
  activateGroup,
  ailmentsAtEnd,
  ailmentsAtStart,
  explore,
  extract,
  freeHero,
  gainInspiration,
  heroActivation,
  inspirationRoll,
  makeAction,
  moveHero,
  performAction,
  recuperate,
  returnHero,
  search,
  tradeTreasure,
  uniqueAction,
  useTreasure,
  weaponAction,
} from '../procs.js';
import { has, heroOf, isGroupName, maybeHero, playerOf, slotOf } from '../queries.js';
import { paceOf } from '../strength.js';
import { type HeroId, LIMITS } from '../terms.js';
import { spendDestiny } from './destiny.js';
import { openMoment, refresh } from './timing.js';

/** Cards from left to right; a finished one is turned face down before the next. */
export const activationPhase = procedure<{ card?: string }>('cc.activation-phase')
  .step('next', ['CC-ACT-01', 'CC-INI-07'], (g, v) => {
    const card = upNext(g.board.order);
    if (card === undefined) return g.goto('over');
    v.card = card.id;
    g.board.active = card.id;
    g.tell?.('activates', { who: card.id });
    return isGroupName(card.id)
      ? g.call(activateGroup, { slot: slotOf(card.id) })
      : g.call(heroActivation, { hero: card.id });
  })
  .step('done', 'CC-ACT-01', (g, v) => {
    const who = v.card as string;
    finishTurn(g.board.order, who);
    g.board.active = null;
    expireAll(g, 'activation');
    g.tell?.('activation-over', { who });
    return g.goto('next');
  })
  .step('over', ['CC-REA-09', 'CC-ACT-01'], (g) => {
    for (const { row } of g.board.heroes) changeScores(row, () => null);
    return openMoment(g, 'activations-over');
  });

export function expireAll({ board }: CcPosition, until: 'action' | 'activation' | 'turn'): void {
  expire(board.modifiers, until);
  expire(board.vetoes, until);
}

/** What lasts until the next activation of this hero, or of this group, ends now. */
export function endWaiting({ board }: CcPosition, ids: readonly string[]): void {
  const stays = ({ until, on }: { until: string; on: string }) =>
    until !== 'next-activation' || !ids.includes(on);
  board.modifiers = board.modifiers.filter(stays);
  board.vetoes = board.vetoes.filter(stays);
}

const mayAct = ({ where }: Hero): boolean => where === 'standing' || where === 'buried';

const activation = procedure(heroActivation)
  .step('back', ['CC-CRI-07', 'CC-CRI-08', 'CC-INI-11'], (g, v) => {
    const hero = heroOf(g, v.hero);
    hero.slew = 0;
    refresh(g.board, 'activation');
    endWaiting(g, [v.hero]);
    return hero.where === 'away' ? g.call(returnHero, { hero: v.hero, at: null }) : undefined;
  })
  .step('start', ['CC-ACT-10'], (g, v) => openMoment(g, 'activation-starts', { hero: v.hero }))
  .step('ailments', ['CC-AIL-13', 'CC-AIL-15', 'CC-AIL-26'], (g, v) => {
    const hero = heroOf(g, v.hero);
    const slowed = has(hero, 'stunned') || has(hero, 'fatigued');
    return slowed ? g.call(ailmentsAtStart, { hero: v.hero }) : undefined;
  })
  .repeat<boolean>('act', ['CC-ACT-02', 'CC-ACT-04', 'CC-ACT-05', 'CC-CRI-11'], (g, v, acted) =>
    acted !== false && mayAct(heroOf(g, v.hero)) ? g.call(makeAction, { hero: v.hero }) : undefined,
  )
  .step('end', 'CC-ACT-06', (g, v) =>
    heroOf(g, v.hero).where === 'out' ? g.end(undefined) : openMoment(g, 'activation-ends', { hero: v.hero }),
  )
  .step('suffer', 'CC-AIL-05', (g, v) =>
    heroOf(g, v.hero).where === 'buried' ? g.call(ailmentsAtEnd, { hero: v.hero }) : undefined,
  )
  .step('inspiration', ['CC-INS-01', 'CC-ACT-06'], (g, v) => {
    const { slew, where } = heroOf(g, v.hero);
    return slew > 0 && where !== 'out' ? g.call(inspirationRoll, { hero: v.hero }) : undefined;
  })
  .step('keep', ['CC-REA-01', 'CC-ACT-06'], (g, v) => keepDice(g, heroOf(g, v.hero)));

/** What is left loses one each; these are the reaction dice. */
const keepDice = carries('CC-REA-01', 'activation.keepDice', (g: G, hero: Hero): void => {
  changeScores(hero.row, (score) => (score > 1 ? score - 1 : null));
  const dice = scoresOf(hero.row).map(({ score }) => score);
  if (dice.length > 0) g.tell?.('dice-lowered', { hero: hero.id, dice });
});

/** One die is spent: it leaves the card, or lies aside with the others of the table. */
export const spendDie = carries(
  ['CC-ACT-02', 'CC-INI-05', 'CC-DST-03'],
  'activation.spendDie',
  (g: G, id: HeroId, option: DieOption): number => {
    const hero = heroOf(g, id);
    const score = scoreOf(hero, option);
    if (destinyAt(option) !== null) spendDestiny(g, id, score);
    else {
      const space = spaceAt(option as `space-${number}`);
      takeDie(hero.row, space);
      g.tell?.('die-spent', { hero: id, space, score });
    }
    return score;
  },
);

type Making = { hero: HeroId; action?: string; price?: Price; paid?: number; score?: number };

const isPaid = ({ price, paid = 0 }: Making): boolean => paid >= (price?.count ?? 0);

/** The player picks an action and the dice that pay for it, or stops. */
export const making = procedure<Making, boolean>(makeAction)
  .step('choose', ['CC-ACT-02', 'CC-ACT-05', 'CC-ACT-09', 'CC-ACT-10', 'CC-LDR-11'], (g, v) =>
    g.maybe(playerOf(g, v.hero), 'choose-action', allowed(payable, g, v)),
  )
  .step('price', ['CC-ACT-03', 'CC-ACT-07'], (g, v, action) => {
    if (action === null) return g.end(false);
    v.action = action;
    v.price = { ...priceOf(g, heroOf(g, v.hero), action) };
    v.paid = 0;
    v.score = 0;
    return isPaid(v) ? g.goto('do') : undefined;
  })
  .step('die', ['CC-ACT-03', 'CC-DST-03', 'CC-DST-05', 'CC-DST-06'], (g, v) => {
    const cost = v.price?.score ?? 0;
    return g.one(playerOf(g, v.hero), 'choose-die', allowed(payingDice, g, { hero: v.hero, cost }));
  })
  .step('pay', ['CC-ACT-02', 'CC-INI-05'], (g, v, option) => {
    v.score = spendDie(g, v.hero, option);
    v.paid = (v.paid ?? 0) + 1;
    return isPaid(v) ? undefined : g.goto('die');
  })
  .step('do', 'CC-ACT-02', (g, v) =>
    g.call(performAction, {
      hero: v.hero,
      action: v.action as string,
      score: v.score ?? 0,
      free: false,
    }),
  )
  .step('done', 'CC-ACT-04', (g) => g.end(true));

/** The action itself. A free one counts as paid with a 6 (ACT-08). */
const performing = procedure(performAction)
  .step('before', 'CC-ACT-08', (g, v) => {
    if (v.free) v.score = LIMITS.sides;
    g.tell?.('action', { hero: v.hero, action: v.action, score: v.score, free: v.free });
    return openMoment(g, 'before-action', { hero: v.hero, score: v.score });
  })
  .step('do', ['CC-ACT-07', 'CC-ACT-09'], (g, v) => doing(g, v))
  .step('after', 'CC-ACT-04', (g, v) => {
    expireAll(g, 'action');
    return maybeHero(g, v.hero)?.where === 'standing'
      ? openMoment(g, 'after-action', { hero: v.hero, score: v.score })
      : undefined;
  });

type Doing = { hero: HeroId; action: string; score: number; free: boolean };

function doing(g: G, { hero, action, score, free }: Doing) {
  const { verb, of } = partsOfAction(action);
  const one = heroOf(g, hero);
  switch (verb) {
    case 'move':
    case 'run':
      return g.call(moveHero, { hero, most: paceOf(g, one)[verb] });
    case 'recuperate':
      return g.call(recuperate, { hero });
    case 'search':
      return g.call(search, { hero, bought: false });
    case 'inspired-search':
      return g.call(boughtSearch, { hero });
    case 'extract':
      return g.call(extract, { hero });
    case 'explore':
      return g.call(explore, { hero });
    case 'weapon':
      return g.call(weaponAction, { attacker: hero, weapon: of, target: null, free, reaction: false, score });
    case 'unique':
      return g.call(uniqueAction, { hero, action: of, score });
    case 'treasure':
      return g.call(useTreasure, { hero, action: of });
    case 'trade':
      return g.call(tradeTreasure, { hero, other: of });
    case 'unbind':
      return g.call(freeHero, { hero, freed: of, ailment: 'trapped' });
    default:
      return g.call(freeHero, { hero, freed: of, ailment: 'buried' });
  }
}

/** Three points besides the die. */
const boughtSearch = procedure<{ hero: HeroId }>('cc.bought-search')
  .step('pay', ['CC-INS-11', 'CC-INS-07'], (g, { hero }) =>
    g.call(gainInspiration, { hero, count: -LIMITS.inspiring }),
  )
  .step('search', 'CC-INS-11', (g, { hero }) => g.call(search, { hero, bought: true }));

export const activationProcedures = [activationPhase, activation, making, performing, boughtSearch];
