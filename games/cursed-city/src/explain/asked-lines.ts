import { type ExplainedOption, named, openWindow } from '@questhall/engine';
import { type ChooseParams, ways } from '../effects/choose.js';
import { vocabulary } from '../effects/index.js';
import { type EffectVars, runProgram } from '../procs.js';
import type { About } from '../rules/timing.js';
import type { FigureId, HeroId, HostileId, WeaponKey } from '../terms.js';
import { weaponOption } from './action-options.js';
import { type Asking, asking, type Facts, judged } from './asking.js';
import { blowOn } from './blows.js';
import { holderOf } from './card-options.js';
import { payingDie, rolledOption } from './dice-options.js';
import { figureOption } from './figure-options.js';
import { say } from './say.js';
import { called, cardCalled, type Situation } from './situation.js';
import { sourceOf } from './source.js';

/** Effects all start with the same variables; some remember who is about to be moved, whose dice they are, or who comes. */
type Vars = EffectVars & {
  readonly figure?: FigureId;
  readonly hero?: HeroId;
  readonly left?: readonly HostileId[];
  readonly model?: HostileId;
  readonly weapon?: WeaponKey;
};

const ofEffect: Facts<Vars> = {
  hero: (_, v) => v.you,
  text: (v) => v.node,
  line: (g, v) => g.box.lines[v.node],
};
const effect = (verb: string, facts: Facts<Vars> = {}): Asking =>
  asking(named<Vars>(`cc.effect.${verb}`), { ...ofEffect, ...facts });
/** Whatever verb asks. */
const anyEffect = (facts: Facts<Vars> = {}): Asking[] =>
  Object.keys(vocabulary.verbs).map((verb) => effect(verb, facts));

const line = asking(runProgram, {
  hero: (_, v) => v.you,
  text: (v) => v.program,
  line: (g, v) => g.box.programs[v.program]?.[v.line],
  option: lineOption,
});
const moment = asking(openWindow, { hero: (_, v) => (v.about as About).hero });

/** What the line does, and what it takes. */
function lineOption(s: Situation, id: string): ExplainedOption {
  const { line } = s.asked;
  if (id !== 'yes' || line === undefined) return { refs: [], ...say('no') };
  const { cost, verb, params } = line;
  const card = sourceOf(s);
  const does = s.words.cards.program([{ do: { [verb.name]: params } }], holderOf(s, card), card);
  if (cost === undefined) return { refs: [], ...say('do-line', { line: does }) };
  return { refs: [], ...say('pay-line', { cost: s.words.cards.cost(cost, card), line: does }) };
}

/** A way by its printed name. */
function wayOption(s: Situation, id: string): ExplainedOption {
  const { options = [] } = (s.asked.line?.params ?? {}) as Partial<ChooseParams>;
  const name = options.find((one) => one.id === id)?.name ?? id;
  return { refs: [], ...say('way', { name: s.words.printed.phrase(sourceOf(s), name), text: '' }) };
}

function changedDie(s: Situation, id: string, { hero, you }: Vars): ExplainedOption {
  return payingDie(s, id, hero ?? you ?? '', ['die', 'destiny-die']);
}

/** What the lines of cards, journeys and entries ask. */
export const ofLines = {
  'carry-out-line': line,
  'pay-for-line': line,
  'use-ability': moment,
  'order-effects': moment,
  'choose-option': effect('choose', { choice: judged(ways), option: wayOption }),
  'choose-affected': anyEffect({ args: (s) => ({ verb: s.asked.line?.verb.name ?? '' }) }),
  'choose-cell': anyEffect({
    mover: (v) => v.figure,
    args: (s, v) => ({ figure: v.figure === undefined ? 'none' : called(s, v.figure) }),
  }),
  'choose-die-to-change': effect('die', {
    hero: (_, v) => v.hero,
    args: (s) => ({ count: s.decision.max }),
    option: changedDie,
  }),
  'choose-card': effect('initiative'),
  'reroll-dice': effect('reroll', { option: rolledOption }),
} as const;

/** Weapon and target of an attack that a card gives. */
export const weaponByEffect = effect('weaponAction', {
  hero: (_, v) => v.hero ?? v.you,
  option: (s, id, v) => weaponOption(s, id, v.hero ?? '', null),
});
export const targetByEffect = effect('weaponAction', {
  hero: (_, v) => v.hero ?? v.you,
  args: (s, v) => ({ weapon: cardCalled(s, v.weapon ?? '') }),
  option: (s, id, { hero = '', weapon = '' }) =>
    figureOption(s, id, blowOn(s, { attacker: hero, weapon }, id)),
});
