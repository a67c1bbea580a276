import { Printed, type Translation } from '@questhall/tabletop';
import type { AcgBox } from '../content/box.js';
import type { AnyCard } from '../content/schema.js';

/** Fields that hold words for people; all others are for the rules. */
export const TEXT_FIELDS: readonly string[] = [
  'name',
  'flavour',
  'text',
  'activations',
  'before',
  'won',
  'lost',
];

/** The words that stand on the cards of a box, in one language. */
export class AcgPrinted extends Printed<AnyCard> {
  constructor(
    readonly box: AcgBox,
    translation: Translation | null = null,
  ) {
    super(box.cards, TEXT_FIELDS, translation);
  }

  /** Cards speak of enemies by their English name. */
  enemy(name: string): string {
    const [card] = this.box.enemiesNamed[name] ?? [];
    return card === undefined ? name : this.phrase(card.id, card.name);
  }

  /** There is only one of a nemesis: its name is enough. */
  isNemesis(name: string): boolean {
    return this.box.enemiesNamed[name]?.some(({ rank }) => rank === 'nemesis') === true;
  }
}
