import type { Answer } from '@questhall/engine';
import type { Saving } from './scene.js';
import type { Shelf } from './shelf.js';
import type { Latest, Part } from './store.js';
import { trouble } from './trouble.js';

/** The right to write to an adventure, which one window has at a time. */
export type Claim = { release(): void; readonly lost: Promise<void> };

/**
 * Writes an adventure after every change, and of its answers only those that are new. One write at a time; what
 * could not be written is tried again with the next change.
 */
export class Keeper {
  saving: Saving = { state: 'saved' };
  private readonly kept = new Map<string, readonly Answer[]>();
  private wanted: (() => Latest) | null = null;
  private writing: Promise<void> | null = null;
  private lost = false;

  constructor(
    private readonly shelf: Shelf,
    private readonly claim: Claim,
    private readonly told: (saving: Saving) => void,
  ) {
    claim.lost.then(() => this.lose());
  }

  /** What lies on the shelf already. */
  knows(branch: string, answers: readonly Answer[]): void {
    this.kept.set(branch, answers);
  }

  keep(latest: () => Latest): void {
    if (this.lost) return;
    this.wanted = latest;
    this.writing ??= this.writeAll();
  }

  /** Writes what is left and lets others have the adventure. */
  async close(): Promise<void> {
    await this.writing;
    this.claim.release();
  }

  private async writeAll(): Promise<void> {
    this.tell({ state: 'saving' });
    // Whatever else changes at this moment is written together.
    await Promise.resolve();
    while (this.wanted !== null && !this.lost) {
      const { wanted } = this;
      this.wanted = null;
      await this.write(wanted());
    }
    this.writing = null;
  }

  private async write({ head, branches }: Latest): Promise<void> {
    const parts = branches.flatMap(({ id, answers }) => this.changed(id, answers));
    const written = await this.shelf.write({ head, parts });
    if (this.lost) return;
    if (!written.ok) return this.tell({ state: 'failed', trouble: written.trouble });
    for (const { id, answers } of branches) this.kept.set(id, answers);
    const { fleeting } = this.shelf;
    this.tell(fleeting === null ? { state: 'saved' } : { state: 'fleeting', trouble: fleeting });
  }

  private changed(branch: string, answers: readonly Answer[]): Part[] {
    const before = this.kept.get(branch) ?? [];
    const differs = answers.findIndex((answer, i) => answer !== before[i]);
    const from = differs < 0 ? answers.length : differs;
    return from === before.length && differs < 0 ? [] : [{ branch, from, answers: answers.slice(from) }];
  }

  private lose(): void {
    this.lost = true;
    this.tell({ state: 'elsewhere', trouble: trouble('trouble.elsewhere') });
  }

  private tell(saving: Saving): void {
    this.saving = saving;
    this.told(saving);
  }
}
