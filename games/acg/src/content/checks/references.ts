import type { ContentError } from '@questhall/tabletop';
import { carries } from '../../carries.js';
import type { QuestSheet } from '../schema.js';
import { type Check, copiesIn, type Loaded, ofKind, type Pack, problem, sayOf } from './pack.js';
import { objectsAt, paramsFor, textsAt } from './walk.js';

type Known = { has: (name: string) => boolean; what: string };
const known = (names: readonly string[], what: string): Known => ({
  has: (name) => names.includes(name),
  what,
});
const unknownIn = (names: readonly string[], { has, what }: Known): string[] =>
  names.flatMap((name) => (has(name) ? [] : [`there is no ${what} '${name}'`]));

const enemyNames = (pack: Pack) =>
  known(
    ofKind(pack, 'enemy').map(({ card }) => card.name),
    'enemy named',
  );
const idsOf = (pack: Pack, kind: 'location' | 'dungeon') =>
  known(
    ofKind(pack, kind).map(({ card }) => card.id),
    kind === 'location' ? 'location' : 'dungeon card',
  );
/** Cards that come in copies are called by the id of each copy, or by the record's. */
const cardIds = (pack: Pack) =>
  known(
    pack.flatMap(({ card }) => [
      card.id,
      ...Array.from({ length: copiesIn(card) }, (_, i) => `${card.id}#${i + 1}`),
    ]),
    'card',
  );

/** What a recipe names outright is there to be put into the deck. */
export const recipeNames: Check = carries(
  ['ACG-DECK-02', 'ACG-DECK-04', 'ACG-DECK-08'],
  'validate.recipeNames',
  (pack) => {
    const enemies = enemyNames(pack);
    const locations = idsOf(pack, 'location');
    const dungeon = idsOf(pack, 'dungeon');
    return sayOf(ofKind(pack, 'quest'), ({ setup }) => [
      ...unknownIn(namesIn(setup.enemies), enemies),
      ...unknownIn(namesIn(setup.locations), locations),
      ...unknownIn(namesIn(setup.dungeon), dungeon),
    ]);
  },
);
type Names = { named?: string[] | undefined; bottom?: string[] | undefined };
const namesIn = ({ named = [], bottom = [] }: Names): string[] => [...named, ...bottom];

/** The sheet's nemesis is a nemesis. */
export const questNemeses: Check = carries('ACG-NEM-01', 'validate.questNemeses', (pack) =>
  ofKind(pack, 'quest').flatMap((loaded) => nemesisOf(pack, loaded)),
);

function nemesisOf(pack: Pack, loaded: Loaded<QuestSheet>): ContentError[] {
  const { nemesis } = loaded.card.setup.enemies;
  if (nemesis === null) return [];
  const found = ofKind(pack, 'enemy').find(({ card }) => card.id === nemesis.card);
  if (found === undefined) return [problem(loaded, `there is no enemy '${nemesis.card}'`)];
  return found.card.rank === 'nemesis' ? [] : [problem(loaded, `'${nemesis.card}' is no nemesis`)];
}

/** Only cards that may lie in the pool are put there: nemeses, quest-icon dungeon cards, Legendary Fortunes. */
export const poolCards: Check = carries(['ACG-CAMP-05', 'ACG-CAMP-06'], 'validate.poolCards', (pack) => {
  const fits = known(
    pack.flatMap(({ card }) => {
      const may =
        card.kind === 'fortune' ||
        (card.kind === 'enemy' && card.rank === 'nemesis') ||
        (card.kind === 'dungeon' && card.quest === true);
      return may ? [card.id, ...Array.from({ length: copiesIn(card) }, (_, i) => `${card.id}#${i + 1}`)] : [];
    }),
    'card for the campaign pool called',
  );
  return sayOf([...pack], (card) => unknownIn(textsIn(paramsFor(card, 'addToPool'), 'card'), fits));
});
const textsIn = (list: readonly { readonly [key: string]: unknown }[], key: string): string[] =>
  list.flatMap((params) => (typeof params[key] === 'string' ? [params[key]] : []));

/** Cards and names that a text speaks of. */
export const textNames: Check = (pack) => {
  const enemies = enemyNames(pack);
  const locations = idsOf(pack, 'location');
  const cards = cardIds(pack);
  return sayOf([...pack], (card) => [
    ...unknownIn([...textsAt(card, 'enemyInPlay'), ...textsAt(card, 'enemyDefeated')], enemies),
    ...unknownIn(textsIn([...objectsAt(card, 'thatEnemy'), ...objectsAt(card, 'enemy')], 'name'), enemies),
    ...unknownIn(textsIn(objectsAt(card, 'location'), 'is'), locations),
    ...unknownIn(textsIn(paramsFor(card, 'spawn'), 'named'), cards),
    ...unknownIn(textsIn(paramsFor(card, 'shuffleIn'), 'card'), cards),
  ]);
};

/** A text that speaks of a trait means something only if some enemy or location has it. */
export const traits: Check = (pack) => {
  const enemies = known(
    ofKind(pack, 'enemy').flatMap(({ card }) => card.traits),
    'enemy with the trait',
  );
  const places = known(
    ofKind(pack, 'location').flatMap(({ card }) => card.traits),
    'location with the trait',
  );
  return sayOf([...pack], (card) => [
    ...unknownIn(textsIn([...objectsAt(card, 'thatEnemy'), ...objectsAt(card, 'enemy')], 'trait'), enemies),
    ...unknownIn(textsIn(objectsAt(card, 'location'), 'trait'), places),
  ]);
};
