import { type Vocabulary, vocabularyOf } from '@questhall/tabletop';
import { type Line, linesOf } from '../content/line.js';
import type { LrTypes } from '../kit.js';
import type { Ctx } from '../procs.js';
import type { About } from '../text/about.js';
import { actEffect } from './act.js';
import { bringBackEffect } from './bring-back.js';
import { chooseEffect } from './choose.js';
import { commandEffect } from './command.js';
import { countEffect } from './count.js';
import { damageEffect } from './damage.js';
import { destinyEffect } from './destiny.js';
import { dieEffect } from './die.js';
import { doorEffect } from './door.js';
import { endEffect } from './end.js';
import { healEffect } from './heal.js';
import { markerEffect } from './marker.js';
import { preventEffect } from './prevent.js';
import { shiftEffect } from './shift.js';
import { slayEffect } from './slay.js';
import { spawnEffect } from './spawn.js';
import { statEffect } from './stat.js';
import { stepEffect } from './step.js';
import { storyEffect } from './story.js';
import { thingEffect } from './thing.js';
import { treasureEffect } from './treasure.js';

/** The whole vocabulary of cards and adventures. */
export const vocabulary: Vocabulary<LrTypes, Ctx, Line, About> = vocabularyOf(
  [
    actEffect,
    bringBackEffect,
    chooseEffect,
    commandEffect,
    countEffect,
    damageEffect,
    destinyEffect,
    dieEffect,
    doorEffect,
    endEffect,
    healEffect,
    markerEffect,
    preventEffect,
    shiftEffect,
    slayEffect,
    spawnEffect,
    statEffect,
    stepEffect,
    storyEffect,
    thingEffect,
    treasureEffect,
  ],
  linesOf,
);
