import type { Text } from '@questhall/engine';
import { cardName } from '../names.js';
import type { CardId } from '../terms.js';

/** What must be said about the numbers: what they assume, and what they cannot know. */
export class Remarks {
  private readonly said = new Map<string, Text>();
  private readonly offered = new Set<string>();
  private readonly aboutFalling: Text[] = [];
  private sure = true;

  /** Something left out on purpose: the numbers are right as far as they go. */
  say(key: string, args: Text['args'] = {}): void {
    const text = { key: `odds.note.${key}`, args };
    this.said.set(JSON.stringify(text), text);
  }

  /** Something that will happen and cannot be worked out. */
  doubt(key: string, args: Text['args'] = {}): void {
    this.sure = false;
    this.say(key, args);
  }

  /** A card whose text is beyond what is worked out here. */
  unforeseen(card: CardId): void {
    this.doubt('unforeseen', { card: cardName(card) });
  }

  /** What cannot be worked out and matters only to somebody who may fall. */
  doubtFall(key: string, args: Text['args'] = {}): void {
    this.aboutFalling.push({ key, args });
  }

  /** The chance of falling is told. */
  mayFall(): void {
    for (const { key, args } of this.aboutFalling) this.doubt(key, args);
  }

  /** A card that somebody may use. */
  optional(card: CardId): void {
    this.offered.add(cardName(card));
  }

  get exact(): boolean {
    return this.sure;
  }

  get notes(): Text[] {
    if (this.offered.size > 0) this.say('not-counted', { cards: [...this.offered].join(', ') });
    return [...this.said.values()];
  }
}
