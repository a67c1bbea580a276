import type { Path } from './led-dice.js';

/** A way that is to be played on. It stands for others that have come to the same: so many times its own chance. */
export type Way = { readonly path: Path; readonly chance: number; readonly times: number };

/**
 * Where the ways of the dice come to the first card that is turned up. Those that cannot be told apart by then go on
 * alike, and need to be played on only once.
 */
export class Moments {
  private readonly found = new Map<string, { readonly path: Path; readonly own: number; chance: number }>();

  private left: readonly Way[] = [];

  get size(): number {
    return this.found.size;
  }

  /** `moment` holds all that may still matter; null if that is not known, so that the way is like no other. */
  add(moment: string | null, path: Path, chance: number): void {
    const key = moment ?? path.join();
    const same = this.found.get(key);
    if (same === undefined) this.found.set(key, { path, own: chance, chance });
    else same.chance += chance;
  }

  /** Ways too thin to be played; together with the others they are all there is. */
  leave(ways: readonly Way[]): void {
    this.left = ways;
  }

  get ways(): readonly Way[] {
    const come = [...this.found.values()];
    return [...come.map(({ path, own, chance }) => ({ path, chance, times: chance / own })), ...this.left];
  }
}
