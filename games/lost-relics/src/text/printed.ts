import { Printed, type Translation } from '@questhall/tabletop';
import type { LrBox } from '../content/box.js';
import type { AnyCard } from '../content/schema.js';

/** Fields that hold words for people; all others are for the rules. */
export const TEXT_FIELDS: readonly string[] = [
  'name',
  'flavour',
  'title',
  'text',
  'intro',
  'won',
  'lost',
  'adventureCard',
];

/** The words that stand on the cards of a box, in one language. */
export class LrPrinted extends Printed<AnyCard> {
  constructor(
    readonly box: LrBox,
    translation: Translation | null = null,
  ) {
    super(box.records, TEXT_FIELDS, translation);
  }

  /** The name that an area has on its board: `1a-c` is the third of face 1a. */
  area(id: string): string {
    const at = id.lastIndexOf('-');
    const face = this.records[id.slice(0, at)];
    const name = face?.kind === 'board' ? face.areas[id.slice(at + 1).toUpperCase()]?.name : undefined;
    return face === undefined || name === undefined ? id : this.phrase(face.id, name);
  }

  /** The printed name of an object, whatever adventure it lies in. */
  thing(id: string): string {
    for (const sheet of this.box.kinds.adventure ?? []) {
      const thing = sheet.kind === 'adventure' ? sheet.things?.find((one) => one.id === id) : undefined;
      if (thing !== undefined) return this.phrase(sheet.id, thing.name);
    }
    return id;
  }
}
