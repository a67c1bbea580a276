import { allowed, DECLINE, type Question } from '@questhall/engine';
import { type LrPosition, procedure } from '../kit.js';
import { linkActions, linkers, links } from '../legal-dice.js';
import { makeAction } from '../procs.js';
import { heroOf, playerOf } from '../queries.js';
import { type HeroId, LIMITS } from '../terms.js';

type Chaining = { starter: HeroId; value: number; hero?: HeroId };

/** Links of 2, 3, 4, 5 and 6 after a 1, by anyone, without a reaction between them. */
export const chain = procedure<Chaining>('lr.chain')
  .step('start', ['LR-CHN-01', 'LR-CHN-04', 'LR-CHN-14'], (g, v) => {
    if (v.value >= LIMITS.sides) return g.end(undefined);
    const able = linkers(g, v.value + 1);
    if (able.length === 0) return g.end(undefined);
    // Whoever alone could link declines by not linking: one question is enough.
    const others = able.some((id) => heroOf(g, id).seat !== heroOf(g, v.starter).seat);
    return v.value === 1 && others ? g.yesNo(playerOf(g, v.starter), 'start-chain') : g.pass(true);
  })
  .step('offer', ['LR-CHN-11', 'LR-CHN-02', 'LR-CHN-03'], (g, v, wanted) =>
    wanted ? g.together<HeroId | null>(offers(g, v.value + 1)) : g.end(undefined),
  )
  .step('pick', 'LR-CHN-11', (g, v, answers) => {
    const willing = Object.values(answers).filter((hero) => hero !== null);
    return willing.length === 0 ? g.end(undefined) : g.one(playerOf(g, v.starter), 'choose-link', willing);
  })
  .step('action', ['LR-CHN-02', 'LR-CHN-05', 'LR-CHN-06'], (g, v, hero) => {
    v.hero = hero;
    g.tell?.('chain', { hero, value: v.value + 1, starter: v.starter });
    const actions = allowed(linkActions, g, { hero, value: v.value + 1 });
    return g.one(playerOf(g, hero), 'choose-link-action', actions);
  })
  .step('act', ['LR-CHN-02', 'LR-CHN-05', 'LR-CHN-10'], (g, v, action) =>
    g.call(makeAction, { hero: v.hero as HeroId, action, must: v.value + 1 }),
  )
  .step('next', ['LR-CHN-03', 'LR-CHN-06'], (g, v) => {
    v.value++;
    return g.goto('start');
  });

/** Every player with a hero who could pay is asked, all at once. */
function offers(g: LrPosition, value: number): Question<'join-chain'>[] {
  return g.board.seats.flatMap((seat) => {
    const able = allowed(links, g, { value, seat });
    if (able.length === 0) return [];
    const options = [...able, DECLINE];
    return [{ asked: { seat, by: seat }, ask: 'join-chain', form: 'maybe', options, min: 1, max: 1 }];
  });
}

export const chainProcedures = [chain];
