import { withoutNumbers } from '@questhall/tabletop';
import { germanCatalogueLaws } from '@questhall/test-kit';
import { describe, expect, it } from 'vitest';
import type { AnyCard } from '../../src/content/schema/index.js';
import { records as english } from '../../src/generated/content.js';
import { records } from '../../src/generated/de.js';
import { cursedCityBox as box } from '../../src/index.js';
import { catalogue as en } from '../../src/text/en/catalogue.js';
import { TEXT_FIELDS } from '../../src/text/printed.js';
import { show } from './german.js';

/** The records of the game itself; those of tests speak English only. */
const ids = english.map(({ record }) => (record as { id: string }).id);
const cards = ids.map((id) => box.records[id]).filter((card): card is AnyCard => card !== undefined);
const written = records as { readonly [id: string]: { readonly [text: string]: string } };

/** What a record says to people; the name of a counter is for the rules. */
function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => {
    if (field === 'count' || field === 'counter') return [];
    if (!TEXT_FIELDS.includes(field)) return textsOf(inner);
    const all: unknown[] = Array.isArray(inner) ? inner : [inner];
    return all.flatMap((one) => (typeof one === 'string' ? [withoutNumbers(one)] : textsOf(one)));
  });
}

describe('the German records', () => {
  it('are all there, and no others', () => {
    expect(Object.keys(written).toSorted()).toEqual([...ids].toSorted());
  });

  it.each(cards.map((card) => [card.id, card] as const))('say what %s says, and nothing else', (id, card) => {
    expect(Object.keys(written[id] ?? {}).toSorted()).toEqual([...new Set(textsOf(card))].toSorted());
  });

  it('keep every number in its place, and leave nothing empty', () => {
    for (const [id, texts] of Object.entries(written))
      for (const [text, german] of Object.entries(texts)) {
        expect(german, id).toMatch(/\S/);
        expect(german.match(/#/g) ?? [], `${id}: ${german}`).toHaveLength((text.match(/#/g) ?? []).length);
      }
  });
});

germanCatalogueLaws(en, show.catalogue);
