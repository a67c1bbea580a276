import { counted, listWords } from '@questhall/tabletop';
import type { Ailment, DieKind, Range } from '../../terms.js';

const RANGES: { readonly [range in Range]: string } = {
  melee: 'melee',
  ranged: 'ranged',
  dual: 'melee or ranged',
};

const ACTIONS: { readonly [verb: string]: string } = {
  move: 'Move',
  run: 'Run',
  recuperate: 'Recuperate',
  search: 'Search',
  'inspired-search': 'Search',
  extract: 'Extract',
  explore: 'Explore',
  unbind: 'freeing',
  dig: 'digging',
};

/** Alike dice are counted: "2d6", "d8 + d12" */
function diceWords(dice: readonly DieKind[]): string {
  const kinds = [...new Set(dice)];
  return kinds
    .map((kind) => ({ kind, count: dice.filter((one) => one === kind).length }))
    .map(({ kind, count }) => (count === 1 ? kind : `${count}${kind}`))
    .join(' + ');
}

/** Small parts of what questions and answers say. */
export const facts = {
  ailment: (ailment: Ailment): string => ailment,
  range: (range: Range): string => RANGES[range],
  dice: diceWords,
  /** Dice by what they show: "dice 2, 5", "no dice" */
  scores: (scores: readonly number[]): string =>
    scores.length === 0 ? 'no dice' : `${scores.length === 1 ? 'die' : 'dice'} ${scores.join(', ')}`,
  /** "unhurt", "1 wound, 2 grievous wounds" */
  hurt: (wounds: number, grievous: number): string => {
    const parts = [
      ...(wounds === 0 ? [] : [counted(wounds, 'wound')]),
      ...(grievous === 0 ? [] : [counted(grievous, 'grievous wound')]),
    ];
    return parts.length === 0 ? 'unhurt' : parts.join(', ');
  },
  out: 'out of action',
  away: 'away in the city',
  buried: 'buried',
  /** "damage 1 of 3" */
  damage: (damage: number, wounds: number): string => `damage ${damage} of ${wounds}`,
  far: (spaces: number): string => (spaces <= 1 ? 'adjacent' : `${spaces} spaces away`),
  beside: (names: readonly string[]): string => `next to ${listWords(names)}`,
  atObject: 'next to a mysterious object',
  atGateway: 'at a closed gateway',
  inZone: 'in the extraction zone',
  targets: (count: number): string => `${count} targets`,
  /** An action that every hero has. */
  action: (verb: string): string => ACTIONS[verb] ?? verb,
  orList: (parts: readonly string[]): string => listWords(parts, 'or'),
};
