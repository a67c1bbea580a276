import { DECLINE, type ExplainedOption, type OptionId } from '@questhall/engine';
import { scoresOf } from '@questhall/tabletop';
import type { Hero } from '../board.js';
import { discoveryCard, uniqueAt, weaponAt } from '../content/library.js';
import { partsOfAction, priceOf } from '../legal.js';
import { targetsOf } from '../legal-attack.js';
import { objectsBeside } from '../legal-doing.js';
import { heroOf, journeyRecord, maybeFigure, personOf } from '../queries.js';
import { diceOf } from '../rules/attack.js';
import { paceOf, statOf } from '../strength.js';
import type { FigureId, HeroId, UniqueKey, WeaponKey } from '../terms.js';
import { testDice } from './dice-options.js';
import { hurtOf } from './figure-options.js';
import { say, yes } from './say.js';
import { called, cardCalled, type Situation } from './situation.js';

type Option = ExplainedOption;

/** What a hero may do, with the die that it takes. */
export function actionOption(s: Situation, id: OptionId, of: HeroId): Option {
  const hero = heroOf(s, of);
  if (id === DECLINE) return endOption(s, hero);
  const { verb, of: what } = partsOfAction(id);
  const cost = priceOf(s, hero, id).score;
  switch (verb) {
    case 'move':
    case 'run':
      return { refs: [of], ...say(verb, { cost, most: paceOf(s, hero)[verb] }) };
    case 'recuperate':
      return { refs: [of], ...say(verb, { cost, dice: testDice(s, of, 'vitality'), hurt: hurtOf(s, hero) }) };
    case 'search':
      return { refs: objectsBeside(s, hero), ...say(verb, { cost }) };
    case 'weapon':
      return weaponOption(s, what, of, cost);
    case 'unique':
    case 'treasure':
      return printedAction(s, verb, what, of);
    case 'trade':
      return { refs: [what], ...say(verb, { other: called(s, what), cards: treasuresOf(s, [of, what]) }) };
    case 'unbind':
    case 'dig':
      return { refs: [what], ...say(what === of ? `${verb}-self` : verb, { cost, other: called(s, what) }) };
    default:
      return { refs: [], ...say(verb, { cost }) };
  }
}

/** Dice that are left lose one each and pay for reactions. */
function endOption(s: Situation, { row }: Hero): Option {
  if (journeyRecord(s).type === 'tutorial') return { refs: [], ...say('end-round') };
  const kept = scoresOf(row)
    .flatMap(({ score }) => (score > 1 ? [score - 1] : []))
    .toSorted((one, other) => other - one);
  return { refs: [], ...say('end-activation', { count: kept.length, left: s.words.list(kept.map(String)) }) };
}

/** A weapon with its figures, and whom it reaches now. */
export function weaponOption(s: Situation, key: WeaponKey, by: FigureId, cost: number | null): Option {
  const weapon = weaponAt(s, key);
  const figure = maybeFigure(s, by);
  const reached = figure === undefined ? [] : targetsOf(s, figure, key);
  const [success, critical] = weapon.damage;
  const more = statOf(s, by, 'damage');
  const args = {
    weapon: cardCalled(s, key),
    cost: cost ?? 'none',
    range: s.words.facts.range(weapon.range),
    dice: s.words.facts.dice(diceOf(s, by, key)),
    success: Math.max(0, success + more),
    critical: Math.max(0, critical + more),
    reload: yes(weapon.reload === true),
    targets: targetWords(s, reached),
  };
  return { refs: [key, ...(reached.length === 1 ? reached : [])], ...say('weapon', args) };
}

/** Few are named, many counted. */
const NAMED = 2;
function targetWords(s: Situation, reached: readonly FigureId[]): string {
  if (reached.length === 0) return 'none';
  if (reached.length <= NAMED) return s.words.facts.orList(reached.map((id) => called(s, id)));
  return s.words.facts.targets(reached.length);
}

const cardOfKey = (key: string): string => key.slice(0, key.indexOf('/'));

function printedAction(s: Situation, verb: 'unique' | 'treasure', key: UniqueKey, hero: HeroId): Option {
  const card = cardOfKey(key);
  const action = uniqueAt(s, key);
  const isOwn = card === hero;
  const record = verb === 'treasure' ? discoveryCard(s, card) : undefined;
  const args = {
    action: cardCalled(s, key),
    card: verb === 'unique' && isOwn ? 'none' : cardCalled(s, card),
    cost: action.cost ?? 'none',
    text: s.words.cards.unique(action, card),
    keep: yes(record?.type === 'treasure' && record.keep === true),
  };
  return { refs: [key, ...(isOwn ? [] : [card])], ...say(verb, args) };
}

function treasuresOf(s: Situation, heroes: readonly HeroId[]): string {
  const cards = heroes.flatMap((id) => personOf(s, id).treasure ?? []);
  return s.words.list(cards.map((card) => cardCalled(s, card)));
}
