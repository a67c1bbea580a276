/** Gives the heaviest first. */
export class Heap<T extends { readonly chance: number }> {
  private readonly items: T[] = [];

  get size(): number {
    return this.items.length;
  }

  get rest(): readonly T[] {
    return this.items;
  }

  push(item: T): void {
    const { items } = this;
    let at = items.length;
    items.push(item);
    for (let up = (at - 1) >> 1; at > 0 && this.weight(up) < item.chance; up = (at - 1) >> 1) {
      items[at] = items[up] as T;
      at = up;
    }
    items[at] = item;
  }

  pop(): T | undefined {
    const { items } = this;
    const top = items[0];
    const last = items.pop();
    if (last !== undefined && items.length > 0) this.sink(last);
    return top;
  }

  private sink(item: T): void {
    const { items } = this;
    let at = 0;
    for (let down = this.heavier(at); this.weight(down) > item.chance; down = this.heavier(at)) {
      items[at] = items[down] as T;
      at = down;
    }
    items[at] = item;
  }

  /** The heavier one of the two below. */
  private heavier(at: number): number {
    const left = 2 * at + 1;
    return this.weight(left + 1) > this.weight(left) ? left + 1 : left;
  }

  private weight(at: number): number {
    return this.items[at]?.chance ?? -1;
  }
}
