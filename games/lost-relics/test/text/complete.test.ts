import { withoutNumbers } from '@questhall/tabletop';
import { germanCatalogueLaws } from '@questhall/test-kit';
import { describe, expect, it } from 'vitest';
import { cardsOfKind } from '../../src/content/library.js';
import type { AnyCard } from '../../src/content/schema.js';
import { records as english } from '../../src/generated/content.js';
import { records } from '../../src/generated/de.js';
import { lostRelicsBox as box } from '../../src/index.js';
import { isKnownArea } from '../../src/text/de/areas.js';
import { COUNTERS, DOORS, GROUPS, KINDS } from '../../src/text/de/nouns.js';
import { catalogue as en } from '../../src/text/en/catalogue.js';
import { COUNTERS as NAMED } from '../../src/text/en/counters.js';
import { TEXT_FIELDS } from '../../src/text/printed.js';
import { show } from './german.js';

/** The records of the game itself; those of tests speak English only. */
const ids = english.map(({ record }) => (record as { id: string }).id);
const cards = ids.map((id) => box.records[id]).filter((card): card is AnyCard => card !== undefined);
const written = records as { readonly [id: string]: { readonly [text: string]: string } };

const ENGLISH = Object.keys(NAMED);
/** A view of a table on which nothing lies. */
const NOWHERE = { adventure: '', heroes: [], hostiles: [], seats: [] };

/** What a record says to people; the name of a counter is for the rules. */
function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => {
    if (field === 'counter') return [];
    return typeof inner === 'string' && TEXT_FIELDS.includes(field)
      ? [withoutNumbers(inner)]
      : textsOf(inner);
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

  const own = <K extends AnyCard['kind']>(kind: K) =>
    cardsOfKind({ box }, kind).filter(({ id }) => ids.includes(id));

  it('have a gender for every hostile and every area', () => {
    for (const { id } of own('hostile')) expect(KINDS[id]?.nom, id).toBe(show.name(id, NOWHERE as never));
    const areas = own('board').flatMap(({ id, areas }) =>
      Object.values(areas).map(({ name }) => written[id]?.[name] ?? name),
    );
    expect(areas.filter((name) => !isKnownArea(name))).toEqual([]);
  });

  it('have a name for every group, counter and door', () => {
    expect(own('hostile').filter(({ group }) => GROUPS[group] === undefined)).toEqual([]);
    const counters = own('adventure').flatMap((sheet) => Object.keys(sheet.counters ?? {}));
    expect(counters.filter((counter) => COUNTERS[counter] === undefined)).toEqual([]);
    expect(counters.filter((counter) => !ENGLISH.includes(counter))).toEqual([]);
    const doors = own('adventure').flatMap((sheet) => sheet.doors.map(({ id }) => id));
    expect(doors.filter((door) => DOORS[door] === undefined)).toEqual([]);
  });
});

germanCatalogueLaws(en, show.catalogue);
