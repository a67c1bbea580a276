import { pileOf } from '@questhall/tabletop';
import type { AcgBoard } from '../board.js';
import type { AcgView } from '../view.js';

/**
 * The board as far as a viewer sees it: queries about attack, health and the like read boards. What lies
 * facedown is left out, and nothing that is asked here depends on it.
 */
export function openBoard(view: AcgView): AcgBoard {
  const enemies = view.enemies.flatMap(({ card, ...rest }) => (card === null ? [] : [{ ...rest, card }]));
  return {
    ...view,
    seats: [...view.seats],
    enemies,
    decks: { enemy: pileOf([]), location: pileOf([]), dungeon: pileOf([]), gear: pileOf([]) },
    removed: [...view.removed],
    aside: [...view.aside],
    drawn: [...view.drawn],
    looking: null,
    defeatedNames: [...view.defeatedNames],
    listening: {},
    nextEntity: 0,
  };
}
