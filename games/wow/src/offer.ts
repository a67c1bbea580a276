import type { AdventureOffered, Offer, PersonOffered } from '@questhall/tabletop';
import { choosing } from './choices.js';
import { cardsOfKind } from './content/library.js';
import type { WowSetup } from './setup-input.js';
import { switches } from './switches.js';
import type { Words } from './text/words.js';

/** All that can be begun: one board, and as many rivals as there are players. */
export const offerIn = (words: Words): Offer<WowSetup> => ({
  ...choosing,
  switches,
  adventures: () => worldsIn(words),
  people: () => peopleIn(words),
  difficulties: () => [],
});

const worldsIn = ({ printed }: Words): AdventureOffered[] =>
  cardsOfKind(printed, 'world').map((card) => {
    const { id, name, flavour = '' } = printed.card(card);
    return { kind: 'world', id, name, flavour, chain: [] };
  });

const peopleIn = ({ printed }: Words): PersonOffered[] =>
  choosing.parties.people.map((id) => ({ id, name: printed.name(id), cards: { 2: id, 3: id, 4: id } }));
