import { DECLINE, type ExplainedOption, type OptionId } from '@questhall/engine';
import { scoresOf } from '@questhall/tabletop';
import type { DieOption, SpaceOption } from '../asks.js';
import type { Hero } from '../board.js';
import { destinyAt, scoreOf, spaceAt } from '../legal-dice.js';
import { heroOf } from '../queries.js';
import { diceOf, openRoll, rolledAt, shownBy } from '../rules/dice.js';
import { NO_MORE } from '../rules/gambits.js';
import type { HeroId, Test } from '../terms.js';
import { say, yes } from './say.js';
import type { Situation } from './situation.js';

/** A space of a hero's card, as boards draw it. */
const spaceRef = (hero: HeroId, space: number): string => `${hero}/space-${space}`;

const scoresWithout = ({ row }: Hero, gone: number | null): number[] =>
  scoresOf(row)
    .filter(({ space }) => space !== gone)
    .map(({ score }) => score);

/** Dice by what they show, and what is left on the card without this one. */
function leftOf(s: Situation, hero: Hero, option: DieOption): string {
  const space = destinyAt(option) === null ? spaceAt(option as SpaceOption) : null;
  return s.words.facts.scores(scoresWithout(hero, space));
}

/** A die that pays: one of the card, or of the destiny dice. */
export function payingDie(
  s: Situation,
  id: OptionId,
  hero: HeroId,
  keys: readonly [own: string, destiny: string],
): ExplainedOption {
  const option = id as DieOption;
  const one = heroOf(s, hero);
  const score = scoreOf(one, option);
  const args = { score, left: leftOf(s, one, option) };
  const [own, destiny] = keys;
  if (destinyAt(option) !== null) return { refs: [id], ...say(destiny, args) };
  const space = spaceAt(option as SpaceOption);
  const disease = yes(one.row[space]?.on.includes('disease') === true);
  return { refs: [spaceRef(hero, space)], ...say(own, { ...args, disease }) };
}

/** A space of the hero's card with all that one might weigh. */
export function spaceOfCard(s: Situation, id: OptionId, hero: HeroId, key: string): ExplainedOption {
  const number = spaceAt(id as SpaceOption);
  const { die = null, on = [] } = heroOf(s, hero).row[number] ?? {};
  const args = {
    number: number + 1,
    die: die ?? 'none',
    disease: yes(on.includes('disease')),
    grievous: yes(on.includes('grievous')),
  };
  return { refs: [spaceRef(hero, number)], ...say(key, args) };
}

/** A die of the roll that is open, by what it shows. */
export function rolledOption(s: Situation, id: OptionId): ExplainedOption {
  const roll = openRoll(s);
  if (id === DECLINE) return { refs: [], ...say('keep-roll', { result: roll?.result ?? 'failure' }) };
  const die = roll?.dice[rolledAt(id as `die-${number}`)];
  if (die === undefined) return { refs: [id], ...say('named', { name: id }) };
  return { refs: [id], ...say('rolled', { die: s.words.facts.dice([die.kind]), result: shownBy(s, die) }) };
}

export const testDice = (s: Situation, hero: HeroId, test: Test): string =>
  s.words.facts.dice(diceOf(s, hero, test));

/** Dice of a gambit: what is spent, and what is risked. */
export function gambitOption(s: Situation, id: OptionId, hero: HeroId): ExplainedOption {
  if (id === DECLINE) return { refs: [], ...say('no-gambit') };
  if (id === NO_MORE) return { refs: [], ...say('no-more-gambits') };
  const dice = testDice(s, hero, 'agility');
  if (id === 'inspiration') return { refs: [hero], ...say('gambit-points', { dice }) };
  const space = spaceAt(id as SpaceOption);
  const score = heroOf(s, hero).row[space]?.die ?? 0;
  return { refs: [spaceRef(hero, space)], ...say('gambit-die', { score, dice }) };
}
