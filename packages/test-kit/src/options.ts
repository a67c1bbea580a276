import type { Decision, OptionId, State } from '@questhall/engine';
import type { Naming } from './describe.js';

/** The option meant by a word of a test: an id first, then a printed name. Undefined if not offered. */
export function optionCalled<B>(
  word: string,
  decision: Decision,
  state: State<B>,
  naming: Naming<B> | undefined,
): OptionId | undefined {
  if (decision.options.includes(word)) return word;
  if (naming === undefined) return undefined;
  const called = decision.options.filter((option) => naming(option, decision, state) === word);
  if (called.length > 1) throw new Error(`'${word}' could be ${called.join(' or ')}: use an id`);
  return called[0];
}
