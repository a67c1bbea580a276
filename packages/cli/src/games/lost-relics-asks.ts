import type { LrGame } from '@questhall/lost-relics';
import { wordsIn } from '../words/in.js';
import { howHard } from './how-hard.js';
import type { Ask, Wishes } from './playable.js';

/** What somebody who begins without saying anything is asked: where to, who plays, how hard. */
export function lostRelicsAsks(wishes: Wishes, game: LrGame): Ask | undefined {
  const words = wordsIn(game.show.language ?? 'en');
  const { quest, campaign, players, bots: companions } = wishes;
  if (quest === undefined && campaign === undefined) return whereTo(game, words);
  if (players === undefined && companions === undefined) return whoPlays(words);
  if (wishes.difficulty !== undefined) return undefined;
  return howHard(game.difficulties(), words);
}

type Words = ReturnType<typeof wordsIn>;

function whereTo(game: LrGame, words: Words): Ask {
  return {
    question: words.whereTo,
    options: game.adventures().map(({ kind, id, name, flavour }) => ({
      label: `${name} (${kind === 'campaign' ? words.kinds.campaign : words.kinds.adventure})`,
      text: flavour,
      wishes: kind === 'campaign' ? { campaign: id } : { quest: id },
    })),
  };
}

const bots = 'all-but-first';
function whoPlays({ whoPlaysFour: question, fours }: Words): Ask {
  return {
    question,
    options: [
      { label: fours.alone, wishes: { players: 1 } },
      { label: fours.withOne, wishes: { players: 2, bots } },
      { label: fours.withThree, wishes: { players: 4, bots } },
      { label: fours.two, wishes: { players: 2, bots: 'none' } },
      { label: fours.three, wishes: { players: 3, bots: 'none' } },
      { label: fours.four, wishes: { players: 4, bots: 'none' } },
    ],
  };
}
