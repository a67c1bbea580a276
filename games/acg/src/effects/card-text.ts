import { effectOn, sentence } from '@questhall/tabletop';
import type { Line } from '../content/line.js';
import type {
  AnyCard,
  DifficultyCard,
  DungeonCard,
  EnemyCard,
  HeroCard,
  LocationCard,
  QuestSheet,
} from '../content/schema.js';
import type { ActionType, Colour } from '../terms.js';
import type { Holder } from '../text/moment.js';
import type { Words } from '../text/words.js';

/**
 * The rules text of a card, made from the very data the rules carry out, so that text and behaviour cannot
 * drift apart. Paragraphs are separated by line breaks.
 */
export function cardText(card: AnyCard, w: Words): string {
  return paragraphsOf(card, w)
    .filter((part) => part !== '')
    .join('\n');
}

function paragraphsOf(card: AnyCard, w: Words): string[] {
  switch (card.kind) {
    case 'hero-card':
      return [activationWords(card, w)];
    case 'action':
      return [scripted(card), w.cards.program(card.lines, card.type)];
    case 'enemy':
      return [barWords(card, w), scripted(card), ...faceupWords(card, 'enemy', w), ...enemyWords(card, w)];
    case 'location':
      return [scripted(card), ...faceupWords(card, 'table', w)];
    case 'dungeon':
      return [scripted(card), ...dungeonWords(card, w)];
    case 'gear':
    case 'legendary-gear':
    case 'condition':
      return [scripted(card), ...faceupWords(card, 'hero', w)];
    case 'fortune':
      return [w.cards.fortune];
    case 'quest':
      return questWords(card, w);
    case 'difficulty':
      return difficultyWords(card, w);
    case 'campaign':
    case 'dice':
      return [];
  }
}

/** What a card does in code is said by its own sentence. */
function scripted({ script, text }: { script?: true | undefined; text?: string | undefined }): string {
  return script === true ? (text ?? '') : '';
}

/** A paragraph as a card is laid out: under a title of its own, or as the main thing that the card does. */
export type PrintedParagraph = { title?: string; text: string; main?: boolean };

/** The same text for whoever draws the card: an action step by step, an enemy without its bar of keywords. */
export function printedParagraphs(card: AnyCard, w: Words): PrintedParagraph[] {
  const plain = (parts: readonly string[]) => parts.filter((text) => text !== '').map((text) => ({ text }));
  if (card.kind === 'enemy')
    return [...plain([scripted(card), ...faceupWords(card, 'enemy', w)]), ...enemyParagraphs(card, w)];
  if (card.kind !== 'action') return plain(paragraphsOf(card, w));
  return [...plain([scripted(card)]), ...card.lines.map((line) => stepOf(line, card.type, w))];
}

function stepOf(line: Line, type: ActionType, w: Words): PrintedParagraph {
  const text = w.cards.program([line], type);
  return effectOn(line)[0] === 'action' ? { text, main: true } : { text };
}

// --- parts of cards --------------------------------------------------------------------------------

type Faceup = Pick<LocationCard, 'abilities' | 'passives' | 'cannot'>;

function faceupWords(
  { cannot = [], passives = [], abilities = [] }: Faceup,
  holder: Holder,
  w: Words,
): string[] {
  return [
    ...cannot.map((verb) => w.cards.forbidden(verb, holder)),
    ...passives.map((passive) => w.cards.passive(passive, holder)),
    ...abilities.map((ability) => w.cards.ability(ability, holder)),
  ];
}

const activationWords = (card: HeroCard, { printed }: Words): string =>
  sentence(printed.phrase(card.id, card.activations));

const barWords = ({ bar }: EnemyCard, w: Words): string => `${bar.map(w.cards.keyword).join(', ')}.`;

const enemyWords = (card: EnemyCard, w: Words): string[] =>
  enemyParagraphs(card, w).map(({ title = '', text }) => `${title}: ${text}`);

function enemyParagraphs({ keywords = {}, nemesisEffect }: EnemyCard, w: Words): PrintedParagraph[] {
  const own = Object.entries(keywords).map(([name, { lines }]) => ({
    title: w.cards.keyword(name),
    text: w.cards.program(lines),
  }));
  if (nemesisEffect === undefined) return own;
  return [...own, { title: w.cards.nemesis, text: w.cards.program(nemesisEffect.lines), main: true }];
}

function dungeonWords({ lines = [], then, abilities }: DungeonCard, w: Words): string[] {
  return [
    w.cards.program(lines),
    then === undefined ? '' : w.cards.then[then],
    ...faceupWords({ abilities }, 'hero', w),
  ];
}

// --- quest sheets ----------------------------------------------------------------------------------

/** A quest sheet part by part, for whoever lays it out as a page. */
export type SheetParts = {
  rules: string[];
  peril: { colour: string; text: string }[];
  victory: string;
  defeat: string;
  reward: string;
  penalty: string;
};

export function sheetParts(sheet: QuestSheet, w: Words): SheetParts {
  const { during, if: won } = sheet.victory;
  const rules = [
    scripted(sheet),
    ...sheet.questRules.map((rule) => w.cards.ability(rule, 'table')),
    sheet.overrides?.engage === 'leader' ? w.cards.leaderInstead : '',
    sheet.overrides?.spawn === 'leader' ? w.cards.spawnsAtLeader : '',
  ];
  return {
    rules: rules.filter((rule) => rule !== ''),
    peril: Object.entries(sheet.perilEffects).map(([colour, effect]) => ({
      colour,
      text: w.cards.program(effect?.lines ?? []),
    })),
    victory: w.cards.won(won, during === 'location-phase'),
    defeat: w.cards.lost(sheet.defeat.if),
    reward: w.cards.program(sheet.reward.lines),
    penalty: w.cards.program(sheet.penalty.lines),
  };
}

function questWords(sheet: QuestSheet, w: Words): string[] {
  const { rules, peril, victory, defeat, reward, penalty } = sheetParts(sheet, w);
  return [
    ...rules,
    ...peril.map(({ colour, text }) => titled(w.cards.peril(colour as Colour), text)),
    victory,
    defeat,
    titled(w.cards.reward, reward),
    titled(w.cards.penalty, penalty),
  ];
}

function difficultyWords({ passives = [], lines = [] }: DifficultyCard, w: Words): string[] {
  return [...passives.map(w.cards.always), titled(w.cards.atStart, w.cards.program(lines))];
}

const titled = (title: string, text: string): string => (text === '' ? '' : `${title}: ${text}`);
