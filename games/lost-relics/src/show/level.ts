import { difficultyCard } from '../content/library.js';
import { cardText } from '../effects/card-text.js';
import { cardName } from '../names.js';
import type { Words } from '../text/words.js';
import type { LrView } from '../view.js';

/** The chosen difficulty with all that it changes: a rule of the house must be seen. */
export function levelText({ difficulty }: LrView, words: Words): string {
  const text = cardText(difficultyCard(words.printed, difficulty), words).replaceAll('\n', ' ');
  return words.cards.level(cardName(difficulty, words), text);
}
