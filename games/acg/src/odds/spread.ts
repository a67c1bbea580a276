/** Chances below this are counted with the last number that is told. */
const TAIL = 1e-10;

/** Sums of fractions may end a hair above what is certain. */
const asChance = (sum: number): number => Math.min(1, sum);

/** How likely each number is, gathered bit by bit. */
export class Spread {
  private readonly chances: number[] = [];

  add(n: number, chance: number): void {
    while (this.chances.length <= n) this.chances.push(0);
    this.chances[n] = (this.chances[n] ?? 0) + chance;
  }

  /** Without the endless tail, whose chance goes to the last number told. */
  get distribution(): number[] {
    const told = this.chances.slice();
    while (told.length > 1 && (told.at(-1) ?? 0) < TAIL) {
      const tail = told.pop() ?? 0;
      told[told.length - 1] = (told.at(-1) ?? 0) + tail;
    }
    return told.map(asChance);
  }

  /** The chance of this number or more. */
  atLeast(n: number): number {
    return this.where((one) => one >= n);
  }

  /** The chance of those numbers for which something holds. */
  where(holds: (n: number) => boolean): number {
    return asChance(this.chances.reduce((sum, chance, n) => (holds(n) ? sum + chance : sum), 0));
  }

  entries(): [number, number][] {
    return this.chances.map((chance, n): [number, number] => [n, chance]);
  }
}
