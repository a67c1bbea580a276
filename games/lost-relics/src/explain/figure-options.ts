import type { ExplainedOption, OptionId, Text } from '@questhall/engine';
import type { Hero, Hostile } from '../board.js';
import { actionAt } from '../content/library.js';
import { cardText } from '../effects/card-text.js';
import {
  cardOfHostile,
  damageTaken,
  heroOf,
  isHeroId,
  isLeader,
  maybeHostile,
  resilienceOf,
  statBonus,
} from '../queries.js';
import { blowOf, firstDamage } from '../rules/hostile-choices.js';
import { detail } from './card-options.js';
import { called, heroAsked, type Situation, word } from './situation.js';

type Option = ExplainedOption;
const text = (key: string, args: Text['args'] = {}): Text => ({ key: `option.${key}`, args });
const yes = (is: boolean): string => (is ? 'yes' : 'no');

/** A hero with damage and what an answer would make of it: nobody should be surprised by that. */
export function heroOption(s: Situation, id: OptionId): Option {
  if (!isHeroId(id)) return { refs: [id], text: text('hero', { hero: called(s, id) }) };
  const hero = heroOf(s.b, id);
  const args = {
    hero: called(s, id),
    damage: hero.damage,
    resilience: resilienceOf(s.b, hero),
    wounded: yes(hero.wounded),
    fate: fateOfHero(s, hero),
  };
  return { refs: [id], text: text('hero-damage', args) };
}

function fateOfHero(s: Situation, hero: Hero): string {
  const count = strikeOf(s);
  if (count === 0) return 'none';
  const after = hero.damage + damageTaken(s.b, hero, count);
  if (after < resilienceOf(s.b, hero)) return 'none';
  return hero.wounded ? 'out' : 'wounded';
}

/** What the hostile that is about to strike deals, at the questions whom it strikes. */
function strikeOf(s: Situation): number {
  const hostile = maybeHostile(s.b, word(s, 'hostile'));
  if (hostile === undefined) return 0;
  if (s.decision.ask === 'choose-victim') return blowOf(s.b, hostile)?.damage ?? 0;
  return s.decision.ask === 'choose-blocked-victim' ? firstDamage(hostile) : 0;
}

export function hostileOption(s: Situation, id: OptionId): Option {
  const hostile = maybeHostile(s.b, id);
  if (hostile === undefined) return { refs: [id], text: text('hero', { hero: called(s, id) }) };
  const card = cardOfHostile(hostile);
  const details = [detail(cardText(card, s.words))];
  const base = {
    hostile: called(s, id),
    inArea: s.words.names.inArea(called(s, hostile.area)),
    fate: fateOfHostile(s, hostile),
  };
  if (isLeader(hostile)) {
    const { damage } = hostile;
    return {
      refs: [id],
      text: text('leader', { ...base, damage, resilience: card.resilience ?? 0 }),
      details,
    };
  }
  return { refs: [id], text: text('hostile', { ...base, wounded: yes(hostile.wounded) }), details };
}

/** What the attack that is being aimed will make of it. */
function fateOfHostile(s: Situation, hostile: Hostile): string {
  if (s.decision.ask !== 'choose-target') return 'none';
  const action = actionAt(word(s, 'action'));
  if (action.kind !== 'attack') return 'none';
  const inspired = s.frames.find(({ vars }) => typeof vars.inspired === 'boolean')?.vars.inspired === true;
  const printed = typeof action.damage === 'number' ? action.damage : action.damage[inspired ? 1 : 0];
  const count = Math.max(0, printed + statBonus(s.b, heroAsked(s), `${action.range}-damage`));
  const { rank, resilience = Number.POSITIVE_INFINITY } = cardOfHostile(hostile);
  if (count === 0) return 'none';
  const enough =
    rank === 'leader' ? hostile.damage + count >= resilience : count >= resilience || hostile.wounded;
  if (enough) return 'slain';
  return rank === 'leader' ? 'none' : 'wounded';
}
