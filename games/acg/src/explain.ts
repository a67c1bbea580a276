import type { Decision, Explained, State } from '@questhall/engine';
import type { AcgBoard } from './board.js';

/** The question, what each option means, and what is barred. */
export function explain(_: State<AcgBoard>, decision: Decision): Omit<Explained, 'trail'> {
  const options: Explained['options'] = {};
  for (const id of decision.options) options[id] = { text: { key: 'option.plain', args: { id } }, refs: [id] };
  return { text: { key: `ask.${decision.ask}`, args: {} }, options, barred: [] };
}
