import type { Effect } from '@questhall/tabletop';
import { z } from 'zod';
import { bindEffects } from '../content/line.js';
import { bindPossible } from '../program.js';
import { bindWords } from '../text/verb-words.js';
import { actEffect } from './act.js';
import { bringBackEffect } from './bring-back.js';
import { chooseEffect } from './choose.js';
import { commandEffect } from './command.js';
import { countEffect } from './count.js';
import { damageEffect } from './damage.js';
import { destinyEffect } from './destiny.js';
import { dieEffect } from './die.js';
import { doorEffect } from './door.js';
import type { EffectKind } from './effect.js';
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
const effectKinds: readonly EffectKind[] = [
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
];

export const effectProcedures = effectKinds.map((kind) => kind.procedure);

/** `{ "verb": { … } }`: exactly one verb. */
const effectSchema: z.ZodType<Effect> = z.union(
  effectKinds.map(({ verb, schema }) => z.strictObject({ [verb]: schema })),
);

bindEffects(effectSchema);
for (const { verb, possible, words } of effectKinds) {
  bindPossible(verb, possible);
  bindWords(verb, words);
}
