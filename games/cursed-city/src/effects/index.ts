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
import { countEffect } from './count.js';
import { damageEffect } from './damage.js';
import { destinyEffect } from './destiny.js';
import { dieEffect } from './die.js';
import { endEffect } from './end.js';
import { entryEffect } from './entry.js';
import { experienceEffect } from './experience.js';
import { forbidEffect } from './forbid.js';
import { initiativeEffect } from './initiative.js';
import { inspirationEffect } from './inspiration.js';
import { raiseEffect } from './raise.js';
import { rerollEffect } from './reroll.js';
import { slayEffect } from './slay.js';
import { statEffect } from './stat.js';
import { storyEffect } from './story.js';
import { testEffect } from './test.js';
import { trackEffect } from './track.js';
import { upgradeEffect } from './upgrade.js';

/** The whole vocabulary of cards, journeys and entries: one verb per file. */
export const vocabulary: Vocabulary<CcTypes, Ctx, Line, About> = vocabularyOf(
  [
    actEffect,
    activateEffect,
    ailmentEffect,
    branchEffect,
    chooseEffect,
    countEffect,
    damageEffect,
    destinyEffect,
    dieEffect,
    endEffect,
    entryEffect,
    experienceEffect,
    forbidEffect,
    initiativeEffect,
    inspirationEffect,
    raiseEffect,
    rerollEffect,
    slayEffect,
    statEffect,
    storyEffect,
    testEffect,
    trackEffect,
    upgradeEffect,
  ],
  linesOf,
);
