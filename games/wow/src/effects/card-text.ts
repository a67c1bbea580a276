import type {
  Ability,
  AbilityCard,
  AnyCard,
  BoardEncounter,
  ChallengeCard,
  CharacterCard,
  Passive,
  QuestCard,
} from '../content/schema.js';
import { LEVELS } from '../terms.js';
import type { About } from '../text/about.js';
import type { Words } from '../text/words.js';

/** The whole text of a card, made from the very data the rules carry out; paragraphs are separated by line breaks. */
export function cardText(card: AnyCard, words: Words): string {
  return paragraphsOf(card, words)
    .filter((part) => part !== '')
    .join('\n');
}

function paragraphsOf(card: AnyCard, words: Words): string[] {
  switch (card.kind) {
    case 'character':
      return characterText(card, words);
    case 'ability':
      return abilityText(card, words);
    case 'challenge':
      return challengeText(card, words);
    case 'quest':
      return questText(card, words);
    case 'board-encounter':
      return boardText(card, words);
    default:
      return [];
  }
}

type Texts = { abilities?: readonly Ability[] | undefined; passives?: readonly Passive[] | undefined };
type Holder = About['holder'];

const textsOf = ({ abilities = [], passives = [] }: Texts, { cards }: Words, holder: Holder): string[] => [
  ...passives.map((passive) => cards.passive(passive, holder)),
  ...abilities.map((ability) => cards.ability(ability, holder)),
];

const characterText = ({ levels }: CharacterCard, words: Words): string[] =>
  LEVELS.flatMap((level) =>
    (['start', 'reverse'] as const).flatMap((side) => textsOf(levels[level][side], words, 'character')),
  );

function abilityText({ lines, improved = [], attach }: AbilityCard, words: Words): string[] {
  return [
    words.cards.program(lines, 'character'),
    ...(attach === undefined ? [] : textsOf(attach, words, 'character')),
    ...improved.map((part) => words.cards.improved(part.level, words.cards.program(part.lines, 'character'))),
  ];
}

function challengeText({ front, back }: ChallengeCard, words: Words): string[] {
  const holder = front.is === 'encounter' ? 'encounter' : 'event';
  return [
    ...(front.is === 'event' ? [words.cards.program(front.lines, 'event')] : []),
    ...textsOf(front, words, holder),
    ...(back.is === 'event' ? [words.cards.program(back.lines, 'event')] : []),
    ...(back.is === 'none' ? [] : textsOf(back, words, back.is === 'item' ? 'character' : 'encounter')),
  ];
}

const questText = ({ conditions, reward = [] }: QuestCard, { cards }: Words): string[] => [
  ...conditions.map(cards.condition),
  cards.program(reward, 'character'),
];

const boardText = ({ combat, instructions = [] }: BoardEncounter, words: Words): string[] => [
  words.cards.program(instructions, 'character'),
  ...(combat === undefined ? [] : textsOf(combat, words, 'encounter')),
];
