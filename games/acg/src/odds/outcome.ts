import type { OddsChance, OddsPart } from '@questhall/engine';
import { heroCannot, heroOf, tokenLimit } from '../queries.js';
import { locationCard } from '../rules/locations.js';
import type { HeroId } from '../terms.js';
import type { Attempt } from './attempt.js';
import { Spread } from './spread.js';

type Told = { parts: OddsPart[]; chances: OddsChance[] };

/** Successes of which only so many count. */
function atMost(successes: Spread, most: number): number[] {
  const spread = new Spread();
  for (const [n, chance] of successes.entries()) spread.add(Math.min(n, most), chance);
  return spread.distribution;
}

/** Progress that is still missing at the location. */
export function progressLeft({ b }: Attempt): number {
  return Math.max(0, (locationCard(b)?.explore ?? 0) - (b.location?.progress ?? 0));
}

/** A success is a progress, until the location is explored. */
export function exploreOdds(attempt: Attempt, successes: Spread): Told {
  const on = attempt.b.location?.card;
  if (on === undefined) return { parts: [], chances: [] };
  const left = progressLeft(attempt);
  const chances = left === 0 ? [] : [{ what: 'explored', on, chance: successes.atLeast(left) }];
  return { parts: [{ what: 'progress', on, distribution: atMost(successes, left) }], chances };
}

/** A success is a wound recovered. */
export function restOdds({ b, hero: on }: Attempt, successes: Spread): Told {
  const hero = heroOf(b, on);
  const most = heroCannot(b, hero, 'recover') ? 0 : hero.wounds;
  return { parts: [{ what: 'recovered', on, distribution: atMost(successes, most) }], chances: [] };
}

/** A success is a token for the hero aided, as long as there is room on his cards. */
export function aidOdds({ b, aided }: Attempt, successes: Spread): Told {
  const part = (on: HeroId): OddsPart => {
    const hero = heroOf(b, on);
    const room = hero.actions.reduce((sum, slot) => sum + tokenLimit(hero) - slot.tokens, 0);
    return { what: 'tokens', on, distribution: atMost(successes, room) };
  };
  return { parts: aided.map(part), chances: [] };
}
