import { capital, listWords, sentence, signed } from '@questhall/tabletop';
import type { Line } from '../content/line.js';
import type { Ability, Action, AnyCard, Passive } from '../content/schema.js';
import type { Cost } from '../content/selectors.js';
import type { WindowId } from '../terms.js';
import { effectKinds } from './index.js';
import { predicateWords } from './predicate-words.js';

/** What cards print, made from their data. */

function verbWordsOf(verb: string, params: unknown): string {
  const kind = effectKinds.find((one) => one.verb === verb);
  if (kind === undefined) throw new Error(`there is no wording for '${verb}'`);
  return kind.words(params as never);
}

export function costWords(cost: Cost): string {
  const parts = [
    cost.destiny === true ? 'spend your destiny token' : '',
    cost.discardSelf === true ? 'shuffle this card into the treasure deck' : '',
    cost.damage === undefined ? '' : `take ${cost.damage} damage`,
  ];
  return listWords(parts.filter((part) => part !== ''));
}

export function lineWords(line: Line): string {
  const effect = line.do ?? line.may ?? {};
  const verb = Object.keys(effect)[0] ?? '';
  const clause = verbWordsOf(verb, effect[verb]);
  const may = line.may === undefined ? clause : `you can choose that ${clause}`;
  const paid = line.cost === undefined ? may : `you can ${costWords(line.cost)}; if you do, ${clause}`;
  return line.if === undefined ? paid : `if ${predicateWords(line.if)}, ${paid}`;
}

export const lineSentence = (line: Line): string => whole(lineWords(line));

export const linesWords = (lines: readonly Line[]): string => lines.map(lineSentence).join(' ');

/** What is read aloud ends by itself. */
function whole(clause: string): string {
  return sentence(clause).replace(/([.!?]”)\.$/, '$1');
}

const WINDOWS: { [window in WindowId]: string } = {
  'round-starts': 'at the start of a round',
  'dice-rolled': 'after the action dice are rolled',
  'turn-starts': 'at the start of a turn',
  'hero-enters': 'when a hero enters an area',
  'hostile-enters': 'when a hostile enters an area',
  'after-action': 'after an action',
  'would-damage-hero': 'when damage is about to be dealt to a hero',
  'hero-damaged': 'after a hero takes damage',
  'hero-out': 'when a hero goes out of action',
  'hostile-damaged': 'when a hostile survives damage',
  'hostile-slain': 'when a hostile is slain',
  'door-opened': 'when a door is opened',
  'object-used': 'when an object is used',
  'treasure-gained': 'when a treasure card is gained',
  'round-ends': 'at the end of a round',
};
const OWN: { [window: string]: string } = {
  'turn-starts': 'at the start of your turn',
  'hero-enters': 'when you enter an area',
  'after-action': 'after your action',
  'would-damage-hero': 'when damage is about to be dealt to you',
  'hero-damaged': 'after you take damage',
  'hero-out': 'when you go out of action',
  'hostile-slain': 'when you slay a hostile',
  'treasure-gained': 'when you gain a treasure card',
};

export function abilityWords({ window, about, if: only, cost, may, once, lines }: Ability): string {
  const when = about === 'any' || about === 'other' ? WINDOWS[window] : (OWN[window] ?? WINDOWS[window]);
  const limit = once === undefined ? '' : `once per ${once}, `;
  const condition = only === undefined ? '' : `, if ${predicateWords(only)}`;
  const price =
    cost === undefined ? (may === true ? 'you can use this: ' : '') : `you can ${costWords(cost)}: `;
  const [first = '', ...rest] = lines.map(lineWords);
  return [`${limit}${when}${condition}, ${price}${first}`, ...rest].map(whole).join(' ');
}

const STAT: { [stat in Passive['stat']]: string } = {
  resilience: 'RESILIENCE',
  'damage-taken': 'damage you take',
  'melee-damage': 'damage of your melee attacks',
  'ranged-damage': 'damage of your ranged attacks',
  steps: 'areas of your moves',
  rest: 'damage tokens removed when you rest',
};
export const passiveWords = ({ stat, add, least }: Passive): string =>
  `${signed(add)} ${STAT[stat]}${least === undefined ? '' : ` (never less than ${least})`}.`;

/** What the actions that every hero has are about. */
const PLAIN: { readonly [kind in 'move' | 'rest' | 'interact']: string } = {
  move: 'up to 2 areas; inspired: sprint (up to 3), evade or barge.',
  rest: 'remove damage tokens, if no hostile is in sight.',
  interact: 'open a door or use an object.',
};

/** "Broadsword (5+): melee 2/3." */
export function actionWords(action: Action): string {
  const number = 'inspired' in action && action.inspired !== undefined ? ` (${action.inspired}+)` : '';
  return `${action.name}${number}: ${attackWords(action)}${actionBody(action)}`.trim();
}

function attackWords(action: Action): string {
  if (action.kind !== 'attack') return '';
  const { damage, area, range } = action;
  const value = typeof damage === 'number' ? damage : damage.join('/');
  return `${area === true ? 'area ' : ''}${range} attack, ${value} damage. `;
}

/** What an action says beyond its numbers. */
export function actionBody(action: Action): string {
  if (action.kind === 'attack') return linesWords(action.lines ?? []);
  if (action.kind !== 'special') return PLAIN[action.kind];
  const only = action.if === undefined ? '' : `only if ${predicateWords(action.if)}.`;
  const price = action.cost === undefined ? '' : sentence(costWords(action.cost));
  return [capital(only), price, linesWords(action.lines)].filter((part) => part !== '').join(' ');
}

/** The whole text of a card. */
export function cardText(card: AnyCard): string {
  const parts: string[] = [];
  if (card.kind === 'treasure') {
    parts.push(...(card.passives ?? []).map(passiveWords), ...(card.actions ?? []).map(actionWords));
    parts.push(...(card.abilities ?? []).map(abilityWords));
  } else if (card.kind === 'hostile') {
    const attacks = card.attacks.map(
      ({ name, range, area, damage, lines }) =>
        `${name}: ${area === true ? 'area ' : ''}${range} attack, ${damage} damage. ${linesWords(lines ?? [])}`,
    );
    parts.push(...attacks, `Reactions: ${card.reactions.join(', ')}.`);
    const { leaderAction } = card;
    if (leaderAction !== undefined) parts.push(`${leaderAction.name}: ${linesWords(leaderAction.lines)}`);
    parts.push(...(card.abilities ?? []).map(abilityWords));
  } else if (card.kind === 'hero') {
    for (const side of ['unwounded', 'wounded'] as const) {
      const { resilience, actions, passives = [], abilities = [] } = card[side];
      parts.push(`${capital(side)}: RESILIENCE ${resilience}.`, ...actions.map(actionWords));
      parts.push(...passives.map(passiveWords), ...abilities.map(abilityWords));
    }
  } else if (card.kind === 'adventure') {
    parts.push(`Objective: ${card.objective.text}`, ...card.defeat.map(({ text }) => `Defeat: ${text}`));
    parts.push(`Adventure phase: ${linesWords(card.phase)}`, ...(card.rules ?? []).map(abilityWords));
  }
  return parts.map((part) => part.trim()).join('\n');
}
