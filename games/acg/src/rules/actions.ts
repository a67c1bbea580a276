import { type AcgBoard, type Action, noIcons } from '../board.js';
import { actionCard } from '../content/library.js';
import type { ActionParams } from '../effects/action.js';
import { paramsOf } from '../effects/effect.js';
import { LATE_MODIFIERS } from '../in-play.js';
import { type G, procedure } from '../kit.js';
import {
  addProgress,
  type Ctx,
  checkQuest,
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
  readied,
  shownCard,
  slotOf,
  standing,
  successes,
} from '../queries.js';
import type { CardId, HeroId, Icon } from '../terms.js';
import { rerollStep, rollAll } from './dice.js';
import { enemyAttacks } from './enemy-attacks.js';
import { attackTargets, resolveAttack } from './hero-attack.js';
import { nemesisEffects } from './nemesis.js';
import { window } from './timing.js';
import { endLasting, fallDown } from './wounds.js';

/** A hero's activation: choose one readied action card, exhaust it, carry out its lines from top to bottom. */
export const activation = procedure<{ hero: HeroId; card?: CardId }>('acg.activation')
  .step('begin', ['ACG-ROUND-07', 'ACG-HERO-01'], (g, v) => {
    g.board.active = v.hero;
    g.tell?.('activation', { hero: v.hero });
    return window(g, 'before-activation', { hero: v.hero });
  })
  .step('choose', ['ACG-HERO-07', 'ACG-ACT-04', 'ACG-ACT-01', 'ACG-HERO-11', 'ACG-EXH-01'], (g, v) => {
    const cards = readied(heroOf(g.board, v.hero)).map((slot) => slot.card);
    return g.one(playerOf(g.board, v.hero), 'choose-action', cards);
  })
  .step('exhaust', ['ACG-ACT-04', 'ACG-EXH-05', 'ACG-TOK-05'], (g, v, card) => {
    v.card = card;
    slotOf(heroOf(g.board, v.hero), card).exhausted = true;
    g.tell?.('action-chosen', { hero: v.hero, card });
  })
  .step(
    'lines',
    ['ACG-HERO-08', 'ACG-ACT-02', 'ACG-ACT-05', 'ACG-ACT-12', 'ACG-ACT-13', 'ACG-FAQ-02'],
    (g, v) => {
      const card = v.card as CardId;
      const ctx = { you: v.hero, self: card, target: null, hero: null, enemy: null };
      return g.call(runProgram, programOf(ctx, `${actionCard(card).id}/lines`));
    },
  )
  .step('prepare', 'ACG-EXH-10', (g, v) => {
    if (g.state.switches['gear-readies'] === 'prepare' && actionCard(v.card as CardId).prepare === true) {
      for (const gear of heroOf(g.board, v.hero).gear) gear.exhausted = false;
    }
  })
  .step('after', ['ACG-TIME-03', 'ACG-COND-08'], (g, v) => {
    g.board.action = null;
    return window(g, 'after-activation', { hero: v.hero });
  })
  .step('lasting', 'ACG-WND-16', (g) => endLasting(g, 'activation'))
  .step('fall', ['ACG-WND-11', 'ACG-WND-12', 'ACG-FAQ-06', 'ACG-QUEST-05'], (g, v) =>
    heroOf(g.board, v.hero).status === 'falling' ? g.call(fallDown, { hero: v.hero }) : undefined,
  )
  .step('end', ['ACG-ROUND-07', 'ACG-ACT-16'], (g) => {
    g.board.active = null;
    g.board.fallen = {};
    return g.call(checkQuest, { moment: 'any-time' });
  });

/** Steps 2 to 6 of an action, from its action line. */
const performing = procedure<Ctx & { node: string }>(performAction.id)
  .step('begin', ['ACG-ACT-03', 'ACG-ACT-02'], (g, v) => {
    g.board.action = freshAction(v.you as HeroId, v.self as CardId);
    return window(g, 'before-action', { hero: v.you });
  })
  .step('start', 'ACG-ACT-03', (g) => {
    currentAction(g.board).part = 'during';
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
      const { type, hero } = currentAction(g.board);
      const { ranged, targets = 1 } = paramsOf<ActionParams>(v.node);
      const enemies = type === 'attack' ? attackTargets(g.board, hero, ranged === true) : [];
      return g.some(playerOf(g.board, hero), 'choose-targets', enemies, { min: 1, max: targets });
    },
  )
  .step('aim', 'ACG-ATK-03', (g, _, enemies) => {
    currentAction(g.board).targets = enemies;
  })
  .step('aid', ['ACG-AER-01', 'ACG-ACT-15', 'ACG-ACT-14', 'ACG-AER-04', 'ACG-AER-05'], (g) => {
    const { type, hero } = currentAction(g.board);
    const heroes = type === 'aid' ? othersToAid(g.board, hero) : [];
    return g.some(playerOf(g.board, hero), 'choose-hero-to-aid', heroes, { min: 1, max: 1 });
  })
  .step('before', ['ACG-ACT-05', 'ACG-AER-07'], (g, v, [aided]) => {
    const action = currentAction(g.board);
    v.target = aided ?? null;
    action.aided = v.target;
    const cards = action.targets.map((id) => shownCard(maybeEnemy(g.board, id)));
    const targets = aided === undefined ? action.targets.slice() : [aided];
    g.tell?.('action-targets', { hero: action.hero, targets, cards });
    const { before } = paramsOf<ActionParams>(v.node);
    if (before === undefined) return undefined;
    return g.call(runProgram, programOf(v, `${v.node}.before`));
  })
  .step('spend', 'ACG-ACT-06', (g, v) => {
    const action = currentAction(g.board);
    const { tokens } = slotOf(heroOf(g.board, action.hero), action.card);
    return g.amount(playerOf(g.board, v.you as HeroId), 'spend-tokens', { min: 0, max: tokens });
  })
  .step('spent', ['ACG-ACT-06', 'ACG-ACT-16', 'ACG-TOK-02'], (g, _, count) => {
    const action = currentAction(g.board);
    if (count === 0) return;
    slotOf(heroOf(g.board, action.hero), action.card).tokens -= count;
    action.spent = count;
    action.extra.success += count;
    g.tell?.('tokens-spent', { hero: action.hero, card: action.card, count });
  })
  .step(
    'roll',
    ['ACG-ACT-07', 'ACG-DICE-01', 'ACG-DICE-02', 'ACG-DICE-11', 'ACG-EXH-07', 'ACG-EATK-01'],
    (g, v) => {
      const { hero } = currentAction(g.board);
      const enemies = engagedWith(g.board, hero).filter((enemy) => !enemy.exhausted);
      rollAll(g, paramsOf<ActionParams>(v.node).dice, enemies.length);
    },
  )
  .step('reroll', ['ACG-ACT-08', 'ACG-DICE-03', 'ACG-DICE-05'], (g, v) =>
    g.call(rerollStep, { hero: v.you as HeroId }),
  )
  .step('modify', ['ACG-ACT-09', 'ACG-DICE-07', 'ACG-DICE-10'], (g, v) =>
    window(g, 'modify-dice', { hero: v.you }),
  )
  .step('own-modifiers', ['ACG-ACT-09', 'ACG-DICE-10'], (g, v) => {
    const { bonus } = paramsOf<ActionParams>(v.node);
    const { extra } = currentAction(g.board);
    for (const icon in bonus) extra[icon as Icon] += bonus[icon as Icon] ?? 0;
  })
  .step('hero-modifiers', ['ACG-DICE-10', 'ACG-DICE-07', 'ACG-DICE-08', 'ACG-DICE-09'], (g, v) =>
    window(g, LATE_MODIFIERS, { hero: v.you }),
  )
  .step('successes', ['ACG-ACT-10', 'ACG-ACT-11', 'ACG-AER-02', 'ACG-AER-08', 'ACG-AER-12'], (g) => {
    const action = currentAction(g.board);
    const count = Math.max(0, successes(action));
    g.tell?.('successes', { hero: action.hero, type: action.type, count });
    return applySuccesses(g, action, count);
  })
  .step('if-defeated', 'ACG-ACT-10', (g, v) => {
    const { ifDefeated } = paramsOf<ActionParams>(v.node);
    if (ifDefeated === undefined || currentAction(g.board).defeated.length === 0) return undefined;
    return g.call(runProgram, programOf(v, `${v.node}.ifDefeated`));
  })
  .step('after-successes', 'ACG-ACT-10', (g, v) => window(g, 'after-successes', { hero: v.you }))
  .step('attacks', ['ACG-ACT-10', 'ACG-EATK-01', 'ACG-ATK-09'], (g) =>
    g.call(enemyAttacks, { hero: currentAction(g.board).hero }),
  )
  .step('after-attacks', 'ACG-ACT-10', (g, v) => window(g, 'after-attacks', { hero: v.you }))
  .step('nemesis', ['ACG-ACT-10', 'ACG-NEM-02', 'ACG-NEM-03'], (g) => g.call(nemesisEffects, {}))
  .step('aided', ['ACG-COND-10', 'ACG-COND-09'], (g) => {
    const { aided } = currentAction(g.board);
    return aided === null ? undefined : window(g, 'after-aid', { hero: aided });
  })
  .step('after', 'ACG-ACT-03', (g, v) => {
    currentAction(g.board).part = 'after';
    return window(g, 'after-action', { hero: v.you });
  })
  .step('end', ['ACG-ACT-16', 'ACG-DICE-04', 'ACG-WND-16'], (g) => endLasting(g, 'action'));

function freshAction(hero: HeroId, card: CardId): Action {
  return {
    hero,
    card,
    type: actionCard(card).type,
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

/** Targets are chosen before tokens are spent and dice rolled; without one the action goes on all the same. */
const othersToAid = (b: AcgBoard, hero: HeroId): HeroId[] =>
  standing(b)
    .map((other) => other.id)
    .filter((other) => other !== hero);

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
