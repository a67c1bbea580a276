import { cellsOf } from '@questhall/sim';
import type { GameModule, SpokenGame } from '@questhall/tabletop';
import { asksFor } from './asks.js';
import { difficultiesIn, partiesIn } from './cells.js';
import { partyWished } from './party.js';
import { type Playable, playable } from './playable.js';
import { adventuresWished, difficultyWished, setupFrom } from './wishes.js';

/** A game of the house for the command: what is wished for is understood by what the game offers. */
export function playableOf(game: GameModule, told: SpokenGame = game): Playable {
  const { rules, show, offer } = told;
  const { title } = rules;
  return playable({
    rules,
    show,
    setup: (wishes) => setupFrom(wishes, offer, title),
    asks: (wishes) => asksFor(wishes, offer, show.language),
    cells: (wishes) =>
      cellsOf(offer, {
        adventures: adventuresWished(wishes, offer, title),
        parties: partiesIn(wishes.heroes).map((heroes) => partyWished({ ...wishes, heroes }, offer)),
        difficulties: difficultiesIn(wishes).map((one) => difficultyWished(one, offer)),
        switches: wishes.switches,
      }),
    content: game.content,
    carried: game.carried,
    languages: game.languages,
    in: async (language) => playableOf(game, await game.in(language)),
  });
}
