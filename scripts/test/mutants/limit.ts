/** A made-up source for the mutants: its tests overlook some of them. */
const LIMIT = 3;

const carries = <T>(_rules: string, _where: string, how: T): T => how;
export const fits = carries('TOY-FIT-01', 'limit.fits', (count: number) => count < LIMIT);

export function countdown(from: number): number[] {
  const out: number[] = [];
  let left = from;
  while (left > 0) {
    out.push(left);
    left -= 1;
  }
  return out;
}

export function sorted(list: string[]): string[] {
  return list.sort();
}
