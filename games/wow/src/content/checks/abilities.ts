import { type Check as CheckOf, inPack, ofKind, type Pack, sayOf } from '@questhall/tabletop';
import { COMBAT_WINDOWS, LEVELS, type WindowId } from '../../terms.js';
import type { AbilityCard, AnyCard } from '../schema.js';
import { verbsIn } from './verbs.js';

type Check = CheckOf<AnyCard>;

const eachAbility =
  (look: (card: AbilityCard, pack: Pack<AnyCard>) => readonly (string | false | undefined)[]): Check =>
  (pack) =>
    sayOf(ofKind<AnyCard, 'ability'>(pack, 'ability'), (card) => look(card, pack));

export const charactersAreThere = eachAbility(({ character }, pack) => [
  inPack(pack, character)?.kind !== 'character' && `there is no character '${character}'`,
]);

const isInCombat = (window: string | undefined): boolean => COMBAT_WINDOWS.includes(window as WindowId);

/** Movement cards have the whole phase, combat cards the two moments of a combat, special cards any other. */
export const timingsHaveWindows = eachAbility(({ timing, window, weapon }) => [
  timing === 'combat' && !isInCombat(window) && 'a combat card is played before or after the roll',
  timing === 'special' && isInCombat(window) && 'a card of this moment has the timing combat',
  weapon !== undefined && window !== 'before-roll' && 'it takes the place of a weapon before the roll',
]);

/** Moments at which the player has the energy of the own turn; none is the movement phase. */
const WITH_ENERGY: readonly (string | undefined)[] = [
  undefined,
  ...COMBAT_WINDOWS,
  'movement-rolled',
  'movement-ended',
  'discovery-revealed',
  'resource-used',
  'challenge-drawn',
  'encounter-defeated',
  'maintenance',
  'turn-ends',
];

/** Outside the own turn nobody has energy, so what is played there costs nothing (WOW-ABL-07). */
export const costsCanBePaid = eachAbility(({ cost, window, about = 'owner' }) => [
  cost > 0 &&
    (about !== 'owner' || !WITH_ENERGY.includes(window)) &&
    `nobody has ${cost} energy at this moment`,
]);

/** Verbs that do something at certain moments alone. */
const MOMENTS: { readonly [verb: string]: readonly (string | undefined)[] } = {
  cancelCard: ['card-played'],
  cancelBattle: COMBAT_WINDOWS,
  die: ['after-roll'],
  prevent: ['would-take-damage'],
  steps: [undefined, 'movement-rolled'],
  challenge: [undefined],
};

export const verbsHaveTheirMoment = eachAbility(({ window, lines, improved }) => {
  const used = new Set(verbsIn([lines, improved]).map(({ verb }) => verb));
  return [...used]
    .filter((verb) => MOMENTS[verb]?.includes(window) === false)
    .map(
      (verb) => `'${verb}' does nothing ${window === undefined ? 'in the movement phase' : `at ${window}`}`,
    );
});

/** Improved text begins above grey, each level once, from low to high (WOW-KEY-11). */
export const improvementsRise = eachAbility(({ improved = [] }) => {
  const ranks = improved.map(({ level }) => LEVELS.indexOf(level));
  return [
    ranks.includes(0) && 'grey text is no improvement',
    ranks.some((rank, i) => i > 0 && rank <= (ranks[i - 1] ?? 0)) && 'its improvements do not rise',
  ];
});

export const cardsDoSomething = eachAbility(({ lines, weapon, attach }) => [
  lines.length === 0 && weapon === undefined && attach === undefined && 'its basic text does nothing',
]);

/** A card on a character or an item says when it goes. */
export const attachedCardsEnd = eachAbility(({ attach }) => [
  attach !== undefined &&
    !verbsIn(attach).some(({ verb, params }) => verb === 'detach' && params.from === 'self') &&
    'nothing ever takes it off',
]);
