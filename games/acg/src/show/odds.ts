import type { Figure, Text } from '@questhall/engine';
import { enemyCard } from '../content/library.js';
import { nameOf } from '../names.js';
import type { Words } from '../text/words.js';
import type { AcgView } from '../view.js';

/** What a figure of the odds is about. */
export function figureText({ what, on }: Pick<Figure, 'what' | 'on'>, view: AcgView, words: Words): Text {
  const name = on === null ? '' : nameOf(on, view, words);
  return {
    key: `odds.${what}`,
    args: { on: name, text: what === 'nemesis' ? effectOf(on, view, words) : '' },
  };
}

/** A nemesis that may make itself felt says what it would do, as its card does: a share alone warns of nothing. */
function effectOf(on: string | null, { enemies }: AcgView, { cards, printed }: Words): string {
  const card = enemies.find(({ id }) => id === on)?.card ?? null;
  const lines = card === null ? undefined : enemyCard(printed, card).nemesisEffect?.lines;
  return lines === undefined ? '' : cards.program(lines);
}
