import { Printed, type Translation } from '@questhall/tabletop';
import type { CcBox } from '../content/box.js';
import type { AnyCard } from '../content/schema/index.js';

/** Fields that hold words for people; all others are for the rules. */
export const TEXT_FIELDS: readonly string[] = [
  'name',
  'flavour',
  'title',
  'text',
  'intro',
  'success',
  'failure',
  'opening',
  'won',
  'lost',
  'fear',
  'influence',
  'deaths',
  'keywords',
];

/** The words that stand on the cards of a box, in one language. */
export class CcPrinted extends Printed<AnyCard> {
  constructor(
    readonly box: CcBox,
    translation: Translation | null = null,
  ) {
    super(box.records, TEXT_FIELDS, translation);
  }

  /** The printed name of a kind of model, whatever category it is of. */
  model(id: string): string {
    for (const card of this.box.kinds.hostile ?? []) {
      const model = card.kind === 'hostile' ? card.models.find((one) => one.id === id) : undefined;
      if (model !== undefined) return this.phrase(card.id, model.name);
    }
    return id;
  }

  /** A card, a copy of one, or a kind of model. */
  title(id: string): string {
    const card = this.box.cards[id];
    return card === undefined ? this.model(id) : this.name(card.id);
  }
}
