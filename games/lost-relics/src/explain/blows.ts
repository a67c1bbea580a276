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
import { called, heroAsked, type Situation, word } from './situation.js';

/** A blow that is about to fall: what it deals, who strikes, and whether it hits a whole area. */
type Blow = { count: number; attacker: string; area: boolean };
/** What a blow makes of somebody; `hurt` takes tokens and nothing else. */
type Fate = 'none' | 'hurt' | 'wounded' | 'slain' | 'out';

/** By question: the blow whose target or order is asked for. */
const blows: { readonly [ask: string]: (s: Situation) => Blow | undefined } = {
  'choose-target': heroBlow,
  'choose-victim': (s) => {
    const hostile = maybeHostile(s, word(s, 'hostile'));
    const blow = hostile && blowOf(s, hostile);
    return blow ? { count: blow.damage, attacker: hostile.id, area: blow.attack.area === true } : undefined;
  },
  'choose-blocked-victim': (s) => {
    const hostile = maybeHostile(s, word(s, 'hostile'));
    return hostile && { count: firstDamage(s, hostile), attacker: hostile.id, area: false };
  },
  'order-targets': (s) => {
    const { damage, attacker } = s.frames.find(({ proc }) => proc === 'lr.strike')?.vars ?? {};
    return { count: Number(damage ?? 0), attacker: String(attacker), area: false };
  },
};

function heroBlow(s: Situation): Blow | undefined {
  const action = actionAt(s, word(s, 'action'));
  if (action.kind !== 'attack') return undefined;
  const hero = heroAsked(s);
  const inspired = s.frames.find(({ vars }) => typeof vars.inspired === 'boolean')?.vars.inspired === true;
  const printed = typeof action.damage === 'number' ? action.damage : action.damage[inspired ? 1 : 0];
  const count = Math.max(0, printed + statBonus(s, hero, `${action.range}-damage`));
  return { count, attacker: hero.id, area: action.area === true };
}

/** What choosing somebody does to them, and to whom else if it is an area attack. */
export function blowArgs(s: Situation, id: OptionId): { fate: Fate; count: number; also: string } {
  const blow = s.decision.options.includes(id) ? blows[s.decision.ask]?.(s) : undefined;
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
