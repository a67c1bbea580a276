import type { AdventureOffered, Level, Offer, PersonOffered } from '@questhall/tabletop';
import { cardText } from './card-text.js';
import { choosing } from './choices.js';
import { cardsOfKind, journeyCard, mapCard, tutorialCard } from './content/library.js';
import type { AnyCard, DifficultyCard, JourneyCard } from './content/schema/index.js';
import type { CcSetup } from './setup-input.js';
import { switches } from './switches.js';
import { HEROES, LIMITS } from './terms.js';
import type { Words } from './text/words.js';

/** All that can be begun: single journeys, those on a map of one's choice, and the quest, also by way of its tutorials. */
export const offerIn = (words: Words): Offer<CcSetup> => ({
  ...choosing,
  switches,
  adventures: () => adventuresIn(words),
  people: () => heroesIn(words),
  difficulties: () => difficultiesIn(words),
});

/** Journeys in the order of the quest, the maps of those that have several, the quest, and the tutorials that lead to it. */
function adventuresIn(words: Words): AdventureOffered[] {
  const { printed } = words;
  const quests = cardsOfKind(printed, 'quest');
  const journeys = [...new Set(quests.flatMap(({ journeys: ids }) => ids))].map((id) =>
    journeyCard(printed, id),
  );
  const offered = (kind: string, card: AnyCard, chain: readonly string[] = []): AdventureOffered => {
    const { id, name } = printed.card(card);
    return { kind, id, name, flavour: promiseOf(printed.card(card)), chain };
  };
  return [
    ...journeys.map((card) => offered('journey', card)),
    ...journeys.flatMap(mapsOf).map((map) => offered('map', mapCard(printed, map))),
    ...quests.map((card) => offered('campaign', card, card.journeys)),
    ...quests.flatMap(({ tutorials = [], journeys: ids }) =>
      tutorials.map((id, at) =>
        offered('tutorial', tutorialCard(printed, id), [...tutorials.slice(at), ...ids]),
      ),
    ),
  ];
}

/** Where the quest die chooses between maps; a journey with one map is that map. */
const mapsOf = ({ maps = [] }: JourneyCard): string[] => (maps.length > 1 ? maps.map(({ map }) => map) : []);

/** What is read before one sets out. */
function promiseOf(card: AnyCard): string {
  if (card.kind === 'journey' || card.kind === 'tutorial') return card.intro;
  return card.kind === 'quest' ? card.opening : (card.flavour ?? '');
}

const heroesIn = ({ printed }: Words): PersonOffered[] =>
  HEROES.map((id) => ({ id, name: printed.name(id), cards: { [LIMITS.heroes]: id } }));

const difficultiesIn = (words: Words): Level[] =>
  cardsOfKind(words.printed, 'difficulty').map((difficulty) => {
    const card: DifficultyCard = words.printed.card(difficulty);
    const { id, name, flavour = '' } = card;
    return { id, name, flavour, text: cardText(card, words).join('\n') };
  });
