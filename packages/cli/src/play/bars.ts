/** From the lowest bar to the highest. */
const BARS = '▁▂▃▄▅▆▇█';
/** The last numbers are told together once all of them are rarer than this. */
const RARE = 0.01;

/** How likely each possible number is, as small bars with their shares: "0 ▂17%  1 ▅53%  2+ ▃30%". */
export function barsOf(distribution: readonly number[]): string {
  const told = distribution.slice();
  let more = '';
  while (told.length > 2 && (told.at(-1) ?? 0) < RARE) {
    const rare = told.pop() ?? 0;
    told[told.length - 1] = (told.at(-1) ?? 0) + rare;
    more = '+';
  }
  const last = told.length - 1;
  const bar = (chance: number, n: number) =>
    `${n}${n === last ? more : ''} ${barOf(chance)}${shareOf(chance)}`;
  return told.flatMap((chance, n) => (chance > 0 ? [bar(chance, n)] : [])).join('  ');
}

const barOf = (chance: number): string =>
  BARS[Math.min(BARS.length - 1, Math.floor(chance * BARS.length))] ?? '';

/** A share in percent; what is possible is not 0%, and what is not certain is not 100%. */
export function shareOf(chance: number): string {
  if (chance > 0 && chance < 0.005) return '<1%';
  if (chance < 1 && chance > 0.995) return chance > 1 - 1e-9 ? '100%' : '>99%';
  return `${Math.round(chance * 100)}%`;
}
