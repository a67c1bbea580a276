import type { Line } from '../content/line.js';
import type {
  Ability,
  AnyCard,
  DifficultyCard,
  DungeonCard,
  EnemyCard,
  LocationCard,
  Passive,
  QuestSheet,
} from '../content/schema.js';
import type { Predicate } from '../content/selectors.js';
import { clausesOf, lineWords, programWords } from '../text/en/lines.js';
import { type Holder, momentWords } from '../text/en/moments.js';
import { ifWords } from '../text/en/predicates.js';
import { cannotWords, capital, costWords, counted, sentence, signed } from '../text/en/words.js';

export { lineWords, programWords };

/**
 * The rules text of a card, made from the very data the rules carry out, so that text and behaviour cannot
 * drift apart. Paragraphs are separated by line breaks.
 */
export function cardText(card: AnyCard): string {
  return paragraphsOf(card)
    .filter((part) => part !== '')
    .join('\n');
}

function paragraphsOf(card: AnyCard): string[] {
  switch (card.kind) {
    case 'hero-card':
      return [sentence(card.activations)];
    case 'action':
      return [scripted(card), programWords(card.lines, { type: card.type })];
    case 'enemy':
      return [barWords(card), scripted(card), ...faceupWords(card, 'enemy'), ...enemyWords(card)];
    case 'location':
      return [scripted(card), ...faceupWords(card, 'table')];
    case 'dungeon':
      return [scripted(card), ...dungeonWords(card)];
    case 'gear':
    case 'legendary-gear':
    case 'condition':
      return [scripted(card), ...faceupWords(card, 'hero')];
    case 'fortune':
      return ['Return this card to the campaign pool and claim one of your legendary gear cards at random.'];
    case 'quest':
      return questWords(card);
    case 'difficulty':
      return difficultyWords(card);
    case 'campaign':
    case 'dice':
      return [];
  }
}

/** What a card does in code is said by its own sentence. */
function scripted({ script, text }: { script?: true | undefined; text?: string | undefined }): string {
  return script === true ? (text ?? '') : '';
}

// --- parts of cards --------------------------------------------------------------------------------

type Faceup = Pick<LocationCard, 'abilities' | 'passives' | 'cannot'>;

function faceupWords({ cannot = [], passives = [], abilities = [] }: Faceup, holder: Holder): string[] {
  const subject = holder === 'enemy' ? 'this enemy' : holder === 'hero' ? 'you' : 'the party';
  return [
    ...cannot.map((verb) => sentence(`${subject} ${cannotWords(verb)}`)),
    ...passives.map((passive) => sentence(passiveWords(passive, holder))),
    ...abilities.map((ability) => abilityWords(ability, holder)),
  ];
}

function passiveWords({ stat, add, on = 'owner' }: Passive, holder: Holder): string {
  if (on === 'enemies') return `each ${holder === 'enemy' ? 'other ' : ''}enemy has ${signed(add)} ${stat}`;
  if (stat !== 'tokens-per-action') return `${signed(add)} ${stat}`;
  return `each of your actions can hold ${counted(add, 'more success token')}`;
}

const isEmpty = (p: Predicate): boolean => Object.values(p).every((part) => part === undefined);

/** "After another hero aids you, you may exhaust this card: you recover 1 wound." */
export function abilityWords(ability: Ability, holder: Holder = 'hero'): string {
  const { when, left } = momentWords(ability, holder);
  const only = isEmpty(left) ? '' : `, ${ifWords(left)}`;
  return sentence(`${when}${only}, ${abilityBody(ability, holder === 'hero' ? 'you' : 'the party')}`);
}

function abilityBody({ cost, may, lines }: Ability, decider: string): string {
  if (cost !== undefined) return `${decider} may ${costWords(cost)}: ${clausesOf(lines)}`;
  const [only] = lines;
  if (may === undefined || only === undefined) return clausesOf(lines);
  return lines.length === 1 && decider === 'you'
    ? clausesOf([optional(only)])
    : `${decider} may do this: ${clausesOf(lines)}`;
}

const optional = (line: Line): Line =>
  line.may === undefined ? { ...line, do: undefined, may: line.do } : line;

const barWords = ({ bar }: EnemyCard): string => sentence(bar.map(capital).join(', '));

function enemyWords({ keywords = {}, nemesisEffect }: EnemyCard): string[] {
  const own = Object.entries(keywords).map(([name, { lines }]) => `${capital(name)}: ${programWords(lines)}`);
  return nemesisEffect === undefined ? own : [...own, `Nemesis: ${programWords(nemesisEffect.lines)}`];
}

const THEN = {
  'bottom-of-deck': 'Put this card on the bottom of the dungeon deck.',
  removed: 'Remove this card from the quest.',
} as const;

function dungeonWords({ lines = [], then, abilities }: DungeonCard): string[] {
  return [programWords(lines), then === undefined ? '' : THEN[then], ...faceupWords({ abilities }, 'hero')];
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

export function sheetParts(sheet: QuestSheet): SheetParts {
  const { during, if: won } = sheet.victory;
  const rules = [
    scripted(sheet),
    ...sheet.questRules.map((rule) => abilityWords(rule, 'table')),
    sheet.overrides?.engage === 'leader'
      ? "An enemy whose own text makes it engage a hero engages the party leader instead. 'Advance' is not changed."
      : '',
  ];
  return {
    rules: rules.filter((rule) => rule !== ''),
    peril: Object.entries(sheet.perilEffects).map(([colour, effect]) => ({
      colour,
      text: programWords(effect?.lines ?? []),
    })),
    victory: endWords('won', won, during === 'location-phase' ? 'during the location phase, ' : ''),
    defeat: endWords('lost', sheet.defeat.if, ''),
    reward: programWords(sheet.reward.lines),
    penalty: programWords(sheet.penalty.lines),
  };
}

function questWords(sheet: QuestSheet): string[] {
  const { rules, peril, victory, defeat, reward, penalty } = sheetParts(sheet);
  return [
    ...rules,
    ...peril.map(({ colour, text }) => titled(`${capital(colour)} peril`, text)),
    victory,
    defeat,
    titled('Reward', reward),
    titled('Penalty', penalty),
  ];
}

function difficultyWords({ passives = [], lines = [] }: DifficultyCard): string[] {
  const always = passives.map(({ stat, add, on }) =>
    sentence(`each ${on === 'enemies' ? 'enemy' : 'hero'} has ${signed(add)} ${stat}`),
  );
  return [...always, titled('At the start of each quest', programWords(lines))];
}

const titled = (title: string, text: string): string => (text === '' ? '' : `${title}: ${text}`);
const endWords = (result: 'won' | 'lost', p: Predicate, when: string): string =>
  sentence(`${when}the quest is ${result} ${ifWords(p)}`);
