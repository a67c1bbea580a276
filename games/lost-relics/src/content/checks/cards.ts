import { FIGURES, SIDES } from '../../terms.js';
import { allOf, type Check, fault } from './pack.js';

/** Every side of every hero card, that of Taros included, has an attack (ATK-01). */
export const heroesAttack: Check = (pack) =>
  allOf(pack, 'hero').flatMap((card) =>
    SIDES.filter((side) => !card[side].actions.some(({ kind }) => kind === 'attack')).map((side) =>
      fault(pack, card, `the ${side} side has no attack action`),
    ),
  );

/** One card for each of the five, under its own id. */
export const heroCards: Check = (pack) => {
  const cards = allOf(pack, 'hero');
  const wrong = cards.filter((card) => card.id !== card.hero);
  const missing = FIGURES.filter((hero) => !cards.some((card) => card.hero === hero));
  return [
    ...wrong.map((card) => fault(pack, card, `the card of ${card.hero} must have its id`)),
    ...missing.map((hero) => fault(pack, { id: hero }, `there is no hero card for ${hero}`)),
  ];
};

/** A blocked move deals the damage of the first attack, so a move needs one too (HRA-10). */
export const hostilesThatAttackHaveAttacks: Check = (pack) =>
  allOf(pack, 'hostile')
    .filter(({ attacks, reactions }) => attacks.length === 0 && reactions.some((what) => what !== 'retreat'))
    .map((card) => fault(pack, card, 'its reactions need an attack, and it has none'));

export const treasureDoesSomething: Check = (pack) =>
  allOf(pack, 'treasure')
    .filter(
      ({ actions = [], abilities = [], passives = [] }) =>
        actions.length + abilities.length + passives.length === 0,
    )
    .map((card) => fault(pack, card, 'it does nothing'));
