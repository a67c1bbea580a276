import type { EntityId, Figure } from '@questhall/engine';

type Writable = { -readonly [K in keyof Figure]: Figure[K] };

/** Counts what odds tell, event by event, under the words that a game has for it. */
export class Figures<Counted extends string, Happened extends string> {
  private readonly found = new Map<string, Writable>();

  /** So many more of something. */
  add(what: Counted, on: EntityId | null, count: number): void {
    this.at(what, on, 'how many').value += count;
  }

  /** So many more of what only says how something else comes about. */
  addMeans(what: Counted, on: EntityId | null, count: number): void {
    const figure = this.at(what, on, 'how many');
    figure.isMeans = true;
    figure.value += count;
  }

  /** It has come to pass, or so far only might. */
  mark(what: Happened, on: EntityId | null, has: boolean): void {
    const figure = this.at(what, on, 'whether');
    if (has) figure.value = 1;
  }

  get all(): readonly Figure[] {
    return [...this.found.values()];
  }

  private at(what: string, on: EntityId | null, tells: Figure['tells']) {
    const key = `${what} ${on}`;
    const known: Writable = this.found.get(key) ?? { what, on, tells, value: 0 };
    this.found.set(key, known);
    return known;
  }
}
