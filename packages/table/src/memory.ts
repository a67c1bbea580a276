import type { Change, Head, Row, Store } from './store.js';

/** Lasts as long as the page: where the browser allows nothing better. */
export class MemoryStore implements Store {
  private readonly kept = new Map<string, { head: Head; rows: Row[] }>();

  async heads(): Promise<readonly unknown[]> {
    return [...this.kept.values()].map(({ head }) => head);
  }

  async head(id: string): Promise<unknown> {
    return this.kept.get(id)?.head;
  }

  async rows(id: string): Promise<readonly unknown[]> {
    return this.kept.get(id)?.rows ?? [];
  }

  async write({ head, parts }: Change): Promise<void> {
    const { id } = head;
    let rows = this.kept.get(id)?.rows ?? [];
    for (const { branch, from, answers } of parts) {
      const stay = rows.filter((row) => row.branch !== branch || row.n < from);
      rows = [...stay, ...answers.map((answer, i) => ({ id, branch, n: from + i, answer }))];
    }
    this.kept.set(id, { head, rows });
  }

  async remove(id: string): Promise<void> {
    this.kept.delete(id);
  }
}
