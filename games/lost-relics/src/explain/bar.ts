import type { Barred, Text } from '@questhall/engine';
import type { LostRelicsRuleId } from '../terms.js';
import type { Situation } from './situation.js';

/** Finds things of one kind that a player may want to do and cannot. */
export type Finder = (s: Situation) => Barred[];

/** Something that is not offered: what it is, why not, and by which rules. */
export function bar(
  what: { refs: string[]; text: Text },
  why: string,
  rules: readonly LostRelicsRuleId[],
  args: Text['args'] = {},
): Barred {
  const { refs, text } = what;
  return { refs, text, rules: [...rules], because: { key: `barred.${why}`, args } };
}

/** Is it missing among the options? */
export const missing = ({ decision }: Situation, id: string): boolean => !decision.options.includes(id);
