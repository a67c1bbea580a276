import type { Text } from '@questhall/engine';
import { heroName } from '../names.js';
import type { Ctx } from '../procs.js';
import type { HeroId } from '../terms.js';
import { alternativesSay } from './option-effects.js';
import { heroAsked, lineAsked, type Situation } from './situation.js';

type Args = Text['args'];

/** Who chooses among the alternatives of a card, and who is meant where they say "you". */
export function alternativesArgs(s: Situation): Args {
  const by = chooserOf(s);
  const chooser = by === null ? s.words.names.party : heroName(by, s.words);
  const you = heroAsked(s);
  const isMeant = you !== null && you !== by && alternativesSay(s, YOU);
  return { chooser, you: isMeant ? heroName(you, s.words) : 'none' };
}

/** "You" in the languages that the game speaks. */
const YOU = /\b(you|your|du|dich|dir|dein\w*)\b/i;

/** Nobody where the whole party chooses. */
function chooserOf(s: Situation): HeroId | null {
  if (s.decision.seat === 'party') return null;
  const { by = 'you' } = (lineAsked(s)?.params ?? {}) as { by?: string };
  const { target, hero } = (s.frames[0]?.vars ?? {}) as Partial<Ctx>;
  if (by === 'target') return target ?? s.b.action?.aided ?? null;
  return by === 'that-hero' ? (hero ?? null) : heroAsked(s);
}

/** Enemies that come to the one who chooses them, or to somebody else. */
export function engageArgs(s: Situation): Args {
  const { hero = 'you' } = (lineAsked(s)?.params ?? {}) as { hero?: unknown };
  return { own: hero === 'you' && s.decision.seat !== 'party' ? 'yes' : 'no' };
}
