import type { ExplainedOption, OptionId } from '@questhall/engine';
import { cardText } from '../effects/card-text.js';
import { cardOfHostile, heroOf, isHeroId, isLeader, maybeHostile, resilienceOf } from '../queries.js';
import { blowArgs } from './blows.js';
import { detail } from './card-options.js';
import { say } from './say.js';
import { called, type Situation } from './situation.js';

type Option = ExplainedOption;
const yes = (is: boolean): string => (is ? 'yes' : 'no');

/** A hero with damage and what an answer would make of it: nobody should be surprised by that. */
export function heroOption(s: Situation, id: OptionId): Option {
  if (!isHeroId(id)) return { refs: [id], ...say('hero', { hero: called(s, id) }) };
  const hero = heroOf(s, id);
  const args = {
    hero: called(s, id),
    damage: hero.damage,
    resilience: resilienceOf(s, hero),
    wounded: yes(hero.wounded),
    ...blowArgs(s, id),
  };
  return { refs: [id], ...say('hero-damage', args) };
}

export function hostileOption(s: Situation, id: OptionId): Option {
  const hostile = maybeHostile(s, id);
  if (hostile === undefined) return { refs: [id], ...say('hero', { hero: called(s, id) }) };
  const card = cardOfHostile(s, hostile);
  const details = [detail(cardText(card, s.words))];
  const base = {
    hostile: called(s, id),
    inArea: s.words.names.inArea(called(s, hostile.area)),
    ...blowArgs(s, id),
  };
  if (isLeader(s, hostile)) {
    const { damage } = hostile;
    return {
      refs: [id],
      ...say('leader', { ...base, damage, resilience: card.resilience ?? 0 }),
      details,
    };
  }
  return { refs: [id], ...say('hostile', { ...base, wounded: yes(hostile.wounded) }), details };
}
