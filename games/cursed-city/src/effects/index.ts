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
import { damageEffect } from './damage.js';
import { destinyEffect } from './destiny.js';
import { dieEffect } from './die.js';
import { entryEffect } from './entry.js';
import { experienceEffect } from './experience.js';
import { forbidEffect } from './forbid.js';
import { gatherEffect } from './gather.js';
import { healEffect } from './heal.js';
import { initiativeEffect } from './initiative.js';
import { inspirationEffect } from './inspiration.js';
import { itemEffect } from './item.js';
import { laterEffect } from './later.js';
import { moveEffect } from './move.js';
import { pushEffect } from './push.js';
import { raiseEffect } from './raise.js';
import { realmstoneEffect } from './realmstone.js';
import { rerollEffect } from './reroll.js';
import { statEffect } from './stat.js';
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
    crisisEffect,
    damageEffect,
    destinyEffect,
    dieEffect,
    entryEffect,
    exchangeEffect,
    experienceEffect,
    forbidEffect,
    gatherEffect,
    gravetideEffect,
    healEffect,
    initiativeEffect,
    inspirationEffect,
    itemEffect,
    laterEffect,
    masterEffect,
    moveEffect,
    pushEffect,
    raiseEffect,
    realmstoneEffect,
    rerollEffect,
    returnHeroEffect,
    statEffect,
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
