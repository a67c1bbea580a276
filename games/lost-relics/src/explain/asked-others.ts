import { named, openWindow, type Text } from '@questhall/engine';
import { act, hostilesToAct } from '../effects/act.js';
import { bringBack, returnAreas } from '../effects/bring-back.js';
import { choose, ways } from '../effects/choose.js';
import { die, owners } from '../effects/die.js';
import type { VerbParams } from '../effects/params.js';
import { goals, movable, shift } from '../effects/shift.js';
import { type EffectVars, goOut, runProgram } from '../procs.js';
import { maybeHostile } from '../queries.js';
import { main } from '../rules/campaign.js';
import { retreats, victims } from '../rules/hostile-choices.js';
import { approaches, blockedVictims } from '../rules/hostile-moves.js';
import { hostileAttack, hostileMove, hostileRetreat } from '../rules/hostile-reactions.js';
import { spawn, spawnAreas } from '../rules/hostiles.js';
import { reactionStep, reactors, reasonFor } from '../rules/reaction-step.js';
import { leaderPhase, openHavens, recoveryPhase } from '../rules/round.js';
import { setUpAdventure, starts } from '../rules/setup.js';
import type { About } from '../rules/timing.js';
import { gaining, receivers, surplus } from '../rules/treasure.js';
import { FIGURES, type HeroId, type HostileId } from '../terms.js';
import { type Asking, asking, type Facts, judged } from './asking.js';
import { blockedBlow, hostileBlow } from './blows.js';
import { explainOption } from './options.js';
import { lineArgs } from './question.js';
import { called, cardCalled, type Situation } from './situation.js';

const hostile = (s: Situation, v: { hostile: HostileId }): Text['args'] => ({
  hostile: called(s, v.hostile),
});

const mover = (v: { hostile: HostileId }): HostileId => v.hostile;

/** By which rule these are to be picked from. */
function reactionArgs(s: Situation): Text['args'] {
  const first = maybeHostile(s, s.decision.options[0] ?? '');
  return { why: first === undefined ? 'seen' : reasonFor(s, s.hero ?? { area: null }, first) };
}

/** Effects all start with the same variables. */
const ofEffect: Facts<EffectVars> = {
  hero: (_, v) => v.you,
  text: (v) => v.node,
  line: (g, v) => g.box.lines[v.node],
};
const effect = (verb: keyof VerbParams): Asking => asking(named<EffectVars>(`lr.effect.${verb}`), ofEffect);
const line = asking(runProgram, {
  hero: (_, v) => v.you,
  text: (v) => v.program,
  line: (g, v) => g.box.programs[v.program]?.[v.line],
  args: lineArgs,
});
const moment = asking(openWindow, { hero: (_, v) => (v.about as About).hero });

/** What is asked about hostiles, and when the table is laid out or a hero comes back. */
const ofTable = {
  'choose-start': asking(setUpAdventure, { hero: (_, v) => FIGURES[v.next], choice: judged(starts) }),
  'retry-or-stop': asking(main),
  'choose-reaction': asking(reactionStep, {
    hero: (_, v) => v.hero,
    args: reactionArgs,
    choice: judged(reactors),
  }),
  'choose-victim': asking(hostileAttack, {
    args: hostile,
    blow: (s, v) => hostileBlow(s, v.hostile),
    choice: judged(victims),
  }),
  'choose-hostile-step': asking(hostileMove, { args: hostile, mover, choice: judged(approaches) }),
  'choose-blocked-victim': asking(hostileMove, {
    args: hostile,
    blow: (s, v) => blockedBlow(s, v.hostile),
    choice: judged(blockedVictims),
  }),
  'choose-retreat': asking(hostileRetreat, { args: hostile, mover, choice: judged(retreats) }),
  'choose-spawn-area': asking(spawn, {
    args: (s, v) => ({ kind: cardCalled(s, v.kind) }),
    choice: judged(spawnAreas),
  }),
  'choose-hostile-to-act': asking(act, { ...ofEffect, choice: judged(hostilesToAct) }),
  'order-leaders': asking(leaderPhase),
  'choose-receiver': asking(gaining, {
    hero: (_, v) => v.hero,
    args: (s, v) => ({ card: cardCalled(s, v.card ?? '') }),
    choice: judged(receivers),
  }),
  'return-treasure': asking(gaining, { hero: (_, v) => v.receiver, choice: judged(surplus) }),
  'lose-treasure': asking(goOut, { hero: (_, v) => v.hero }),
  'choose-returning': [asking(recoveryPhase), asking(bringBack, ofEffect)],
  'choose-haven': [
    asking(recoveryPhase, { hero: (_, v) => v.hero, choice: judged(openHavens) }),
    asking(bringBack, { ...ofEffect, hero: returning, choice: judged(returnAreas) }),
  ],
} as const;

function returning(_: unknown, v: { hero?: HeroId }): HeroId | undefined {
  return v.hero;
}

/** What the lines of cards and adventures ask. */
const ofLines = {
  'carry-out-line': line,
  'pay-for-line': line,
  'use-ability': moment,
  'order-effects': moment,
  'choose-option': asking(choose, { ...ofEffect, choice: judged(ways), option: explainOption }),
  'choose-to-damage': effect('damage'),
  'choose-to-heal': effect('heal'),
  'choose-for-destiny': effect('destiny'),
  'choose-for-treasure': effect('treasure'),
  'choose-to-step': effect('step'),
  'choose-to-shift': asking(shift, { ...ofEffect, choice: judged(movable) }),
  'choose-to-slay': effect('slay'),
  'choose-for-stat': effect('stat'),
  'choose-die-owner': asking(die, { ...ofEffect, choice: judged(owners) }),
  'choose-die-to-change': asking(die, { ...ofEffect, hero: (_, v) => v.owner }),
} as const;

export const ofOthers = { ...ofTable, ...ofLines };

/** Where somebody goes whom a card moves. */
export const shiftedByCard = asking(shift, {
  ...ofEffect,
  mover: (v) => v.figure,
  args: (s, v) => ({ figure: called(s, v.figure ?? '') }),
  choice: judged(goals),
});
