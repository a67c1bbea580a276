import type { Line } from '../content/line.js';
import type { CcPrinted } from './printed.js';

/**
 * On what a text stands. On the cards of heroes and in entries "you" is the hero whose card it is or who reads; in the
 * rules of a journey it is the hero whom the moment is about.
 */
export type Holder = 'hero' | 'hostile' | 'journey';

/** What one needs to put cards into words: what stands on other cards, and how each verb is said. */
export type Speech = {
  readonly printed: CcPrinted;
  readonly verbs: { readonly [verb: string]: (params: never, about: About) => unknown };
};

/** What a wording must know about its line. */
export type About = {
  readonly speech: Speech;
  readonly holder: Holder;
  /** The card whose text it is: weapons are known by the ids that they have there. */
  readonly card?: string | undefined;
  /** Who the moment is about: the one who dealt the damage, or the one who was slain. */
  readonly figure?: 'target' | 'attacker' | 'fallen' | undefined;
  /** Lines within a line, without a capital and a full stop. */
  readonly within: (lines: readonly Line[], about: About) => string;
};

/** How a verb is said; the language knows what its wordings are made of. */
export function said<Saying>({ speech }: About, verb: string): (params: never, about: About) => Saying {
  const words = speech.verbs[verb];
  if (words === undefined) throw new Error(`there is no wording for '${verb}'`);
  return words as (params: never, about: About) => Saying;
}

/** The printed name of a card, a kind of hostile or a model. */
export const nameOf = (id: string, { speech }: About): string => speech.printed.title(id);

/** The printed name of a weapon of this card. */
export function weaponName(id: string, { speech: { printed }, card }: About): string {
  const record = printed.records[card ?? ''];
  const weapons = record?.kind === 'hero' ? record.front.weapons : [];
  const weapon = weapons.find((one) => one.id === id);
  return record === undefined || weapon === undefined ? id : printed.phrase(record.id, weapon.name);
}

/** There is one of it in the box: it goes by its name. */
export function isOnlyOne(id: string, { speech }: About): boolean {
  const { hostile = [] } = speech.printed.box.kinds;
  const models = hostile.flatMap((card) => (card.kind === 'hostile' ? card.models : []));
  return models.some((model) => model.id === id && model.count === 1);
}

export type Option = { readonly name: string; readonly lines: readonly Line[] };

/** Lines that only make a weapon action or a move are told by the name of their option. */
export function isToldByName({ lines }: Option): boolean {
  const [only, ...more] = lines;
  const done = only?.do ?? only?.may;
  return more.length === 0 && done !== undefined && ('weaponAction' in done || 'move' in done);
}

/** Options of an option, one choice after the other, where each is told by its name; nothing where one is not. */
export function choicesWithin({ lines }: Option, about: About): readonly (readonly string[])[] | undefined {
  const choices = lines.map((line) => optionsOf(line));
  if (!choices.every((options) => options?.every(isToldByName))) return undefined;
  return choices.map((options = []) => options.map(({ name }) => phrase(name, about)));
}

const optionsOf = ({ may }: Line): readonly Option[] | undefined =>
  may !== undefined && 'choose' in may ? (may.choose as { options: readonly Option[] }).options : undefined;

/** What is written by hand on this card. */
export const phrase = (words: string, { speech, card }: About): string =>
  card === undefined ? words : speech.printed.phrase(card, words);
