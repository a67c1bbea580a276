import { DECLINE, type ExplainedOption } from '@questhall/engine';
import { scoresOf } from '@questhall/tabletop';
import { actions } from '../legal.js';
import { targets } from '../legal-attack.js';
import { payingDice } from '../legal-dice.js';
import {
  ailmentsAtStart,
  gainItem,
  gainTreasure,
  inspirationRoll,
  moveHero,
  rollActionDice,
  search,
  suffer,
  weaponAction,
  wound,
} from '../procs.js';
import { heroOf, isHeroId, maybeHero } from '../queries.js';
import { making } from '../rules/activation.js';
import { gambitPayments, gambits } from '../rules/gambits.js';
import { rollForHero } from '../rules/initiative.js';
import { wayOf } from '../rules/moving.js';
import { reacting, usable, weapons } from '../rules/reactions.js';
import { healing } from '../rules/recuperate.js';
import { trading } from '../rules/treasure.js';
import type { HeroId } from '../terms.js';
import { actionOption, weaponOption } from './action-options.js';
import { asking, judged, judgedFor } from './asking.js';
import { blowOn } from './blows.js';
import { gambitOption, payingDie, rolledOption, spaceOfCard } from './dice-options.js';
import { figureOption } from './figure-options.js';
import { gambitCard, keepOption, tradeArgs } from './journey-options.js';
import { say } from './say.js';
import { called, cardCalled, type Situation } from './situation.js';
import { pathOption } from './space-options.js';

type Option = ExplainedOption;
const hero = (_: unknown, v: { hero: HeroId }): HeroId => v.hero;

/** What is asked when dice are rolled and cards dealt. */
export const ofTurnStart = {
  'assign-die': asking(rollForHero, {
    hero,
    option: (_, id, v) => ({
      refs: [id],
      ...say('disease-die', { score: v.dice?.[Number(id.slice('die-'.length))] ?? 0 }),
    }),
  }),
  'attempt-gambit': asking(gambits, {
    hero: (_, v) => v.left[0],
    choice: judgedFor(gambitPayments, (v) => ({ hero: v.left[0] ?? '' })),
    option: (s, id, v) => gambitOption(s, id, v.left[0] ?? ''),
  }),
  'choose-gambit-card': asking(gambits, {
    hero: (_, v) => v.left[0],
    option: (s, id, v) => gambitCard(s, id, v.left[0] ?? ''),
  }),
  'reroll-with-inspiration': asking(rollActionDice, {
    hero: (g, v) => (isHeroId(g, v.by) ? v.by : null),
    option: rolledOption,
  }),
} as const;

function diceOfHero(s: Situation): string {
  const scores = scoresOf(s.hero?.row ?? []).map(({ score }) => score);
  return s.words.facts.scores(scores.toSorted((a, b) => a - b));
}

/** What is asked in the activation of a hero. */
export const ofActivation = {
  'order-ailments': asking(ailmentsAtStart, {
    hero,
    option: (_, id) => ({ refs: [], ...say(`ailment.${id}`) }),
  }),
  'shake-off-stun': asking(ailmentsAtStart, {
    hero,
    option: (s, id, v) => payingDie(s, id, v.hero, ['give-up', 'give-up-destiny']),
  }),
  'choose-action': asking(making, {
    hero,
    args: (s) => ({ dice: diceOfHero(s) }),
    choice: judged(actions),
    option: (s, id, v) => actionOption(s, id, v.hero),
  }),
  'choose-die': asking(making, {
    hero,
    args: (s, v) => ({ action: actionCalled(s, v.action ?? '', v.hero), cost: v.price?.score ?? 0 }),
    choice: judgedFor(payingDice, (v) => ({ hero: v.hero, cost: v.price?.score ?? 0 })),
    option: (s, id, v) => payingDie(s, id, v.hero, ['die', 'destiny-die']),
  }),
  'choose-path-end': asking(moveHero, {
    hero,
    mover: (v) => v.hero,
    option: (s, id, v) => pathOption(s, id, v.hero, wayOf(s, heroOf(s, v.hero), v.most, id)),
  }),
  'choose-healing': asking(healing, { hero, option: (_, id) => ({ refs: [], ...say(`heal.${id}`) }) }),
  'choose-wound': asking(healing, {
    hero,
    option: (s, id, v) => spaceOfCard(s, id, v.hero, 'heal-space'),
  }),
  'choose-searched': asking(search, { hero }),
  'keep-treasure': asking(gainTreasure, { hero, option: keepOption }),
  'keep-item': asking(gainItem, { hero, option: keepOption }),
  'choose-trade': asking(trading, {
    hero,
    args: (s, v) => ({ other: called(s, v.other) }),
    option: (s, id, v) => ({ refs: [], ...say(`trade-way.${id}`, tradeArgs(s, v.hero, v.other)) }),
  }),
  'accept-trade': asking(trading, {
    hero: (_, v) => v.other,
    args: (s, v) => ({ other: called(s, v.hero) }),
    option: (s, id, v) => acceptOption(s, id, v),
  }),
  'roll-for-inspiration': asking(inspirationRoll, {
    hero,
    option: (s, id, v) => ({
      refs: [],
      ...say(id === 'yes' ? 'inspiration-roll' : 'no-roll', { most: heroOf(s, v.hero).slew }),
    }),
  }),
} as const;

/** What an action is called: its name without its figures. */
function actionCalled(s: Situation, action: string, of: HeroId): string {
  const { args } = actionOption(s, action, of).name;
  const [verb = ''] = action.split('/');
  return String(args.weapon ?? args.action ?? args.card ?? s.words.facts.action(verb));
}

type Trading = { hero: HeroId; other: HeroId; way?: string };

function acceptOption(s: Situation, id: string, { hero: by, other, way = '' }: Trading): Option {
  if (id !== 'yes') return { refs: [], ...say('refuse') };
  const { own, theirs } = tradeArgs(s, by, other);
  const args = way === 'give' ? { card: own, offer: '' } : { card: theirs, offer: own };
  return { refs: [], ...say('accept', { way, ...args }) };
}

/** What is asked when somebody attacks or is hurt. */
export const ofFighting = {
  'declare-reaction': asking(reacting, {
    hero: (_, v) => v.ask?.[0],
    args: (s, v) => ({ hostile: called(s, v.hostile) }),
    option: (s, id, v) => reactionOption(s, id, v.hostile),
  }),
  'choose-reactor': asking(reacting),
  'place-wound': asking(wound, { hero, option: (s, id, v) => spaceOfCard(s, id, v.hero, 'wound-space') }),
  'turn-wound': asking(wound, { hero, option: (s, id, v) => spaceOfCard(s, id, v.hero, 'turn-space') }),
  'place-disease': asking(suffer, {
    hero: (_, v) => v.figure,
    option: (s, id, v) => spaceOfCard(s, id, v.figure, 'disease-space'),
  }),
} as const;

/** `<hero>/space-<n>`: a reaction die, and what it pays for. */
function reactionOption(s: Situation, id: string, hostile: string): Option {
  if (id === DECLINE) return { refs: [], ...say('no-reaction') };
  const slash = id.lastIndexOf('/');
  const one = maybeHero(s, id.slice(0, slash));
  const score = one?.row[Number(id.slice(slash + '/space-'.length))]?.die ?? 0;
  const able = one === undefined ? [] : usable(s, one, hostile, score);
  return {
    refs: [id],
    ...say('react', { score, weapons: s.words.facts.orList(able.map((key) => cardCalled(s, key))) }),
  };
}

/** The weapon of a hero who was declared to react. */
export const weaponOfReaction = asking(reacting, {
  hero: (_, v) => v.now?.hero,
  choice: judged(weapons),
  option: (s, id, v) => weaponOption(s, id, v.now?.hero ?? '', null),
});

export const targetOfAttack = asking(weaponAction, {
  hero: (g, v) => (isHeroId(g, v.attacker) ? v.attacker : null),
  args: (s, v) => ({ weapon: cardCalled(s, v.weapon), hostile: called(s, v.attacker) }),
  choice: judged(targets),
  option: (s, id, v) => figureOption(s, id, blowOn(s, v, id)),
});
