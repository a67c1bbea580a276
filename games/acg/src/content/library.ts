import { hash } from '@questhall/engine';
import { type CompiledByName as Compiled, programsOf as compiledOf, issuesOf } from '@questhall/tabletop';
import type { z } from 'zod';
import type { CardId, DieKind, Icon } from '../terms.js';
import type { Line } from './line.js';
import {
  type Ability,
  type ActionCard,
  type AnyCard,
  type EnemyCard,
  type GearCard,
  type Passive,
  type QuestSheet,
  record as recordSchema,
} from './schema.js';
import type { Cost, Predicate } from './selectors.js';

/** A line ready to be carried out: its verb's procedure and parameters, under a key that a frame can hold. */
export type CompiledLine = Compiled & {
  readonly by: 'you' | 'target' | 'party';
  readonly if: Predicate | undefined;
  readonly ifYouCannot: boolean;
  readonly cost: Cost | undefined;
};
export type Program = readonly CompiledLine[];
export type Source = { file: string; record: unknown };
export type ContentError = { file: string; id: string; message: string };

const compiled = compiledOf<Line, CompiledLine>(({ key, verb, params, may }, line) => ({
  key,
  verb,
  params,
  may,
  by: line.by ?? 'you',
  if: line.if,
  ifYouCannot: line.ifYouCannot === true,
  cost: line.cost,
}));
const { compile } = compiled;
export const { bindNested } = compiled;

/** All cards there are, by id; copies, programs and abilities ready to use. */
export type Library = {
  /** Every printed card, by the id of each copy. */
  readonly cards: { [id: CardId]: AnyCard };
  readonly records: { [id: string]: AnyCard };
  readonly kinds: { [kind: string]: AnyCard[] };
  /** Ids of a record's copies. */
  readonly copies: { [id: string]: readonly CardId[] };
  readonly programs: { [key: string]: Program };
  readonly lines: { [key: string]: CompiledLine };
  readonly abilities: { [key: string]: Ability };
  /** Keys of a card's abilities, in printed order. */
  readonly abilitiesOf: { [id: string]: readonly string[] };
  /** Persistent effects, by the id of each copy of the few cards that have any. */
  readonly passives: { [id: CardId]: readonly Passive[] };
  readonly faces: { [die in DieKind]: readonly (readonly Icon[])[] };
  readonly errors: ContentError[];
  hash: string;
};

export const library: Library = {
  cards: Object.create(null),
  records: Object.create(null),
  kinds: Object.create(null),
  copies: Object.create(null),
  programs: compiled.programs,
  lines: compiled.lines,
  abilities: Object.create(null),
  abilitiesOf: Object.create(null),
  passives: Object.create(null),
  faces: { hero: [], enemy: [] },
  errors: [],
  hash: '',
};

/** Adds records that are right and lists what is wrong with the others; nothing is half added. */
export function addContent(sources: readonly Source[]): ContentError[] {
  const errors: ContentError[] = [];
  for (const { file, record } of sources) {
    const id = idOf(record);
    const parsed = recordSchema.safeParse(record);
    if (!parsed.success) errors.push(...problems(file, id, parsed.error));
    else if (library.records[id] !== undefined)
      errors.push({ file, id, message: `the id '${id}' is used twice` });
    else addCard(parsed.data);
  }
  library.errors.push(...errors);
  library.hash = hash(library.records);
  return errors;
}

function idOf(record: unknown): string {
  const id = typeof record === 'object' && record !== null ? (record as { id?: unknown }).id : undefined;
  return typeof id === 'string' ? id : '(no id)';
}

function problems(file: string, id: string, error: z.ZodError): ContentError[] {
  return issuesOf(error).map((message) => ({ file, id, message }));
}

function addCard(card: AnyCard): void {
  library.records[card.id] = card;
  const kind = library.kinds[card.kind] ?? [];
  kind.push(card);
  library.kinds[card.kind] = kind;
  library.copies[card.id] = numbered(card);
  for (const copy of copiesOf(card)) library.cards[copy] = card;
  if ('passives' in card && card.passives !== undefined) {
    for (const id of [card.id, ...copiesOf(card)]) library.passives[id] = card.passives;
  }
  if (card.kind === 'dice') library.faces[card.die] = card.faces;
  for (const { at, lines } of programsOf(card)) compile(`${card.id}/${at}`, lines);
  const abilities = abilitiesOn(card);
  library.abilitiesOf[card.id] = abilities.map((ability, i) => {
    const key = `${card.id}/abilities.${i}`;
    library.abilities[key] = ability;
    compile(key, ability.lines);
    return key;
  });
}

export const copiesOf = (card: AnyCard): readonly CardId[] => library.copies[card.id] ?? numbered(card);

/** One id for a single card, numbered ids for several copies. */
function numbered(card: AnyCard): CardId[] {
  const copies = 'copies' in card ? card.copies : 1;
  if (copies === 1) return [card.id];
  return Array.from({ length: copies }, (_, i) => `${card.id}#${i + 1}`);
}

function abilitiesOn(card: AnyCard): readonly Ability[] {
  if (card.kind === 'quest') return card.questRules;
  return 'abilities' in card ? (card.abilities ?? []) : [];
}

function programsOf(card: AnyCard): { at: string; lines: readonly Line[] }[] {
  if (card.kind === 'enemy') return enemyPrograms(card);
  if (card.kind === 'quest') return questPrograms(card);
  return 'lines' in card && card.lines !== undefined ? [{ at: 'lines', lines: card.lines }] : [];
}

function enemyPrograms(card: EnemyCard): { at: string; lines: readonly Line[] }[] {
  const keywords = Object.entries(card.keywords ?? {}).map(([name, { lines }]) => ({
    at: `keywords.${name}`,
    lines,
  }));
  const { nemesisEffect } = card;
  return nemesisEffect === undefined
    ? keywords
    : [...keywords, { at: 'nemesis', lines: nemesisEffect.lines }];
}

function questPrograms(sheet: QuestSheet): { at: string; lines: readonly Line[] }[] {
  const peril = Object.entries(sheet.perilEffects).map(([colour, effect]) => ({
    at: `peril.${colour}`,
    lines: effect?.lines ?? [],
  }));
  return [
    ...peril,
    { at: 'reward', lines: sheet.reward.lines },
    { at: 'penalty', lines: sheet.penalty.lines },
  ];
}

/** The card behind an id that must be one of this kind. */
export function cardOf(id: CardId): AnyCard {
  const card = library.cards[id] ?? library.records[id];
  if (card === undefined) throw new Error(`there is no card '${id}'`);
  return card;
}
export const enemyCard = (id: CardId) => cardOf(id) as EnemyCard;
export const actionCard = (id: CardId) => cardOf(id) as ActionCard;
export const gearCard = (id: CardId) => cardOf(id) as GearCard;
export const questSheet = (id: string) => cardOf(id) as QuestSheet;
type OfKind<K> = AnyCard extends infer C
  ? C extends { kind: infer Q }
    ? K extends Q
      ? C
      : never
    : never
  : never;
export const cardsOfKind = <K extends AnyCard['kind']>(kind: K): readonly OfKind<K>[] =>
  (library.kinds[kind] ?? []) as OfKind<K>[];
