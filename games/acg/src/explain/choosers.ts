import type { Text } from '@questhall/engine';
import { meansYou } from '../content/meaning.js';
import { alternativeAt, type ChooseParams } from '../effects/choose.js';
import { targetOf } from '../effects/choosing.js';
import { paramsOf } from '../kit.js';
import { heroName } from '../names.js';
import type { EffectVars } from '../procs.js';
import type { HeroId } from '../terms.js';
import type { Situation } from './situation.js';

/** Who chooses among the alternatives of a card, and who is meant where they say "you". */
export function alternativesArgs(s: Situation, v: EffectVars): Text['args'] {
  const by = chooserOf(s, v);
  const chooser = by === null ? s.words.names.party : heroName(by, s.words);
  const { hero } = s.asked;
  const isMeant = hero !== null && hero !== by && s.decision.options.some((id) => isForYou(s, v, id));
  return { chooser, you: isMeant ? heroName(hero, s.words) : 'none' };
}

function isForYou(s: Situation, v: EffectVars, id: string): boolean {
  const chosen = alternativeAt(s, v, id);
  return chosen !== undefined && meansYou(chosen);
}

/** Nobody where the whole party chooses. */
function chooserOf(s: Situation, v: EffectVars): HeroId | null {
  if (s.decision.seat === 'party') return null;
  const { by = 'you' } = paramsOf<ChooseParams>(s, v.node);
  if (by === 'target') return targetOf(s, v);
  return by === 'that-hero' ? v.hero : s.asked.hero;
}
