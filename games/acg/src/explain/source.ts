import { type Callable, type Frame, varsIn } from '@questhall/engine';
import { innermost, type Verb } from '@questhall/tabletop';
import { vocabulary } from '../effects/index.js';
import type { VerbParams } from '../effects/params.js';
import type { AcgTypes } from '../kit.js';
import { type Ctx, type EffectVars, payCost, performAction, runProgram } from '../procs.js';
import type { CardId } from '../terms.js';

/** What carries out the lines of one verb. */
export const lineOf = (verb: keyof VerbParams): Callable<EffectVars, unknown> =>
  (vocabulary.verbs[verb] as Verb<AcgTypes, Ctx>).carryOut;

/** A procedure that carries out what a card says, and how to tell from its variables where that stands. */
type Speaking = { readonly id: string; readonly keyIn: (stack: readonly Frame[]) => string | undefined };

const speaking = <V extends object>(by: Callable<V, unknown>, key: (v: V) => string): Speaking => ({
  id: by.id,
  keyIn(stack) {
    const v = varsIn(stack, by);
    return v === undefined ? undefined : key(v);
  },
});

const node = (v: { node: string }): string => v.node;
const speakers: readonly Speaking[] = [
  speaking(runProgram, (v) => v.program),
  speaking(performAction, node),
  speaking(payCost, node),
  ...Object.values(vocabulary.verbs).map(({ carryOut }) => speaking(carryOut, node)),
];

/** The card whose text is being carried out. */
export function cardSpeaking(stack: readonly Frame[]): CardId | undefined {
  const key = innermost(stack, speakers)?.keyIn(stack);
  return key?.slice(0, key.indexOf('/'));
}
