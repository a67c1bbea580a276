import type { Sleep } from '@questhall/table';

/** Longer than anything is told: a page that lies behind others and shows nothing must not stop a game. */
const PATIENCE = 10_000;

/** How far the page has come in showing what it was sent. Companions who think faster than it tells wait for it. */
export class Shown {
  private sent = 0;
  private shown = 0;
  private waiting: (() => void)[] = [];

  constructor(private readonly sleep: Sleep) {}

  send(): void {
    this.sent++;
  }

  /** The page has shown so many of all that it was sent. */
  see(scenes: number): void {
    this.shown = Math.max(this.shown, scenes);
    if (this.shown < this.sent) return;
    for (const go of this.waiting) go();
    this.waiting = [];
  }

  /** When everything that was sent can be seen. */
  async all(): Promise<void> {
    if (this.shown >= this.sent) return;
    const seen = new Promise<void>((resolve) => this.waiting.push(resolve));
    await Promise.race([seen, this.sleep(PATIENCE)]);
  }
}
