import { allowed } from '@questhall/engine';
import { type Action, noIcons } from '../board.js';
import { actionCard } from '../content/library.js';
import type { ActionParams } from '../effects/action.js';
import { LATE_MODIFIERS } from '../in-play.js';
import { type AcgPosition, type G, paramsOf, procedure } from '../kit.js';
import {
  addProgress,
  type Ctx,
  claimTokens,
  performAction,
  programOf,
  recoverWounds,
  runProgram,
} from '../procs.js';
import {
  currentAction,
  engagedWith,
  heroOf,
  maybeEnemy,
  playerOf,
  shownCard,
  slotOf,
  successes,
} from '../queries.js';
import type { CardId, HeroId, Icon } from '../terms.js';
import { actionsToPerform, heroesToAid } from './action-choices.js';
import { rerollStep, rollAll } from './dice.js';
import { enemyAttacks, someoneAttacks } from './enemy-attacks.js';
import { attackTargets, resolveAttack } from './hero-attack.js';
import { nemesisEffects, showsNemesis } from './nemesis.js';
import { lookAtQuest } from './quest-check.js';
import { isHeard, window } from './timing.js';
import { endLasting, fallDown } from './wounds.js';

export type Activation = { hero: HeroId; card?: CardId };

/** A hero's activation: choose one readied action card, exhaust it, carry out its lines from top to bottom. */
export const activation = procedure<Activation>('acg.activation')
  .step('begin', ['ACG-ROUND-07', 'ACG-HERO-01'], (g, v) => {
    g.board.active = v.hero;
    g.tell?.('activation', { hero: v.hero });
    return window(g, 'before-activation', { hero: v.hero });
  })
  .step('choose', ['ACG-HERO-07', 'ACG-ACT-04', 'ACG-ACT-01', 'ACG-HERO-11', 'ACG-EXH-01'], (g, v) =>
    g.one(playerOf(g, v.hero), 'choose-action', allowed(actionsToPerform, g, v)),
  )
  .step('exhaust', ['ACG-ACT-04', 'ACG-EXH-05', 'ACG-TOK-05'], (g, v, card) => {
    v.card = card;
    slotOf(heroOf(g, v.hero), card).exhausted = true;
    g.tell?.('action-chosen', { hero: v.hero, card });
  })
  .step(
    'lines',
    ['ACG-HERO-08', 'ACG-ACT-02', 'ACG-ACT-05', 'ACG-ACT-12', 'ACG-ACT-13', 'ACG-FAQ-02'],
    (g, v) => {
      const card = v.card as CardId;
      const ctx = { you: v.hero, self: card, target: null, hero: null, enemy: null };
      return g.call(runProgram, programOf(ctx, `${actionCard(g, card).id}/lines`));
    },
  )
  .step('prepare', 'ACG-EXH-10', (g, v) => {
    if (g.state.switches['gear-readies'] === 'prepare' && actionCard(g, v.card as CardId).prepare === true) {
      for (const gear of heroOf(g, v.hero).gear) gear.exhausted = false;
    }
  })
  .step('after', ['ACG-TIME-03', 'ACG-COND-08'], (g, v) => {
    g.board.action = null;
    return window(g, 'after-activation', { hero: v.hero });
  })
  .step('lasting', 'ACG-WND-16', (g) => endLasting(g, 'activation'))
  .step('fall', ['ACG-WND-11', 'ACG-WND-12', 'ACG-FAQ-06', 'ACG-QUEST-05'], (g, v) =>
    heroOf(g, v.hero).status === 'falling' ? g.call(fallDown, { hero: v.hero }) : undefined,
  )
  .step('end', ['ACG-ROUND-07', 'ACG-ACT-16'], (g) => {
    g.board.active = null;
    g.board.fallen = {};
    return lookAtQuest(g, 'any-time');
  });

/** Steps 2 to 6 of an action, from its action line. */
const performing = procedure<Ctx & { node: string }>(performAction.id)
  .step('begin', ['ACG-ACT-03', 'ACG-ACT-02'], (g, v) => {
    g.board.action = freshAction(g, v.you as HeroId, v.self as CardId);
    return window(g, 'before-action', { hero: v.you });
  })
  .step('start', 'ACG-ACT-03', (g) => {
    currentAction(g).part = 'during';
  })
  .step(
    'target',
    [
      'ACG-ATK-01',
      'ACG-ACT-15',
      'ACG-ACT-14',
      'ACG-ATK-05',
      'ACG-ATK-06',
      'ACG-ATK-07',
      'ACG-ATK-08',
      'ACG-FAQ-05',
    ],
    (g, v) => {
      const { hero } = currentAction(g);
      const { targets = 1 } = paramsOf<ActionParams>(g, v.node);
      const enemies = allowed(attackTargets, g, v);
      return g.some(playerOf(g, hero), 'choose-targets', enemies, { min: 1, max: targets });
    },
  )
  .step('aim', 'ACG-ATK-03', (g, _, enemies) => {
    currentAction(g).targets = enemies;
  })
  .step('aid', ['ACG-AER-01', 'ACG-ACT-15', 'ACG-ACT-14', 'ACG-AER-04', 'ACG-AER-05'], (g, v) => {
    const heroes = allowed(heroesToAid, g, v);
    return g.some(playerOf(g, currentAction(g).hero), 'choose-hero-to-aid', heroes, { min: 1, max: 1 });
  })
  .step('before', ['ACG-ACT-05', 'ACG-AER-07'], (g, v, [aided]) => {
    const action = currentAction(g);
    v.target = aided ?? null;
    action.aided = v.target;
    const cards = action.targets.map((id) => shownCard(maybeEnemy(g, id)));
    const targets = aided === undefined ? action.targets.slice() : [aided];
    g.tell?.('action-targets', { hero: action.hero, targets, cards });
    const { before } = paramsOf<ActionParams>(g, v.node);
    if (before === undefined) return undefined;
    return g.call(runProgram, programOf(v, `${v.node}.before`));
  })
  .step('spend', 'ACG-ACT-06', (g, v) => {
    const action = currentAction(g);
    const { tokens } = slotOf(heroOf(g, action.hero), action.card);
    return g.amount(playerOf(g, v.you as HeroId), 'spend-tokens', { min: 0, max: tokens });
  })
  .step('spent', ['ACG-ACT-06', 'ACG-ACT-16', 'ACG-TOK-02'], (g, _, count) => {
    const action = currentAction(g);
    if (count === 0) return;
    slotOf(heroOf(g, action.hero), action.card).tokens -= count;
    action.spent = count;
    action.extra.success += count;
    g.tell?.('tokens-spent', { hero: action.hero, card: action.card, count });
  })
  .step(
    'roll',
    [
      'ACG-ACT-07',
      'ACG-DICE-01',
      'ACG-DICE-02',
      'ACG-DICE-03',
      'ACG-DICE-04',
      'ACG-DICE-11',
      'ACG-EXH-07',
      'ACG-EATK-01',
    ],
    (g, v) => {
      const { hero } = currentAction(g);
      const enemies = engagedWith(g, hero).filter((enemy) => !enemy.exhausted);
      rollAll(g, paramsOf<ActionParams>(g, v.node).dice, enemies.length);
    },
  )
  .step('reroll', ['ACG-ACT-08', 'ACG-DICE-05'], (g, v) =>
    isHeard(g, 'reroll-dice') ? g.call(rerollStep, { hero: v.you as HeroId }) : undefined,
  )
  .step('modify', ['ACG-ACT-09', 'ACG-DICE-07', 'ACG-DICE-10'], (g, v) =>
    window(g, 'modify-dice', { hero: v.you }),
  )
  .step('own-modifiers', ['ACG-ACT-09', 'ACG-DICE-10'], (g, v) => {
    const { bonus } = paramsOf<ActionParams>(g, v.node);
    const { extra } = currentAction(g);
    for (const icon in bonus) extra[icon as Icon] += bonus[icon as Icon] ?? 0;
  })
  .step('hero-modifiers', ['ACG-DICE-10', 'ACG-DICE-07', 'ACG-DICE-08', 'ACG-DICE-09'], (g, v) =>
    window(g, LATE_MODIFIERS, { hero: v.you }),
  )
  .step('successes', ['ACG-ACT-10', 'ACG-ACT-11', 'ACG-AER-02', 'ACG-AER-08', 'ACG-AER-12'], (g) => {
    const action = currentAction(g);
    const count = Math.max(0, successes(action));
    g.tell?.('successes', { hero: action.hero, type: action.type, count });
    return applySuccesses(g, action, count);
  })
  .step('if-defeated', 'ACG-ACT-10', (g, v) => {
    const { ifDefeated } = paramsOf<ActionParams>(g, v.node);
    if (ifDefeated === undefined || currentAction(g).defeated.length === 0) return undefined;
    return g.call(runProgram, programOf(v, `${v.node}.ifDefeated`));
  })
  .step('after-successes', 'ACG-ACT-10', (g, v) => window(g, 'after-successes', { hero: v.you }))
  .step('attacks', ['ACG-ACT-10', 'ACG-EATK-01', 'ACG-ATK-09'], (g) => {
    const { hero } = currentAction(g);
    return someoneAttacks(g, hero) ? g.call(enemyAttacks, { hero }) : undefined;
  })
  .step('after-attacks', 'ACG-ACT-10', (g, v) => window(g, 'after-attacks', { hero: v.you }))
  .step('nemesis', ['ACG-ACT-10', 'ACG-NEM-02', 'ACG-NEM-03'], (g) =>
    showsNemesis(g) ? g.call(nemesisEffects, {}) : undefined,
  )
  .step('aided', ['ACG-COND-10', 'ACG-COND-09'], (g) => {
    const { aided } = currentAction(g);
    return aided === null ? undefined : window(g, 'after-aid', { hero: aided });
  })
  .step('after', 'ACG-ACT-03', (g, v) => {
    currentAction(g).part = 'after';
    return window(g, 'after-action', { hero: v.you });
  })
  .step('end', ['ACG-ACT-16', 'ACG-DICE-04', 'ACG-WND-16'], (g) => endLasting(g, 'action'));

function freshAction(g: AcgPosition, hero: HeroId, card: CardId): Action {
  return {
    hero,
    card,
    type: actionCard(g, card).type,
    part: 'before',
    targets: [],
    aided: null,
    spent: 0,
    dice: [],
    extra: noIcons(),
    defeated: [],
    lateAttackers: [],
    lateNemeses: [],
  };
}

/** A success is a wound dealt, a progress, a wound recovered or a token, by the kind of action. */
function applySuccesses(g: G, action: Action, count: number) {
  if (count === 0) return undefined;
  switch (action.type) {
    case 'attack':
      return g.call(resolveAttack, { hero: action.hero, successes: count });
    case 'explore':
      return g.call(addProgress, { count });
    case 'rest':
      return g.call(recoverWounds, { hero: action.hero, count });
    case 'aid':
      return action.aided === null ? undefined : g.call(claimTokens, { hero: action.aided, count });
  }
}

export const actionProcedures = [activation, performing];
