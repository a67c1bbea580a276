import type { OptionId } from '@questhall/engine';
import type { Hero, Hostile } from '../board.js';
import { actionAt } from '../content/library.js';
import {
  cardOfHostile,
  damageTaken,
  heroOf,
  isHeroId,
  maybeHostile,
  resilienceOf,
  statBonus,
} from '../queries.js';
import { targetsOfStrike } from '../rules/attack.js';
import { blowOf, firstDamage } from '../rules/hostile-choices.js';
import type { ActionKey, HeroId, HostileId } from '../terms.js';
import type { Blow } from './asking.js';
import { called, type Situation } from './situation.js';

/** What a blow makes of somebody; `hurt` takes tokens and nothing else. */
type Fate = 'none' | 'hurt' | 'wounded' | 'slain' | 'out';

type Attacking = { hero: HeroId; action: ActionKey; inspired: boolean };

export function heroBlow(s: Situation, { hero, action: key, inspired }: Attacking): Blow | undefined {
  const action = actionAt(s, key);
  if (action.kind !== 'attack') return undefined;
  const printed = typeof action.damage === 'number' ? action.damage : action.damage[inspired ? 1 : 0];
  const count = Math.max(0, printed + statBonus(s, heroOf(s, hero), `${action.range}-damage`));
  return { count, attacker: hero, area: action.area === true };
}

export function hostileBlow(s: Situation, id: HostileId): Blow | undefined {
  const hostile = maybeHostile(s, id);
  const blow = hostile && blowOf(s, hostile);
  return blow ? { count: blow.damage, attacker: id, area: blow.attack.area === true } : undefined;
}

/** What it deals instead of entering a full area. */
export function blockedBlow(s: Situation, id: HostileId): Blow | undefined {
  const hostile = maybeHostile(s, id);
  return hostile && { count: firstDamage(s, hostile), attacker: id, area: false };
}

/** What choosing somebody does to them, and to whom else if it is an area attack. */
export function blowArgs(s: Situation, id: OptionId): { fate: Fate; count: number; also: string } {
  const blow = s.decision.options.includes(id) ? s.asked.blow(s) : undefined;
  if (blow === undefined) return { fate: 'none', count: 0, also: 'none' };
  return { ...fateOf(s, id, blow.count), also: blow.area ? alsoStruck(s, id, blow) : 'none' };
}

function alsoStruck(s: Situation, target: OptionId, { count, attacker }: Blow): string {
  const struck = targetsOfStrike(s, { attacker, target });
  const others = struck.filter((id) => id !== target);
  if (others.length === 0) return 'none';
  return s.words.list(
    others.map((id) => {
      const { fate, count: taken } = fateOf(s, id, count);
      return s.words.names.struck(called(s, id), fate, taken);
    }),
  );
}

function fateOf(s: Situation, id: string, count: number): { fate: Fate; count: number } {
  if (isHeroId(id)) {
    const hero = heroOf(s, id);
    const taken = damageTaken(s, hero, count);
    return { fate: fateOfHero(s, hero, taken), count: taken };
  }
  const hostile = maybeHostile(s, id);
  return { fate: hostile === undefined ? 'none' : fateOfHostile(s, hostile, count), count };
}

function fateOfHero(s: Situation, hero: Hero, count: number): Fate {
  if (count <= 0) return 'none';
  if (hero.damage + count < resilienceOf(s, hero)) return 'hurt';
  return hero.wounded ? 'out' : 'wounded';
}

function fateOfHostile(s: Situation, hostile: Hostile, count: number): Fate {
  if (count <= 0) return 'none';
  const { rank, resilience = Number.POSITIVE_INFINITY } = cardOfHostile(s, hostile);
  if (rank === 'leader') return hostile.damage + count >= resilience ? 'slain' : 'hurt';
  return count >= resilience || hostile.wounded ? 'slain' : 'wounded';
}
