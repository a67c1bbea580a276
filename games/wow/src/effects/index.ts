import { type Vocabulary, vocabularyOf } from '@questhall/tabletop';
import { type Line, linesOf } from '../content/line.js';
import type { WowTypes } from '../kit.js';
import type { Ctx } from '../procs.js';
import type { About } from '../text/about.js';
import { cancelBattleEffect } from './cancel-battle.js';
import { cancelCardEffect } from './cancel-card.js';
import { challengeEffect } from './challenge.js';
import { chooseEffect } from './choose.js';
import { damageEffect } from './damage.js';
import { defeatEffect } from './defeat.js';
import { detachEffect } from './detach.js';
import { dieEffect } from './die.js';
import { discardEffect } from './discard.js';
import { discoveryEffect } from './discovery.js';
import { drawEffect } from './draw.js';
import { endEffect } from './end.js';
import { energyEffect } from './energy.js';
import { equipEffect } from './equip.js';
import { flipEffect } from './flip.js';
import { flipCardEffect } from './flip-card.js';
import { healEffect } from './heal.js';
import { itemEffect } from './item.js';
import { levelEffect } from './level.js';
import { loseItemEffect } from './lose-item.js';
import { markerEffect } from './marker.js';
import { moveEffect } from './move.js';
import { preventEffect } from './prevent.js';
import { questEffect } from './quest.js';
import { regainEffect } from './regain.js';
import { resourceEffect } from './resource.js';
import { rollEffect } from './roll.js';
import { sendEffect } from './send.js';
import { skipEffect } from './skip.js';
import { spawnEffect } from './spawn.js';
import { statEffect } from './stat.js';
import { stealEffect } from './steal.js';
import { stepsEffect } from './steps.js';
import { trophyEffect } from './trophy.js';
import { typeEffect } from './type.js';

/** The whole vocabulary of cards. */
export const vocabulary: Vocabulary<WowTypes, Ctx, Line, About> = vocabularyOf(
  [
    cancelBattleEffect,
    cancelCardEffect,
    challengeEffect,
    chooseEffect,
    damageEffect,
    defeatEffect,
    detachEffect,
    dieEffect,
    discardEffect,
    discoveryEffect,
    drawEffect,
    endEffect,
    energyEffect,
    equipEffect,
    flipEffect,
    flipCardEffect,
    healEffect,
    itemEffect,
    levelEffect,
    loseItemEffect,
    markerEffect,
    moveEffect,
    preventEffect,
    questEffect,
    regainEffect,
    resourceEffect,
    rollEffect,
    sendEffect,
    skipEffect,
    spawnEffect,
    statEffect,
    stealEffect,
    stepsEffect,
    trophyEffect,
    typeEffect,
  ],
  linesOf,
);
