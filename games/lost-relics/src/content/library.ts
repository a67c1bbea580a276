import { hash } from '@questhall/engine';
import { issuesOf, programsOf } from '@questhall/tabletop';
import type { ActionKey } from '../terms.js';
import type { CompiledLine, Line } from './line.js';
import {
  type Ability,
  type Action,
  type AdventureSheet,
  type AnyCard,
  type BoardFace,
  type CampaignSheet,
  type DifficultyCard,
  type HeroCard,
  type HostileCard,
  record as recordSchema,
  type TreasureCard,
} from './schema.js';

export type Source = { file: string; record: unknown };
export type ContentError = { file: string; id: string; message: string };

const compiled = programsOf<Line, CompiledLine>(({ key, verb, params, may }, line) => ({
  key,
  verb,
  params,
  may,
  if: line.if,
  cost: line.cost,
}));
export const { bindNested } = compiled;

/** All that is printed, by id; actions, programs and abilities ready to use. */
export const library = {
  records: Object.create(null) as { [id: string]: AnyCard },
  kinds: Object.create(null) as { [kind: string]: AnyCard[] },
  programs: compiled.programs,
  lines: compiled.lines,
  actions: Object.create(null) as { [key: ActionKey]: Action },
  abilities: Object.create(null) as { [key: string]: Ability },
  /** Keys of a card's abilities, in printed order. */
  abilitiesOf: Object.create(null) as { [id: string]: readonly string[] },
  errors: [] as ContentError[],
  hash: '',
};

/** Adds records that are right and lists what is wrong with the others; nothing is half added. */
export function addContent(sources: readonly Source[]): ContentError[] {
  const errors: ContentError[] = [];
  for (const { file, record } of sources) {
    const id = idOf(record);
    const parsed = recordSchema.safeParse(record);
    if (!parsed.success) errors.push(...issuesOf(parsed.error).map((message) => ({ file, id, message })));
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

function addCard(card: AnyCard): void {
  library.records[card.id] = card;
  library.kinds[card.kind] = [...(library.kinds[card.kind] ?? []), card];
  for (const { key, action } of actionsOn(card)) {
    library.actions[key] = action;
    const { lines } = { lines: undefined, ...action };
    if (lines !== undefined) compiled.compile(key, lines);
  }
  for (const { at, lines } of programsOn(card)) compiled.compile(`${card.id}/${at}`, lines);
  library.abilitiesOf[card.id] = abilitiesOn(card).map(({ at, ability }) => {
    const key = `${card.id}/${at}`;
    library.abilities[key] = ability;
    compiled.compile(key, ability.lines);
    return key;
  });
}

function actionsOn(card: AnyCard): { key: ActionKey; action: Action }[] {
  if (card.kind === 'treasure')
    return (card.actions ?? []).map((action) => ({ key: `${card.id}/${action.id}`, action }));
  if (card.kind !== 'hero') return [];
  return (['unwounded', 'wounded'] as const).flatMap((side) =>
    card[side].actions.map((action) => ({ key: `${card.id}/${side}/${action.id}`, action })),
  );
}

function programsOn(card: AnyCard): { at: string; lines: readonly Line[] }[] {
  if (card.kind === 'adventure') {
    const things = (card.things ?? []).map(({ id, lines }) => ({ at: `things.${id}`, lines }));
    return [{ at: 'phase', lines: card.phase }, ...things];
  }
  if (card.kind === 'difficulty') return card.lines === undefined ? [] : [{ at: 'lines', lines: card.lines }];
  if (card.kind !== 'hostile') return [];
  const attacks = card.attacks.flatMap(({ lines }, i) =>
    lines === undefined ? [] : [{ at: `attacks.${i}`, lines }],
  );
  const { leaderAction } = card;
  return leaderAction === undefined ? attacks : [...attacks, { at: 'leader', lines: leaderAction.lines }];
}

function abilitiesOn(card: AnyCard): { at: string; ability: Ability }[] {
  const numbered = (at: string, list: readonly Ability[] = []) =>
    list.map((ability, i) => ({ at: `${at}.${i}`, ability }));
  if (card.kind === 'adventure') return numbered('rules', card.rules);
  if (card.kind === 'treasure' || card.kind === 'hostile') return numbered('abilities', card.abilities);
  if (card.kind !== 'hero') return [];
  return [
    ...numbered('unwounded.abilities', card.unwounded.abilities),
    ...numbered('wounded.abilities', card.wounded.abilities),
  ];
}

function cardOf(id: string): AnyCard {
  const card = library.records[id];
  if (card === undefined) throw new Error(`there is no record '${id}'`);
  return card;
}
export const heroCard = (id: string) => cardOf(id) as HeroCard;
export const hostileCard = (kind: string) => cardOf(kind) as HostileCard;
export const treasureCard = (id: string) => cardOf(id) as TreasureCard;
export const boardFace = (id: string) => cardOf(id) as BoardFace;
export const adventureSheet = (id: string) => cardOf(id) as AdventureSheet;
export const campaignSheet = (id: string) => cardOf(id) as CampaignSheet;
export const difficultyCard = (id: string) => cardOf(id) as DifficultyCard;

export function actionAt(key: ActionKey): Action {
  const action = library.actions[key];
  if (action === undefined) throw new Error(`there is no action '${key}'`);
  return action;
}

type OfKind<K> = AnyCard extends infer C ? (C extends { kind: K } ? C : never) : never;
export const cardsOfKind = <K extends AnyCard['kind']>(kind: K): readonly OfKind<K>[] =>
  (library.kinds[kind] ?? []) as OfKind<K>[];
