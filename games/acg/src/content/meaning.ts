import type { VerbParams } from '../effects/params.js';
import type { Line } from './line.js';
import type { Cost, Predicate } from './selectors.js';

/** Words of the card language that mean "you", the hero who carries a card out. */
const YOU: readonly string[] = [
  'you',
  'each-other',
  'one-other',
  'engaged-with-you',
  'other-zones',
  'your-exhausted-actions',
  'your-wounds',
];

/** Verbs that fall on you, unless they name somebody else. */
const ON_YOU: readonly (keyof VerbParams)[] = [
  'drawDungeon',
  'engage',
  'forbid',
  'modifyStat',
  'recover',
  'suffer',
];

/** One of the alternatives of a card. */
type Part = {
  readonly if?: Predicate | undefined;
  readonly cost?: Cost | undefined;
  readonly lines: readonly Line[];
};

/** Does it say or imply "you"? Costs are paid by you. */
export const meansYou = ({ if: when, cost, lines }: Part): boolean =>
  cost !== undefined ||
  names(when) ||
  lines.some((line) => line.cost !== undefined || names(line) || isOnYou(line));

function isOnYou(line: Line): boolean {
  const effect = line.do ?? line.may ?? {};
  return ON_YOU.some((verb) => {
    const params = effect[verb] as { hero?: unknown; enemy?: unknown } | undefined;
    return (
      params !== undefined && params.hero === undefined && (verb === 'engage' || params.enemy === undefined)
    );
  });
}

/** Selectors, amounts and conditions stand anywhere in what a line needs. */
function names(part: unknown): boolean {
  if (typeof part === 'string') return YOU.includes(part);
  return typeof part === 'object' && part !== null && Object.values(part).some(names);
}
