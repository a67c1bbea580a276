import type { Figure, Odds, OddsChance, OddsPart, OddsReading } from '@questhall/engine';
import type { Course } from './courses.js';
import type { Path } from './led-dice.js';

/** What was read off one course; courses on the same path differ by luck alone. */
type Reading = { readonly chance: number; readonly path: Path; readonly values: ReadonlyMap<string, number> };

/** Adds up what was read off the courses of an answer. */
export class Tally {
  private readonly readings: Reading[] = [];
  private readonly figures = new Map<string, Figure>();
  private total = 0;

  add<B>({ chance, path, before, after, events }: Course<B>, { figures }: OddsReading<B>): void {
    const values = new Map<string, number>();
    for (const figure of figures(before, after, events)) {
      const key = `${figure.what} ${figure.on}`;
      values.set(key, figure.value);
      if (!this.figures.has(key)) this.figures.set(key, figure);
    }
    this.readings.push({ chance, path, values });
    this.total += chance;
  }

  /** Undefined if chance has no say in any of it. What not all ways were played for is not exact. */
  sumUp(isComplete: boolean): Pick<Odds, 'exact' | 'parts' | 'chances'> | undefined {
    const parts: OddsPart[] = [];
    const chances: OddsChance[] = [];
    for (const [key, { tells, value: _, ...figure }] of this.figures) {
      const distribution = this.distributionOf(key);
      const exact = isComplete && this.isExact(key);
      if (tells === 'how many') parts.push({ ...figure, distribution, exact });
      else chances.push({ ...figure, chance: distribution[1] ?? 0, exact });
    }
    const isOpen =
      parts.some(({ distribution }) => !distribution.includes(1)) ||
      chances.some(({ chance }) => chance > 0 && chance < 1);
    const exact = [...parts, ...chances].every((one) => one.exact);
    return isOpen ? { exact, parts, chances } : undefined;
  }

  /** What is not read off a course has not come to pass in it. */
  private distributionOf(key: string): number[] {
    const distribution: number[] = [0];
    for (const { chance, values } of this.readings) {
      const value = values.get(key) ?? 0;
      while (distribution.length <= value) distribution.push(0);
      distribution[value] = (distribution[value] ?? 0) + chance / this.total;
    }
    // What comes out each time is certain, whatever the sum of its parts.
    return distribution.filter((chance) => chance > 0).length > 1
      ? distribution
      : distribution.map((chance) => (chance > 0 ? 1 : 0));
  }

  /** True if luck has changed nothing about it on any path. */
  private isExact(key: string): boolean {
    const onPath = new Map<Path, number>();
    return this.readings.every(({ path, values }) => {
      const value = values.get(key) ?? 0;
      const first = onPath.get(path) ?? value;
      onPath.set(path, first);
      return first === value;
    });
  }
}
