import type { Offer } from '@questhall/tabletop';
import { isSameSize } from '@questhall/tabletop/offer';
import type { Words } from '../words/en.js';
import { wordsIn } from '../words/in.js';
import { howHard } from './how-hard.js';
import type { Ask, Wishes } from './playable.js';

/** What somebody who begins without saying anything is asked: where to, who plays, how hard. */
export function asksFor(wishes: Wishes, offer: Offer, language = 'en'): Ask | undefined {
  const words = wordsIn(language);
  const { quest, campaign, delve, heroes, players, bots, difficulty } = wishes;
  const none = (...wished: unknown[]) => wished.every((wish) => wish === undefined);
  if (none(quest, campaign, delve)) return whereTo(offer, words);
  const together = isSameSize(offer.parties);
  // Where as many heroes go as a rule, they say nothing about who plays.
  if (none(players, bots) && (together || none(heroes))) return together ? whoLeads(words) : whoPlays(words);
  return difficulty === undefined ? howHard(offer.difficulties(), words) : undefined;
}

/** Campaigns first. */
function whereTo({ kinds, adventures }: Offer, words: Words): Ask {
  const kindOf = (id: string) => kinds.find((kind) => kind.id === id);
  const order = adventures().toSorted((a, b) => Number(b.chain.length > 0) - Number(a.chain.length > 0));
  return {
    question: words.whereTo,
    options: order.map(({ kind, id, name, flavour }) => ({
      label: `${name} (${(words.kinds as { [kind: string]: string })[kind] ?? kind})`,
      text: flavour,
      wishes: { [kindOf(kind)?.wish ?? 'quest']: id },
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

/** Where everybody goes: how many share out the four. */
const whoLeads = ({ whoPlaysFour: question, fours }: Words): Ask => ({
  question,
  options: [
    { label: fours.alone, wishes: { players: 1 } },
    { label: fours.withOne, wishes: { players: 2, bots } },
    { label: fours.withThree, wishes: { players: 4, bots } },
    { label: fours.two, wishes: { players: 2, bots: 'none' } },
    { label: fours.three, wishes: { players: 3, bots: 'none' } },
    { label: fours.four, wishes: { players: 4, bots: 'none' } },
  ],
});
