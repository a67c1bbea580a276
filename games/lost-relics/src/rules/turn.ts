import { allowed } from '@questhall/engine';
import { expire } from '@questhall/tabletop';
import { type G, procedure } from '../kit.js';
import { turnActions } from '../legal-dice.js';
import { makeAction } from '../procs.js';
import { heroOf, playerOf } from '../queries.js';
import type { HeroId } from '../terms.js';
import { chain } from './chains.js';
import { reactionStep } from './reaction-step.js';
import { window } from './timing.js';

/** Up to three actions, each followed by a reaction; after none at all there is one reaction too. */
export const turn = procedure<{ hero: HeroId; acted: boolean }>('lr.turn')
  .step('start', ['LR-RND-08', 'LR-RND-16'], (g, v) => {
    if (isOut(g, v.hero)) return g.end(undefined);
    g.board.active = v.hero;
    g.tell?.('turn', { hero: v.hero, dice: [...heroOf(g, v.hero).dice] });
    return window(g, 'turn-starts', { hero: v.hero });
  })
  .step('choose', ['LR-RND-09', 'LR-RND-15', 'LR-RND-17', 'LR-ACT-01', 'LR-ACT-03', 'LR-CHN-12'], (g, v) =>
    g.maybe(playerOf(g, v.hero), 'choose-action', allowed(turnActions, g, v)),
  )
  .step('act', ['LR-RND-09', 'LR-ACT-02'], (g, v, action) => {
    if (action === null) return g.goto('unspent');
    v.acted = true;
    return g.call(makeAction, { hero: v.hero, action, must: null });
  })
  .step('chain', ['LR-CHN-01', 'LR-CHN-12', 'LR-CHN-15'], (g, v, die) =>
    die === 1 ? g.call(chain, { starter: v.hero, value: 1 }) : undefined,
  )
  .step('react', ['LR-RND-12', 'LR-CHN-06', 'LR-CHN-07', 'LR-CHN-09', 'LR-REA-11'], (g, v) =>
    g.call(reactionStep, { hero: g.board.lastActed ?? v.hero }),
  )
  .step('again', ['LR-CHN-08', 'LR-CHN-14', 'LR-RND-17'], (g) => g.goto('choose'))
  .step('unspent', ['LR-RND-10', 'LR-RND-11', 'LR-RND-17'], (g, v) => {
    const hero = heroOf(g, v.hero);
    if (hero.dice.length > 0) g.tell?.('dice-set-to-1', { hero: v.hero, count: hero.dice.length });
    hero.dice = hero.dice.map(() => 1);
  })
  .step('idle', ['LR-RND-13', 'LR-RND-14', 'LR-RND-15', 'LR-REA-13'], (g, v) =>
    v.acted ? undefined : g.call(reactionStep, { hero: v.hero }),
  )
  .step('end', 'LR-RND-08', (g) => {
    g.board.active = null;
    expire(g.board.modifiers, 'turn');
  });

const isOut = (g: G, hero: HeroId): boolean => heroOf(g, hero).area === null;

export const turnProcedures = [turn];
