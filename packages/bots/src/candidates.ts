import type { Decision, OptionId } from '@questhall/engine';

type Draw = (sides: number) => number;

/** The answers worth comparing: all of them if they are few, otherwise a sample without repetition. */
export function candidates(decision: Decision, limit: number, draw: Draw): OptionId[][] {
  const { options, min, max } = decision;
  if (max === 1 && min === 1) return sample(options, limit, draw).map((option) => [option]);
  return countSubsets(options.length, min, max, limit) <= limit
    ? subsets(options, min, max)
    : someSubsets(decision, limit, draw);
}

/** A legal answer: every number of picks is as likely as any other, and so is every option. */
export function anyAnswer({ options, min, max }: Decision, draw: Draw): OptionId[] {
  if (max === 1 && min === 1) return [options[draw(options.length)] as OptionId];
  return sample(options, min === max ? min : min + draw(max - min + 1), draw);
}

function sample(options: readonly OptionId[], count: number, draw: Draw): OptionId[] {
  if (count === 0) return [];
  const left = options.slice();
  if (count >= left.length) return left;
  const out: OptionId[] = [];
  while (out.length < count) out.push(...left.splice(draw(left.length), 1));
  return out;
}

/** How many answers there are; stops counting beyond the limit. */
function countSubsets(n: number, min: number, max: number, limit: number): number {
  let total = 0;
  let choose = 1;
  for (let k = 0; k <= max && total <= limit; k++) {
    if (k >= min) total += choose;
    choose = (choose * (n - k)) / (k + 1);
  }
  return total;
}

function subsets(options: readonly OptionId[], min: number, max: number): OptionId[][] {
  const [first, ...rest] = options;
  if (max === 0 || first === undefined) return min > 0 ? [] : [[]];
  const without = rest.length < min ? [] : subsets(rest, min, max);
  const withFirst = subsets(rest, Math.max(0, min - 1), max - 1).map((others) => [first, ...others]);
  return [...withFirst, ...without];
}

function someSubsets(decision: Decision, limit: number, draw: Draw): OptionId[][] {
  const found = new Map<string, OptionId[]>();
  // Repetitions are possible, so the number of tries is what ends the search.
  for (let i = 0; i < 3 * limit && found.size < limit; i++) {
    const answer = anyAnswer(decision, draw);
    const inOrder = decision.options.filter((option) => answer.includes(option));
    found.set(inOrder.join('\n'), inOrder);
  }
  return [...found.values()];
}
