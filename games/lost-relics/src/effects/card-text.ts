import type {
  Action,
  AdventureSheet,
  AnyCard,
  DifficultyCard,
  HeroCard,
  HostileCard,
  TreasureCard,
} from '../content/schema.js';
import type { Words } from '../text/words.js';

/** The whole text of a card, made from the very data the rules carry out; paragraphs are separated by line breaks. */
export function cardText(card: AnyCard, words: Words): string {
  return paragraphsOf(words.printed.card(card), words)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n');
}

function paragraphsOf(card: AnyCard, words: Words): string[] {
  switch (card.kind) {
    case 'hero':
      return heroText(card, words);
    case 'hostile':
      return hostileText(card, words);
    case 'treasure':
      return treasureText(card, words);
    case 'adventure':
      return adventureText(card, words);
    case 'difficulty':
      return difficultyText(card, words);
    case 'board':
    case 'campaign':
      return [];
  }
}

/** "Broadsword (5+): melee attack, 2/3 damage." */
export function actionText(action: Action, { cards }: Words): string {
  const number = 'inspired' in action ? action.inspired : undefined;
  const numbers = action.kind === 'attack' ? `${cards.attack(action)} ` : '';
  return `${cards.numbered(action.name, number)}: ${numbers}${cards.actionBody(action)}`.trim();
}

function heroText(card: HeroCard, words: Words): string[] {
  const { cards } = words;
  return (['unwounded', 'wounded'] as const).flatMap((side) => {
    const { resilience, actions, passives = [], abilities = [] } = card[side];
    return [
      cards.side(side, resilience),
      ...actions.map((action) => actionText(action, words)),
      ...passives.map(cards.passive),
      ...abilities.map((ability) => cards.ability(ability, 'hero')),
    ];
  });
}

function treasureText({ passives = [], actions = [], abilities = [] }: TreasureCard, words: Words): string[] {
  return [
    ...passives.map(words.cards.passive),
    ...actions.map((action) => actionText(action, words)),
    ...abilities.map((ability) => words.cards.ability(ability, 'hero')),
  ];
}

function hostileText(card: HostileCard, { cards }: Words): string[] {
  const { attacks, reactions, leaderAction, abilities = [] } = card;
  return [
    ...attacks.map((one) => `${one.name}: ${cards.attack(one)} ${cards.program(one.lines ?? [], 'hostile')}`),
    cards.reactions(reactions),
    ...(leaderAction === undefined
      ? []
      : [`${leaderAction.name}: ${cards.program(leaderAction.lines, 'hostile')}`]),
    ...abilities.map((ability) => cards.ability(ability, 'hostile')),
  ];
}

function adventureText({ objective, defeat, phase, rules = [] }: AdventureSheet, { cards }: Words): string[] {
  return [
    cards.objective(objective.text),
    ...defeat.map(({ text }) => cards.defeat(text)),
    ...(phase.length === 0 ? [] : [cards.phase(cards.program(phase, 'adventure'))]),
    ...rules.map((ability) => cards.ability(ability, 'adventure')),
  ];
}

function difficultyText({ passives = [], lines = [] }: DifficultyCard, { cards }: Words): string[] {
  return [
    ...passives.map((passive) => cards.everyHero(cards.passive(passive))),
    ...(lines.length === 0 ? [] : [cards.atStart(cards.program(lines, 'adventure'))]),
  ];
}
