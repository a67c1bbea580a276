import { type Library, type LibraryBase, libraryOf, numbered } from '@questhall/tabletop';
import { vocabulary } from '../effects/index.js';
import type { ActionKey, HostileId } from '../terms.js';
import { type Layout, layOut } from './layout.js';
import type { CompiledLine, Line } from './line.js';
import { type Ability, type Action, type AdventureSheet, type AnyCard, record } from './schema.js';

/** What the rules look up besides cards, lines and abilities. */
type Extra = {
  readonly actions: { readonly [key: ActionKey]: Action };
  /** Keys of the actions on a hero's side or a treasure card, in printed order. */
  readonly actionsOn: { readonly [at: string]: readonly ActionKey[] };
  /** The tokens of a kind of hostile. */
  readonly tokens: { readonly [kind: string]: readonly HostileId[] };
  layoutOf(adventure: string): Layout;
};

/** All that is printed, ready to use. Another pack is another box. */
export type LrBox = Library<AnyCard, Ability, CompiledLine, Extra>;
type Base = LibraryBase<AnyCard, Ability, CompiledLine>;

export const emptyBox: LrBox = libraryOf<AnyCard, Line, Ability, CompiledLine, Extra>({
  schema: record,
  compile: {
    finish: ({ key, params, may }, verb, line) => ({
      key,
      params,
      may,
      verb: vocabulary.verbs[verb] as CompiledLine['verb'],
      if: line.if,
      cost: line.cost,
    }),
    nested: vocabulary.nested,
  },
  programsOn,
  abilitiesOn,
  extra: (base) => ({ ...actionsIn(base), tokens: tokensIn(base), layoutOf: layoutsIn(base) }),
});

type Actions = { readonly at: string; readonly actions: readonly Action[] };

function actionLists(card: AnyCard): readonly Actions[] {
  if (card.kind === 'treasure') return [{ at: card.id, actions: card.actions ?? [] }];
  if (card.kind !== 'hero') return [];
  return (['unwounded', 'wounded'] as const).map((side) => ({
    at: `${card.id}/${side}`,
    actions: card[side].actions,
  }));
}

function actionsIn({ records }: Base): Pick<Extra, 'actions' | 'actionsOn'> {
  const actions: { [key: ActionKey]: Action } = Object.create(null);
  const actionsOn: { [at: string]: readonly ActionKey[] } = Object.create(null);
  for (const { at, actions: list } of Object.values(records).flatMap(actionLists)) {
    for (const action of list) actions[`${at}/${action.id}`] = action;
    actionsOn[at] = list.map(({ id }) => `${at}/${id}`);
  }
  return { actions, actionsOn };
}

function tokensIn({ records }: Base): Extra['tokens'] {
  const hostiles = Object.values(records).filter((card) => card.kind === 'hostile');
  return Object.fromEntries(hostiles.map(({ id, tokens }) => [id, numbered(id, tokens)]));
}

/** Laid out when somebody plays there: most games see one of them. */
function layoutsIn({ records }: Base): Extra['layoutOf'] {
  const known: { [adventure: string]: Layout } = Object.create(null);
  return (adventure) => {
    const layout = known[adventure] ?? layOut(records, records[adventure] as AdventureSheet);
    known[adventure] = layout;
    return layout;
  };
}

/** Actions with lines, what an adventure says each round and about objects, attacks and leader actions of hostiles. */
function programsOn(card: AnyCard): { at: string; lines: readonly Line[] }[] {
  const some = (at: string, lines: readonly Line[] | undefined) =>
    lines === undefined ? [] : [{ at, lines }];
  switch (card.kind) {
    case 'hero':
    case 'treasure':
      return actionLists(card).flatMap(({ at, actions }) =>
        actions.flatMap((action) =>
          some(`${at}/${action.id}`.slice(card.id.length + 1), 'lines' in action ? action.lines : undefined),
        ),
      );
    case 'adventure':
      return [
        { at: 'phase', lines: card.phase },
        ...(card.things ?? []).map(({ id, lines }) => ({ at: `things.${id}`, lines })),
      ];
    case 'difficulty':
      return some('lines', card.lines);
    case 'hostile':
      return [
        ...card.attacks.flatMap(({ lines }, i) => some(`attacks.${i}`, lines)),
        ...some('leader', card.leaderAction?.lines),
      ];
    default:
      return [];
  }
}

function abilitiesOn(card: AnyCard): { at: string; ability: Ability }[] {
  const listed = (at: string, list: readonly Ability[] = []) =>
    list.map((ability, i) => ({ at: `${at}.${i}`, ability }));
  if (card.kind === 'adventure') return listed('rules', card.rules);
  if (card.kind === 'treasure' || card.kind === 'hostile') return listed('abilities', card.abilities);
  if (card.kind !== 'hero') return [];
  return [
    ...listed('unwounded.abilities', card.unwounded.abilities),
    ...listed('wounded.abilities', card.wounded.abilities),
  ];
}
