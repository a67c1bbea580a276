import type { AcgGame } from '@questhall/acg';
import type { Words } from '../words/en.js';
import { wordsIn } from '../words/in.js';
import { howHard } from './how-hard.js';
import type { Ask, Wishes } from './playable.js';

/** What somebody who begins without saying anything is asked: where to, who plays, how hard. */
export function acgAsks(wishes: Wishes, game: AcgGame): Ask | undefined {
  const words = wordsIn(game.show.language ?? 'en');
  if ([wishes.quest, wishes.campaign, wishes.delve].every((wish) => wish === undefined))
    return whereTo(game, words);
  if ([wishes.heroes, wishes.players, wishes.bots].every((wish) => wish === undefined))
    return whoPlays(words);
  return wishes.difficulty === undefined ? howHard(game.difficulties(), words) : undefined;
}

const ORDER: readonly string[] = ['campaign', 'quest', 'delve'];

function whereTo(game: AcgGame, words: Words): Ask {
  const adventures = game.adventures().toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  return {
    question: words.whereTo,
    options: adventures.map(({ kind, id, name, flavour }) => ({
      label: `${name} (${words.kinds[kind]})`,
      text: flavour,
      wishes: { [kind]: id },
    })),
  };
}

const bots = 'all-but-first';
const whoPlays = ({ whoPlays: question, parties }: Words): Ask => ({
  question,
  options: [
    { label: parties.alone, wishes: { players: 1 } },
    { label: parties.withOne, wishes: { players: 2, bots } },
    { label: parties.withTwo, wishes: { players: 3, bots } },
    { label: parties.withThree, wishes: { players: 4, bots } },
    { label: parties.two, wishes: { players: 2, bots: 'none' } },
    { label: parties.three, wishes: { players: 3, bots: 'none' } },
    { label: parties.four, wishes: { players: 4, bots: 'none' } },
  ],
});
