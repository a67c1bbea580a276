import { validatorOf } from '@questhall/tabletop';
import * as dungeon from './checks/dungeon.js';
import * as enemies from './checks/enemies.js';
import * as heroes from './checks/heroes.js';
import * as quests from './checks/quests.js';
import * as references from './checks/references.js';
import { scripted } from './checks/scripts.js';
import type { AnyCard } from './schema.js';

/** What is wrong with the records as a whole. */
export const validateContent = validatorOf<AnyCard>([
  enemies.keywords,
  enemies.endlessKeywords,
  enemies.kinds,
  enemies.nemesisEffects,
  enemies.sets,
  heroes.actionLines,
  heroes.explorePrintsItsDraw,
  heroes.heroCards,
  heroes.prepareIcons,
  heroes.prepareLines,
  heroes.gear,
  heroes.gearOwners,
  heroes.conditions,
  heroes.dice,
  dungeon.dungeonTypes,
  dungeon.itemsAreUsedUp,
  dungeon.locationTiers,
  quests.recipes,
  quests.questTiers,
  quests.perilTracks,
  quests.openCards,
  quests.campaigns,
  quests.delves,
  quests.defeats,
  references.recipeNames,
  references.questNemeses,
  references.poolCards,
  references.textNames,
  references.traits,
  scripted,
]);
