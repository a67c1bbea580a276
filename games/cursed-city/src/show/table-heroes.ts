import type { TablePart } from '@questhall/engine';
import { capital } from '@questhall/tabletop';
import { beside } from '../battlefield.js';
import type { Hero, Person } from '../board.js';
import { cardsOfKind, heroCard } from '../content/library.js';
import type { TraitCard } from '../content/schema/index.js';
import { partsOfAction } from '../legal.js';
import { cardName, nameOf } from '../names.js';
import { realmstoneOf } from '../queries.js';
import type { Words } from '../text/words.js';
import type { CcView, HeroView } from '../view.js';

/** One hero: where they are, their spaces for dice, what ails them, what they fight with and what they have. */
export function heroPart(view: CcView, hero: HeroView, words: Words): TablePart {
  const say = words.table;
  const card = words.printed.card(heroCard(words.printed, hero.id));
  const person = view.company.find(({ id }) => id === hero.id);
  const text = say.hero({
    name: card.name,
    where: whereIs(view, hero, words),
    level: person?.level ?? 0,
    inspired: hero.inspired,
    active: view.active === hero.id,
  });
  return {
    text,
    below: [
      { text: say.spaces, list: hero.row.map(say.space) },
      ...stateLines(hero, words).map((line) => ({ text: line })),
      ...listed(say.adjacent, adjacentTo(view, hero, words)),
      { text: numbersOf(hero, words) },
      ...listed(say.weapons, weaponsOf(view, hero, words)),
      ...listed(say.actions, actionsOf(hero, words)),
      ...(person === undefined ? [] : heldParts(person, words)),
    ],
  };
}

const listed = (text: string, list: readonly string[]): TablePart[] =>
  list.length === 0 ? [] : [{ text, list }];

function whereIs(view: CcView, { where, at }: Hero, words: Words): string {
  const { whereabouts } = words.table;
  if (at === null) return whereabouts[where];
  const place = nameOf(at, view, words);
  return where === 'buried' ? `${place}; ${whereabouts.buried}` : place;
}

function stateLines(hero: Hero, words: Words): string[] {
  const say = words.table;
  const ailments = hero.ailments.map(words.labels.ailment);
  const { counters } = words.printed.card(heroCard(words.printed, hero.id));
  return [
    ...(ailments.length === 0 ? [] : [`${say.ailments}: ${words.list(ailments)}`]),
    ...(hero.inspiration === 0 ? [] : [say.inspiration(hero.inspiration)]),
    ...(counters === undefined ? [] : [say.counters(capital(counters.name), hero.counters)]),
  ];
}

/** Hostiles and things in the spaces around, and those who share none with a hero. */
function adjacentTo(view: CcView, { at, where, id }: Hero, words: Words): string[] {
  if (at === null || where !== 'standing') return [];
  const around = beside({ box: words.printed.box, board: view }, at);
  const there = [
    ...view.hostiles.filter((one) => around.includes(one.at)).map((one) => one.id),
    ...view.heroes
      .filter(
        (one) => one.id !== id && one.where === 'standing' && one.at !== null && around.includes(one.at),
      )
      .map((one) => one.id),
    ...view.things.filter((one) => around.includes(one.at)).map((one) => one.id),
  ];
  return there.map((one) => nameOf(one, view, words));
}

const numbersOf = (
  { pace, tests: { agility, vitality, defence } }: HeroView,
  { table: say, facts }: Words,
): string =>
  say.numbers(pace.move, pace.run, [facts.dice(agility), facts.dice(vitality), facts.dice(defence)]);

function weaponsOf(view: CcView, hero: HeroView, words: Words): string[] {
  return hero.actions.flatMap(({ key: action, cost }) => {
    const { verb, of: key } = partsOfAction(action);
    const weapon = verb === 'weapon' ? words.printed.box.weapons[key] : undefined;
    if (weapon === undefined) return [];
    const used = [`turn ${hero.id} ${key}`, `turn ${hero.id} ${key} ${view.active}`].some((one) =>
      view.spent.includes(one),
    );
    return [words.table.weapon({ ...weapon, cost: cost ?? undefined, name: cardName(key, words) }, used)];
  });
}

const actionsOf = (hero: HeroView, words: Words): string[] =>
  hero.actions.flatMap(({ key, cost }) => {
    const { verb, of } = partsOfAction(key);
    return verb === 'unique' ? [words.table.action(cardName(of, words), cost)] : [];
  });

/** What a hero keeps from journey to journey. */
export function keptBy({ treasure, item, armour, weapon, realmstone }: Person, words: Words): string[] {
  const cards = [treasure, item, armour, weapon].filter((card) => card !== null);
  const value = realmstoneOf(words.printed, realmstone);
  return [
    ...cards.map((card) => cardName(card, words)),
    ...(value === 0 ? [] : [words.table.realmstone(value)]),
  ];
}

/** The traits of the hero's class up to their level. */
export function traitCards({ id, level }: Pick<Person, 'id' | 'level'>, { printed }: Words): TraitCard[] {
  const { class: own } = heroCard(printed, id);
  return cardsOfKind(printed, 'trait').filter((card) => card.class === own && card.level <= level);
}

export const traitNames = (person: Person, words: Words): string[] =>
  traitCards(person, words).map(({ id }) => words.printed.name(id));

function heldParts(person: Person, words: Words): TablePart[] {
  const say = words.table;
  return [...listed(say.carries, keptBy(person, words)), ...listed(say.traits, traitNames(person, words))];
}
