import { allowed } from '@questhall/engine';
import { actionAt } from '../content/library.js';
import { type G, procedure } from '../kit.js';
import { cardOfAction, isInspired } from '../legal.js';
import { dice, dieOf, isTurned, values } from '../legal-dice.js';
import {
  type Ctx,
  heroAttack,
  makeAction,
  moveHero,
  performAction,
  programOf,
  runProgram,
} from '../procs.js';
import { payCost } from '../program.js';
import { heroOf, isCompanion, playerOf } from '../queries.js';
import { type ActionKey, type HeroId, LIMITS } from '../terms.js';
import { interact } from './interact.js';
import { rest } from './rest.js';
import { window } from './timing.js';

type Making = { hero: HeroId; action: ActionKey; must: number | null; die?: number; value?: number };

/** A die is chosen, perhaps turned by a destiny token, and spent; then the action is made. */
export const making = procedure<Making, number>(makeAction.id)
  .step('die', ['LR-ACT-02', 'LR-ACT-04', 'LR-CHN-13'], (g, v) =>
    g.one(playerOf(g, v.hero), 'choose-die', allowed(dice, g, v)),
  )
  .step('turn', ['LR-DST-03', 'LR-DST-05'], (g, v, option) => {
    v.die = dieOf(option);
    if (!isTurned(option)) return g.pass(String(v.die));
    const turned = allowed(values, g, v);
    spendDestiny(g, v.hero);
    return g.one(playerOf(g, v.hero), 'choose-value', turned);
  })
  .step('spend', ['LR-ACT-02', 'LR-ACT-05', 'LR-CHN-05', 'LR-CHN-10'], (g, v, value) => {
    const hero = heroOf(g, v.hero);
    v.value = Number(value);
    hero.dice.splice(hero.dice.indexOf(v.die ?? v.value), 1);
    const inspired = isInspired(g, v.action, v.value);
    g.tell?.('die-spent', { hero: v.hero, die: v.value, turned: v.value !== v.die });
    return g.call(performAction, { hero: v.hero, action: v.action, inspired });
  })
  .step('done', 'LR-ACT-02', (g, v) => g.end(v.value ?? 0));

function spendDestiny(g: G, hero: HeroId): void {
  heroOf(g, hero).destiny--;
  g.tell?.('destiny-spent', { hero });
}

/** The action itself. Whoever makes one is the hero who acted last. */
const performing = procedure<{ hero: HeroId; action: ActionKey; inspired: boolean }>(performAction.id)
  .step('begin', ['LR-ACT-07', 'LR-HOS-04', 'LR-REA-11', 'LR-CHN-09'], (g, v) => {
    g.board.lastActed = v.hero;
    const { kind } = actionAt(g, v.action);
    g.tell?.('action', { hero: v.hero, action: v.action, kind, inspired: v.inspired });
    switch (kind) {
      case 'move':
        return g.call(moveHero, { hero: v.hero, inspired: v.inspired });
      case 'attack':
        return g.call(heroAttack, { hero: v.hero, action: v.action, inspired: v.inspired });
      case 'rest':
        return g.call(rest, { hero: v.hero, inspired: v.inspired });
      case 'interact':
        return g.call(interact, { hero: v.hero });
      case 'special':
        return g.call(special, { hero: v.hero, action: v.action, inspired: v.inspired });
    }
  })
  .step('after', 'LR-DST-04', (g, v) => window(g, 'after-action', { hero: v.hero }));

const contextOf = (v: { hero: HeroId; action: ActionKey; inspired: boolean }): Ctx => ({
  you: v.hero,
  self: cardOfAction(v.action),
  target: null,
  inspired: v.inspired,
});

/** What its card says, after its cost if it has one. */
const special = procedure<{ hero: HeroId; action: ActionKey; inspired: boolean }>('lr.special')
  .step('pay', ['LR-ACT-07', 'LR-TRE-11'], (g, v) => {
    const { cost } = { cost: undefined, ...actionAt(g, v.action) };
    return cost === undefined ? undefined : payCost(g, contextOf(v), cost);
  })
  .step('lines', 'LR-ACT-07', (g, v) => g.call(runProgram, programOf(contextOf(v), v.action)));

/** At most one each, and none for Taros; what is too much is lost. Gives true if it was gained. */
export const gainDestiny = procedure<{ hero: HeroId }, boolean>('lr.gain-destiny').step(
  'gain',
  ['LR-DST-01', 'LR-DST-02', 'LR-DST-04'],
  (g, v) => {
    const hero = heroOf(g, v.hero);
    if (isCompanion(hero) || hero.destiny >= LIMITS.destiny) return g.end(false);
    hero.destiny++;
    g.tell?.('destiny-gained', { hero: v.hero });
    return g.end(true);
  },
);

export const actionProcedures = [making, performing, special, gainDestiny, rest];
