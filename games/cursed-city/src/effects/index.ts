import { type Vocabulary, vocabularyOf } from '@questhall/tabletop';
import { type Line, linesOf } from '../content/line.js';
import type { CcTypes } from '../kit.js';
import type { Ctx } from '../procs.js';
import type { About } from '../text/about.js';
import { actEffect } from './act.js';
import { activateEffect } from './activate.js';
import { ailmentEffect } from './ailment.js';
import { branchEffect } from './branch.js';
import { chooseEffect } from './choose.js';
import { crisisEffect, exchangeEffect, gravetideEffect, masterEffect, returnHeroEffect } from './city.js';
import { countEffect } from './count.js';
import { damageEffect } from './damage.js';
import { deployEffect } from './deploy.js';
import { destinyEffect } from './destiny.js';
import { dieEffect } from './die.js';
import { endEffect } from './end.js';
import { entryEffect } from './entry.js';
import { experienceEffect } from './experience.js';
import { forbidEffect } from './forbid.js';
import { gatewayEffect } from './gateway.js';
import { gatherEffect } from './gather.js';
import { healEffect } from './heal.js';
import { initiativeEffect } from './initiative.js';
import { inspirationEffect } from './inspiration.js';
import { itemEffect } from './item.js';
import { laterEffect } from './later.js';
import { moveEffect } from './move.js';
import { objectEffect } from './object.js';
import { placeEffect } from './place.js';
import { preventEffect } from './prevent.js';
import { pushEffect } from './push.js';
import { raiseEffect } from './raise.js';
import { realmstoneEffect } from './realmstone.js';
import { redirectEffect } from './redirect.js';
import { removeEffect } from './remove.js';
import { replaceEffect } from './replace.js';
import { rerollEffect } from './reroll.js';
import { slayEffect } from './slay.js';
import { statEffect } from './stat.js';
import { storyEffect } from './story.js';
import { swapEffect } from './swap.js';
import { takeOutEffect } from './take-out.js';
import { testEffect } from './test.js';
import { thingEffect } from './thing.js';
import { trackEffect } from './track.js';
import { treasureEffect } from './treasure.js';
import { unlockEffect } from './unlock.js';
import { upgradeEffect } from './upgrade.js';
import { villainEffect } from './villain.js';
import { weaponActionEffect } from './weapon-action.js';

/** The whole vocabulary of cards, journeys and entries: one verb per file. */
export const vocabulary: Vocabulary<CcTypes, Ctx, Line, About> = vocabularyOf(
  [
    actEffect,
    activateEffect,
    ailmentEffect,
    branchEffect,
    chooseEffect,
    countEffect,
    crisisEffect,
    damageEffect,
    deployEffect,
    destinyEffect,
    dieEffect,
    endEffect,
    entryEffect,
    exchangeEffect,
    experienceEffect,
    forbidEffect,
    gatewayEffect,
    gatherEffect,
    gravetideEffect,
    healEffect,
    initiativeEffect,
    inspirationEffect,
    itemEffect,
    laterEffect,
    masterEffect,
    moveEffect,
    objectEffect,
    placeEffect,
    preventEffect,
    pushEffect,
    raiseEffect,
    realmstoneEffect,
    redirectEffect,
    removeEffect,
    replaceEffect,
    rerollEffect,
    returnHeroEffect,
    slayEffect,
    statEffect,
    storyEffect,
    swapEffect,
    takeOutEffect,
    testEffect,
    thingEffect,
    trackEffect,
    treasureEffect,
    unlockEffect,
    upgradeEffect,
    villainEffect,
    weaponActionEffect,
  ],
  linesOf,
);
