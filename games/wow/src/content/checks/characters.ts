import { type Check as CheckOf, ofKind, type Pack, sayOf } from '@questhall/tabletop';
import { CARD_SIDES, LEVELS, LIMITS } from '../../terms.js';
import type { AbilityCard, AnyCard, CharacterCard } from '../schema.js';
import { verbsIn } from './verbs.js';

type Check = CheckOf<AnyCard>;

const cardsOf = (pack: Pack<AnyCard>, { id }: CharacterCard): AbilityCard[] =>
  ofKind<AnyCard, 'ability'>(pack, 'ability')
    .map(({ card }) => card)
    .filter(({ character }) => character === id);

const eachCharacter =
  (look: (card: CharacterCard, cards: AbilityCard[]) => readonly (string | false)[]): Check =>
  (pack) =>
    sayOf(ofKind<AnyCard, 'character'>(pack, 'character'), (card) => look(card, cardsOf(pack, card)));

/** Each character has a whole deck, and all of it says the same affiliation (WOW-AFF-01). */
export const decksAreWhole = eachCharacter((_, cards) => {
  const count = cards.reduce((sum, { copies = 1 }) => sum + copies, 0);
  return [
    count !== LIMITS.abilityDeck && `it has ${count} ability cards, not ${LIMITS.abilityDeck}`,
    new Set(cards.map(({ background }) => background)).size > 1 && 'its cards have two backgrounds',
  ];
});

/** What fits a character fits it on every higher level, whichever side is up. */
export const iconsStay = eachCharacter(({ levels }) =>
  LEVELS.flatMap((level, i) =>
    CARD_SIDES.flatMap((side) => {
      const before = levels[LEVELS[Math.max(0, i - 1)] ?? level].start.icons;
      return before
        .filter((icon) => !levels[level][side].icons.includes(icon))
        .map((icon) => `the ${level} ${side} side has lost the icon ${icon}`);
    }),
  ),
);

const VALUES = ['attack', 'defense', 'damage', 'health'] as const;
export const levelsGrow = eachCharacter(({ levels }) =>
  CARD_SIDES.flatMap((side) =>
    VALUES.flatMap((value) =>
      LEVELS.slice(1).flatMap((level, i) => {
        const before = levels[LEVELS[i] ?? level][side][value];
        return levels[level][side][value] < before ? `the ${value} falls at ${level} (${side})` : [];
      }),
    ),
  ),
);

/** The reverse comes up only by a text of the card or of an ability card (WOW-DEF-12). */
export const reversesAreReached = eachCharacter(({ levels }, cards) =>
  LEVELS.filter(
    (level) =>
      !verbsIn([levels[level].start, cards]).some(
        ({ verb, params }) => verb === 'flipCard' && params.to !== 'start',
      ),
  ).map((level) => `nothing turns its ${level} card over`),
);
