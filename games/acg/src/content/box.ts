import { type Die, dieOf } from '@questhall/engine';
import { type Library, type LibraryBase, libraryOf } from '@questhall/tabletop';
import { vocabulary } from '../effects/index.js';
import type { CardId, DieKind, Icon } from '../terms.js';
import type { CompiledLine, Line } from './line.js';
import {
  type Ability,
  type AnyCard,
  type EnemyCard,
  type Passive,
  type QuestSheet,
  record,
} from './schema.js';
import { type Sorts, sortsIn } from './sorts.js';

/** What the rules look up besides cards, lines and abilities. */
type Extra = Sorts & {
  /** Persistent effects, by the id of each copy of the few cards that have any. */
  readonly passives: { readonly [id: CardId]: readonly Passive[] };
  readonly faces: Faces;
  readonly dice: { readonly [die in DieKind]: Die };
  /** Cards of one name are one set. */
  readonly enemiesNamed: { readonly [name: string]: readonly EnemyCard[] };
};
type Faces = { readonly [die in DieKind]: readonly (readonly Icon[])[] };

/** All that is printed, ready to use. Another pack is another box. */
export type AcgBox = Library<AnyCard, Ability, CompiledLine, Extra>;
type Base = LibraryBase<AnyCard, Ability, CompiledLine>;

export const emptyBox: AcgBox = libraryOf<AnyCard, Line, Ability, CompiledLine, Extra>({
  schema: record,
  compile: {
    finish: ({ key, params, may }, verb, line) => ({
      key,
      params,
      may,
      verb: vocabulary.verbs[verb] as CompiledLine['verb'],
      by: line.by ?? 'you',
      if: line.if,
      ifYouCannot: line.ifYouCannot === true,
      cost: line.cost,
    }),
    nested: vocabulary.nested,
  },
  programsOn,
  abilitiesOn,
  extra: (base) => ({
    ...sortsIn(base),
    passives: passivesIn(base),
    ...diceIn(base),
    enemiesNamed: enemiesNamedIn(base),
  }),
});

function passivesIn({ cards }: Base): Extra['passives'] {
  const passives: { [id: CardId]: readonly Passive[] } = Object.create(null);
  for (const [id, card] of Object.entries(cards))
    if ('passives' in card && card.passives !== undefined) passives[id] = card.passives;
  return passives;
}

function diceIn(base: Base): Pick<Extra, 'faces' | 'dice'> {
  const faces = facesIn(base);
  return { faces, dice: { hero: dieWith('hero', faces), enemy: dieWith('enemy', faces) } };
}

/** A critical is a success, and its die rolls again. */
function dieWith(kind: DieKind, faces: Faces): Die {
  const shows = faces[kind].map((face) => (face.length === 0 ? ['blank'] : face.map(added)));
  const rollsOn = faces[kind].map((face) => face.includes('critical'));
  return dieOf(`${kind}-die`, shows, rollsOn);
}

const added = (icon: Icon): string => (icon === 'critical' ? 'success' : icon);

function facesIn({ records }: Base): Faces {
  const faces: { -readonly [die in DieKind]: Faces[die] } = { hero: [], enemy: [] };
  for (const card of Object.values(records)) if (card.kind === 'dice') faces[card.die] = card.faces;
  return faces;
}

function enemiesNamedIn({ records }: Base): Extra['enemiesNamed'] {
  const named: { [name: string]: EnemyCard[] } = Object.create(null);
  for (const card of Object.values(records)) {
    if (card.kind !== 'enemy') continue;
    const set = named[card.name] ?? [];
    set.push(card);
    named[card.name] = set;
  }
  return named;
}

function abilitiesOn(card: AnyCard): { at: string; ability: Ability }[] {
  const list = card.kind === 'quest' ? card.questRules : 'abilities' in card ? (card.abilities ?? []) : [];
  return list.map((ability, i) => ({ at: `abilities.${i}`, ability }));
}

type Program = { at: string; lines: readonly Line[] };

function programsOn(card: AnyCard): Program[] {
  if (card.kind === 'enemy') return enemyPrograms(card);
  if (card.kind === 'quest') return questPrograms(card);
  return 'lines' in card && card.lines !== undefined ? [{ at: 'lines', lines: card.lines }] : [];
}

function enemyPrograms({ keywords = {}, nemesisEffect }: EnemyCard): Program[] {
  const own = Object.entries(keywords).map(([name, { lines }]) => ({ at: `keywords.${name}`, lines }));
  return nemesisEffect === undefined ? own : [...own, { at: 'nemesis', lines: nemesisEffect.lines }];
}

function questPrograms({ perilEffects, reward, penalty }: QuestSheet): Program[] {
  const peril = Object.entries(perilEffects).map(([colour, effect]) => ({
    at: `peril.${colour}`,
    lines: effect?.lines ?? [],
  }));
  return [...peril, { at: 'reward', lines: reward.lines }, { at: 'penalty', lines: penalty.lines }];
}
