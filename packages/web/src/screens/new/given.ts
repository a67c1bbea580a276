import type { Choices } from '../../games/beginning.js';
import type { GameFace } from '../../games/face.js';
import type { Deck } from '../../games/printed.js';

/** What every part of the page is given: the game, what is chosen, and how to choose otherwise. */
export type Given = {
  readonly face: GameFace;
  readonly deck: Deck;
  readonly choices: Choices;
  readonly choose: (choices: Choices) => void;
};
