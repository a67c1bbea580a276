import type { Words } from '../words/en.js';
import type { Ask } from './playable.js';

/** A difficulty as a game offers it, with what it changes. */
type Level = { readonly id: string; readonly name: string; readonly flavour: string; readonly text: string };

const STANDARD = 'standard';

/** The printed game comes first, for those who just press Enter. */
export function howHard(levels: readonly Level[], { howHard: question }: Words): Ask {
  const order = levels.toSorted((a, b) => Number(b.id === STANDARD) - Number(a.id === STANDARD));
  return {
    question,
    options: order.map(({ id, name, flavour, text }) => ({
      label: name,
      text: [flavour, text.replaceAll('\n', ' ')].filter((part) => part !== '').join(' '),
      wishes: { difficulty: id },
    })),
  };
}
