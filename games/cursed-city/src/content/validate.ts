import { validatorOf } from '@questhall/tabletop';
import * as encounters from './checks/encounters.js';
import * as entries from './checks/entries.js';
import * as exploration from './checks/exploration.js';
import * as journeys from './checks/journeys.js';
import * as maps from './checks/maps.js';
import * as tiles from './checks/tiles.js';
import * as tokens from './checks/tokens.js';
import * as tutorials from './checks/tutorials.js';
import * as winning from './checks/winning.js';
import type { AnyCard } from './schema/index.js';

/** What is wrong with the records as a whole. */
export const validateContent = validatorOf<AnyCard>([
  tiles.tilesHaveTwoFaces,
  tiles.rowsAreEven,
  tiles.spotsLieAtSquares,
  tiles.tilesAreWhole,
  maps.mapsNameTiles,
  maps.mapsKeepToTheBox,
  maps.piecesDoNotOverlap,
  maps.gatewaysFit,
  maps.tilesLieApart,
  maps.mapsHaveADropZone,
  maps.spacesAreThere,
  maps.everythingIsReachable,
  maps.zoneFits,
  maps.guardsAreMarked,
  maps.lychgatesKeepTheirDistance,
  encounters.encountersFit,
  encounters.compositionsNameModels,
  exploration.tilesAreExploredOnce,
  exploration.cardSpotsFit,
  exploration.cardObjectsFit,
  journeys.journeysNameRecords,
  journeys.targetsAreInTheBox,
  journeys.labelsAreOnTheMaps,
  journeys.tokensAreGathered,
  journeys.questsNameRecords,
  journeys.journeysCanBeUnlocked,
  winning.journeysCanBeWon,
  winning.tracksReachTheEnd,
  entries.crisesNameEntries,
  entries.entriesNameEntries,
  entries.entriesAreRead,
  entries.entriesAreNumbered,
  tokens.countersAreInTheBox,
  tokens.itemsAreInTheBox,
  tutorials.tutorialsNameRecords,
  tutorials.tutorialsFitTheirTile,
  tutorials.tutorialsKeepToTheBox,
]);
