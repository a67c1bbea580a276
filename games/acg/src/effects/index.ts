import { type Vocabulary, vocabularyOf } from '@questhall/tabletop';
import { type Line, linesOf } from '../content/line.js';
import type { AcgTypes } from '../kit.js';
import type { Ctx } from '../procs.js';
import type { LineWords } from '../text/about.js';
import { actionEffect } from './action.js';
import { activateEffect } from './activate.js';
import { addToPoolEffect } from './add-to-pool.js';
import { advanceEffect } from './advance.js';
import { changeAmountEffect } from './change-amount.js';
import { chooseEffect } from './choose.js';
import { claimGearEffect } from './claim-gear.js';
import { claimTokensEffect } from './claim-tokens.js';
import { conditionEffect } from './condition.js';
import { convertEffect } from './convert.js';
import { discardTokensEffect } from './discard-tokens.js';
import { distributeEffect } from './distribute.js';
import { drawDungeonEffect } from './draw-dungeon.js';
import { endQuestEffect } from './end-quest.js';
import { engageEffect } from './engage.js';
import { exhaustEffect } from './exhaust.js';
import { forbidEffect } from './forbid.js';
import { inflictEffect } from './inflict.js';
import { legendaryEffect } from './legendary.js';
import { lookEffect } from './look.js';
import { modifyRollEffect } from './modify-roll.js';
import { modifyStatEffect } from './modify-stat.js';
import { perilEffect } from './peril.js';
import { placeEffect } from './place.js';
import { progressEffect } from './progress.js';
import { raiseCapacityEffect } from './raise-capacity.js';
import { readyEffect } from './ready.js';
import { recoverEffect } from './recover.js';
import { refreshEffect } from './refresh.js';
import { rerollEffect } from './reroll.js';
import { retreatEffect } from './retreat.js';
import { reviveEffect } from './revive.js';
import { shuffleInEffect } from './shuffle-in.js';
import { spawnEffect } from './spawn.js';
import { sufferEffect } from './suffer.js';
import { upgradeEffect } from './upgrade.js';

/** The whole vocabulary of cards. */
export const vocabulary: Vocabulary<AcgTypes, Ctx, Line, LineWords> = vocabularyOf(
  [
    actionEffect,
    activateEffect,
    addToPoolEffect,
    advanceEffect,
    changeAmountEffect,
    chooseEffect,
    claimGearEffect,
    claimTokensEffect,
    conditionEffect,
    convertEffect,
    discardTokensEffect,
    distributeEffect,
    drawDungeonEffect,
    endQuestEffect,
    engageEffect,
    exhaustEffect,
    forbidEffect,
    inflictEffect,
    legendaryEffect,
    lookEffect,
    modifyRollEffect,
    modifyStatEffect,
    perilEffect,
    placeEffect,
    progressEffect,
    raiseCapacityEffect,
    readyEffect,
    recoverEffect,
    refreshEffect,
    rerollEffect,
    retreatEffect,
    reviveEffect,
    shuffleInEffect,
    spawnEffect,
    sufferEffect,
    upgradeEffect,
  ],
  linesOf,
);
