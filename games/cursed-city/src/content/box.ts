import { dieOf } from '@questhall/engine';
import { type DiceKinds, type Library, type LibraryBase, libraryOf, numbered } from '@questhall/tabletop';
import { type Faces, type Ground, type Plan, plansOf } from '@questhall/tabletop/ground';
import { vocabulary } from '../effects/index.js';
import {
  CLASSES,
  type DieKind,
  type HostileId,
  LIMITS,
  type Stat,
  type UniqueKey,
  type Verb,
  type WeaponKey,
} from '../terms.js';
import type { Predicate } from './conditions.js';
import type { CompiledLine, Line } from './line.js';
import {
  type Ability,
  type AnyCard,
  type JourneyCard,
  type Passive,
  record,
  type Unique,
  type Weapon,
} from './schema/index.js';

/** A model of the box: its category, and what kind of model it is. */
export type Model = { readonly category: string; readonly model: string };

/** Keys of what is printed on one side of a card. */
export type Side = {
  readonly weapons: readonly WeaponKey[];
  readonly uniques: readonly UniqueKey[];
  /** The same as players are offered it: attacks that dice buy, unique actions, and what a treasure is good for. */
  readonly attacks: readonly string[];
  readonly uses: readonly string[];
};
type Sides = { readonly [face: string]: Side };

/** Below these counts an end is far off: of the quest track, and of slain models of one kind. */
export type Counts = { readonly questTrack: number; readonly model: string | null; readonly slain: number };
type Ending = NonNullable<JourneyCard['ends']>[number] & { readonly needs: Counts };

/** At once when one of these holds; a tutorial also when what it wants to show has been seen. */
export type Endings = {
  readonly ends: readonly Ending[];
  readonly goal: Predicate;
  readonly isTutorial: boolean;
};

/** What the rules look up besides cards, lines and abilities. */
type Extra = {
  readonly weapons: { readonly [key: WeaponKey]: Weapon };
  readonly uniques: { readonly [key: UniqueKey]: Unique };
  /** What is printed on the sides of a card; what has one side is `held`. */
  readonly sides: { readonly [card: string]: Sides };
  /** How a journey or tutorial may end in the middle of things; nothing for those that do not. */
  readonly endings: { readonly [journey: string]: Endings };
  /** Numbers that any card of the box always changes, and what any always forbids. */
  readonly passives: { readonly stats: ReadonlySet<Stat>; readonly cannot: ReadonlySet<Verb> };
  /** Every model of the box, by its own id. */
  readonly models: { readonly [id: HostileId]: Model };
  /** The models of a category, in printed order. */
  readonly modelsOf: { readonly [category: string]: readonly HostileId[] };
  readonly dice: DiceKinds<DieKind>;
  /** For each class: what its heroes have learnt at each level, all levels below included. */
  readonly traits: { readonly [of: string]: readonly (readonly string[])[] };
  /** Both sides of every tile. */
  readonly faces: Faces;
  /** Worked out once for each ground that comes about. */
  planOf(ground: Ground): Plan;
};

/** All that is printed, ready to use. Another pack is another box. */
export type CcBox = Library<AnyCard, Ability, CompiledLine, Extra>;
type Base = LibraryBase<AnyCard, Ability, CompiledLine>;

export const emptyBox: CcBox = libraryOf<AnyCard, Line, Ability, CompiledLine, Extra>({
  schema: record,
  compile: {
    finish: ({ key, params, may }, verb, line) => ({
      key,
      params,
      may,
      verb: vocabulary.verbs[verb] as CompiledLine['verb'],
      if: line.if,
      cost: line.cost,
      ifYouCannot: line.otherwise === true,
    }),
    nested: vocabulary.nested,
  },
  programsOn,
  abilitiesOn,
  extra: (base) => {
    const faces = facesIn(base);
    return {
      ...printedIn(base),
      ...modelsIn(base),
      endings: endingsIn(base),
      passives: passivesIn(base),
      dice: diceIn(base),
      traits: traitsIn(base),
      faces,
      planOf: plansOf(faces),
    };
  },
});

/** What one face of a card offers. */
type Face = {
  readonly at: string;
  readonly weapons: readonly Weapon[];
  readonly actions: readonly Unique[];
  readonly abilities: readonly Ability[];
};
type Sided = {
  readonly weapons?: readonly Weapon[] | undefined;
  readonly actions?: readonly Unique[] | undefined;
  readonly abilities?: readonly Ability[] | undefined;
};

const faceOf = (at: string, { weapons = [], actions = [], abilities = [] }: Sided): Face => ({
  at,
  weapons,
  actions,
  abilities,
});

/** The faces of a card, each under a name that is unique on it. */
function facesOf(card: AnyCard): Face[] {
  switch (card.kind) {
    case 'hero':
      return [faceOf('front', card.front), faceOf('inspired', card.inspired)];
    case 'hostile':
      return [
        faceOf('day', card.day),
        faceOf('night', card.night),
        ...card.models.map((model) => faceOf(model.id, model)),
      ];
    case 'trait':
    case 'empowerment':
    case 'item':
      return [faceOf('held', card)];
    case 'discovery':
      return card.type === 'treasure' ? [faceOf('held', card)] : [];
    default:
      return [];
  }
}

function printedIn({ records }: Base): Pick<Extra, 'weapons' | 'uniques' | 'sides'> {
  const weapons: { [key: WeaponKey]: Weapon } = Object.create(null);
  const uniques: { [key: UniqueKey]: Unique } = Object.create(null);
  const sides: { [card: string]: Sides } = Object.create(null);
  for (const card of Object.values(records)) {
    const faces = facesOf(card);
    sides[card.id] = Object.fromEntries(faces.map((face) => [face.at, sideOf(card, face)]));
    for (const face of faces) {
      const at = `${card.id}/${face.at}`;
      for (const weapon of face.weapons) weapons[`${at}/${weapon.id}`] = weapon;
      for (const action of face.actions) uniques[`${at}/${action.id}`] = action;
    }
  }
  return { weapons, uniques, sides };
}

function sideOf({ id: card, kind }: AnyCard, { at, weapons, actions }: Face): Side {
  const keyOf = ({ id }: { readonly id: string }) => `${card}/${at}/${id}`;
  const bought = weapons.filter(({ cost }) => cost !== undefined);
  const use = kind === 'discovery' ? 'treasure' : 'unique';
  return {
    weapons: weapons.map(keyOf),
    uniques: actions.map(keyOf),
    attacks: bought.map((weapon) => `weapon/${keyOf(weapon)}`),
    uses: actions.map((action) => `${use}/${keyOf(action)}`),
  };
}

function endingsIn({ records }: Base): Extra['endings'] {
  const endings: { [journey: string]: Endings } = Object.create(null);
  for (const card of Object.values(records)) {
    if (card.kind !== 'journey' && card.kind !== 'tutorial') continue;
    const isTutorial = card.kind === 'tutorial';
    const ends = (card.ends ?? []).map((end) => ({ ...end, needs: countsOf(end.if) }));
    if (isTutorial || ends.length > 0) endings[card.id] = { ends, goal: card.victory.if, isTutorial };
  }
  return endings;
}

function countsOf({ questTrack, slain }: Predicate): Counts {
  const model = slain?.atMost === undefined ? (slain?.model ?? null) : null;
  return { questTrack: questTrack?.atLeast ?? 0, model, slain: slain?.atLeast ?? 1 };
}

/** What a card always says, on whatever side. */
function passivesOn(card: AnyCard): readonly Passive[] {
  const own = 'passives' in card ? (card.passives ?? []) : [];
  if (card.kind === 'hero') return [card.front, card.inspired].flatMap(({ passives = [] }) => passives);
  if (card.kind !== 'hostile') return own;
  return [card.day, card.night, ...card.models].flatMap(({ passives = [] }) => passives);
}

function passivesIn({ records }: Base): Extra['passives'] {
  const stats = new Set<Stat>();
  const cannot = new Set<Verb>();
  for (const passive of Object.values(records).flatMap(passivesOn)) {
    if ('stat' in passive) stats.add(passive.stat);
    if ('cannot' in passive) cannot.add(passive.cannot);
  }
  return { stats, cannot };
}

function modelsIn({ records }: Base): Pick<Extra, 'models' | 'modelsOf'> {
  const models: { [id: HostileId]: Model } = Object.create(null);
  const modelsOf: { [category: string]: readonly HostileId[] } = Object.create(null);
  for (const card of Object.values(records)) {
    if (card.kind !== 'hostile') continue;
    const all = card.models.flatMap(({ id: model, count }) =>
      numbered(model, count).map((id) => ({ id, model })),
    );
    for (const { id, model } of all) models[id] = { category: card.id, model };
    modelsOf[card.id] = all.map(({ id }) => id);
  }
  return { models, modelsOf };
}

function traitsIn({ records }: Base): Extra['traits'] {
  const all = Object.values(records).filter((card) => card.kind === 'trait');
  const upTo = (of: string, level: number) =>
    all.filter((card) => card.class === of && card.level <= level).map(({ id }) => id);
  const levels = Array.from({ length: LIMITS.level + 1 }, (_, level) => level);
  return Object.fromEntries(CLASSES.map((of) => [of, levels.map((level) => upTo(of, level))]));
}

function facesIn({ records }: Base): Faces {
  const tiles = Object.values(records).filter((card) => card.kind === 'tile');
  return Object.fromEntries(tiles.map((card) => [card.id, card]));
}

/** Faces by what they show; a kind of die without a record always fails. */
function diceIn({ records }: Base): DiceKinds<DieKind> {
  const of = (kind: DieKind) => {
    const card = records[kind];
    return dieOf(kind, card?.kind === 'die' ? card.faces.map((face) => [face]) : [['failure'], ['failure']]);
  };
  return { d6: of('d6'), d8: of('d8'), d12: of('d12') };
}

type Lines = readonly Line[] | undefined;
const some = (at: string, lines: Lines) => (lines === undefined ? [] : [{ at, lines }]);

function programsOn(card: AnyCard): { at: string; lines: readonly Line[] }[] {
  const printed = facesOf(card).flatMap(({ at, weapons, actions }) => [
    ...weapons.flatMap(({ id, lines }) => some(`${at}/${id}`, lines)),
    ...actions.flatMap(({ id, lines }) => some(`${at}/${id}`, lines)),
  ]);
  switch (card.kind) {
    case 'hostile':
      return [
        ...printed,
        ...(['day', 'night'] as const).flatMap((side) =>
          card[side].behaviour.flatMap(({ before, after }, i) => [
            ...some(`${side}.behaviour.${i}.before`, before),
            ...some(`${side}.behaviour.${i}.after`, after),
          ]),
        ),
      ];
    case 'discovery':
      return card.type === 'trap' ? some('lines', card.lines) : printed;
    case 'journey':
      return [
        ...some('begin', card.begin),
        ...some('quest-step', card.questStep),
        ...some('success', card.consequences.success),
        ...some('failure', card.consequences.failure),
        ...some('always', card.consequences.always),
      ];
    case 'entry':
    case 'difficulty':
      return some('lines', card.lines);
    case 'table':
      return card.rows.flatMap(({ lines }, i) => some(`rows.${i}`, lines));
    default:
      return printed;
  }
}

function abilitiesOn(card: AnyCard): { at: string; ability: Ability }[] {
  const listed = (at: string, list: readonly Ability[]) =>
    list.map((ability, i) => ({ at: `${at}.${i}`, ability }));
  const printed = facesOf(card).flatMap(({ at, abilities }) => listed(`${at}.abilities`, abilities));
  if (card.kind === 'hero') return [{ at: 'front.path', ability: card.path }, ...printed];
  return card.kind === 'journey' ? listed('rules', card.rules ?? []) : printed;
}
