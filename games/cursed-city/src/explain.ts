import type { Decision, Explained } from '@questhall/engine';

/** The question by its key, and its options by their ids; words are the language's. */
export function explain({ ask, options }: Decision): Omit<Explained, 'trail'> {
  return {
    text: { key: `ask.${ask}`, args: {} },
    options: Object.fromEntries(
      options.map((id) => [id, { name: { key: 'option', args: { id } }, refs: [id] }]),
    ),
    barred: [],
  };
}
