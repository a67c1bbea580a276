import { Printed, type Translation } from '@questhall/tabletop';
import type { WowBox } from '../content/box.js';
import type { AnyCard } from '../content/schema.js';

/** Fields that hold words for people; all others are for the rules. */
const TEXT_FIELDS: readonly string[] = ['name', 'flavour', 'title', 'regions'];

/** The words that stand on the cards of a box, in one language. */
export class WowPrinted extends Printed<AnyCard> {
  constructor(
    readonly box: WowBox,
    translation: Translation | null = null,
  ) {
    super(box.records, TEXT_FIELDS, translation);
  }

  /** The name of a space or a region; undefined for anything else. */
  place(id: string): string | undefined {
    const { world, map } = this.box;
    const name = map?.spaces[id]?.name ?? world?.regions[id];
    return world === null || name === undefined ? undefined : this.phrase(world.id, name);
  }

  /** What a challenge card is called as an item or as the enemy on its back. */
  back(id: string): string | undefined {
    const card = this.box.cards[id];
    if (card?.kind !== 'challenge' || card.back.is === 'none') return undefined;
    return this.phrase(card.id, card.back.name);
  }
}
