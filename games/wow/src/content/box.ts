import { type Library, type LibraryBase, libraryOf } from '@questhall/tabletop';
import { vocabulary } from '../effects/index.js';
import type { WindowId } from '../terms.js';
import type { CompiledLine, Line } from './line.js';
import { type Map as BoardMap, mapOf } from './map.js';
import {
  type Ability,
  type AbilityCard,
  type AnyCard,
  type CharacterCard,
  type Condition,
  record,
  type World,
} from './schema.js';

/** What the rules look up besides cards, lines and abilities. */
type Extra = {
  /** The board with its ways; null in a box without one. */
  readonly map: BoardMap | null;
  readonly world: World | null;
  /** Records of a character's ability cards that are played at a moment. */
  readonly answers: { readonly [character: string]: { readonly [window: string]: readonly AbilityCard[] } };
  /** Copies of a character's ability cards. */
  readonly deckOf: { readonly [character: string]: readonly string[] };
  /** Leaves of a quest's conditions, in printed order. */
  readonly leaves: { readonly [quest: string]: readonly Condition[] };
};

/** All that is printed, ready to use. Another pack is another box. */
export type WowBox = Library<AnyCard, Ability, CompiledLine, Extra>;
type Base = LibraryBase<AnyCard, Ability, CompiledLine>;

const worldIn = ({ kinds }: Base): World | null => (kinds.world?.[0] as World | undefined) ?? null;

function mapIn(base: Base): BoardMap | null {
  const world = worldIn(base);
  return world === null ? null : mapOf(world);
}

function decksIn({ kinds, copies }: Base): Pick<Extra, 'answers' | 'deckOf'> {
  const answers: { [character: string]: { [window: string]: AbilityCard[] } } = Object.create(null);
  const deckOf: { [character: string]: string[] } = Object.create(null);
  for (const card of (kinds.ability ?? []) as AbilityCard[]) {
    const { character, window = 'movement' } = card;
    deckOf[character] = [...(deckOf[character] ?? []), ...(copies[card.id] ?? [])];
    const own = answers[character] ?? Object.create(null);
    own[window] = [...(own[window] ?? []), card];
    answers[character] = own;
  }
  return { answers, deckOf };
}

const leavesOf = (condition: Condition): readonly Condition[] =>
  'any' in condition ? condition.any.flatMap(leavesOf) : [condition];

function leavesIn({ kinds }: Base): Extra['leaves'] {
  const quests = (kinds.quest ?? []).filter((card) => card.kind === 'quest');
  return Object.fromEntries(quests.map((card) => [card.id, card.conditions.flatMap(leavesOf)]));
}

type Listed<V> = { at: string } & V;

function programsOn(card: AnyCard): Listed<{ lines: readonly Line[] }>[] {
  const some = (at: string, lines: readonly Line[] | undefined) =>
    lines === undefined ? [] : [{ at, lines }];
  switch (card.kind) {
    case 'ability':
      return [
        { at: 'lines', lines: card.lines },
        ...(card.improved ?? []).map(({ level, lines }) => ({ at: `improved.${level}`, lines })),
      ];
    case 'challenge':
      return [
        ...some('front', card.front.is === 'event' ? card.front.lines : undefined),
        ...some('back', card.back.is === 'event' ? card.back.lines : undefined),
      ];
    case 'quest':
      return some('reward', card.reward);
    case 'board-encounter':
      return some('instructions', card.instructions);
    default:
      return [];
  }
}

const listed = (at: string, list: readonly Ability[] = []): Listed<{ ability: Ability }>[] =>
  list.map((ability, i) => ({ at: `${at}.${i}`, ability }));

function abilitiesOn(card: AnyCard): Listed<{ ability: Ability }>[] {
  switch (card.kind) {
    case 'character':
      return sidesOf(card);
    case 'ability':
      return [...played(card), ...listed('attach', card.attach?.abilities)];
    case 'challenge':
      return [
        ...listed('front', card.front.abilities),
        ...(card.back.is === 'none' ? [] : listed('back', card.back.abilities)),
      ];
    case 'board-encounter':
      return listed('combat', card.combat?.abilities);
    default:
      return [];
  }
}

const sidesOf = ({ levels }: CharacterCard) =>
  (['grey', 'green', 'yellow', 'red'] as const).flatMap((level) =>
    (['start', 'reverse'] as const).flatMap((side) =>
      listed(`${level}.${side}`, levels[level][side].abilities),
    ),
  );

/** A card of a hand speaks up at its window; what it costs and does is a matter of playing it. */
function played({ window, about, side, if: condition }: AbilityCard): Listed<{ ability: Ability }>[] {
  if (window === undefined) return [];
  return [
    { at: PLAY, ability: { window: window as WindowId, about, side, if: condition, may: true, lines: [] } },
  ];
}
/** The ability of a hand card that is the playing of it. */
export const PLAY = 'play';

export const emptyBox: WowBox = libraryOf<AnyCard, Line, Ability, CompiledLine, Extra>({
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
  extra: (base) => ({
    map: mapIn(base),
    world: worldIn(base),
    ...decksIn(base),
    leaves: leavesIn(base),
  }),
});
