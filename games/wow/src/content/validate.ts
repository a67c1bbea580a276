import { validatorOf } from '@questhall/tabletop';
import * as abilities from './checks/abilities.js';
import * as board from './checks/board.js';
import * as characters from './checks/characters.js';
import * as decks from './checks/decks.js';
import * as quests from './checks/quests.js';
import type { AnyCard } from './schema.js';

/** What is wrong with the records as a whole. */
export const validateContent = validatorOf<AnyCard>([
  characters.decksAreWhole,
  characters.iconsStay,
  characters.levelsGrow,
  characters.reversesAreReached,
  abilities.charactersAreThere,
  abilities.timingsHaveWindows,
  abilities.costsCanBePaid,
  abilities.verbsHaveTheirMoment,
  abilities.improvementsRise,
  abilities.cardsDoSomething,
  abilities.attachedCardsEnd,
  board.oneBoard,
  board.threeCities,
  board.linksAreThere,
  board.everythingIsReachable,
  board.levelsAreInReach,
  board.encountersStandOnce,
  board.flightsLeadSomewhere,
  board.everyResourceIsThere,
  board.spacesHaveRoom,
  board.routesDoNotCross,
  board.rewardsAreThere,
  board.trophiesAreWon,
  decks.decksAreWhole,
  decks.decksOutlastTheTrack,
  decks.locationEventsNameKeys,
  decks.keysHaveEvents,
  decks.eventsAreFlipped,
  decks.powersHaveFaces,
  decks.encountersOnlyDefend,
  decks.bagItemsDoSomething,
  decks.iconsFitSomebody,
  quests.placesAreThere,
  quests.traitsAreThere,
  quests.foesAreThere,
  quests.questTokensAreThere,
  quests.tradesNeedOnePartner,
  quests.startingQuestsAreNear,
  quests.valorIsEnough,
  quests.everyDiscoveryIsThere,
  ...Object.values(characters),
  ...Object.values(abilities),
]);
