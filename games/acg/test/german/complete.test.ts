import { germanCatalogueLaws } from '@questhall/test-kit';
import { describe, expect, it } from 'vitest';
import { library } from '../../src/content/library.js';
import type { AnyCard } from '../../src/content/schema.js';
import { records, words } from '../../src/generated/de.js';
import { en } from '../../src/text/en/catalogue.js';
import { PRINTED } from '../printed.js';
import { show } from './german.js';

const cards = PRINTED.map((id) => library.records[id]).filter((card): card is AnyCard => card !== undefined);
type Written = { [field: string]: unknown };
const written = records as { readonly [id: string]: Written };

/** What a card says in words of its own, and a translation must therefore say, too. */
function fieldsOf(card: AnyCard): string[] {
  const own = ['name', 'flavour', 'activations', 'story'].filter((field) => field in card);
  const keywords = card.kind === 'enemy' && Object.keys(card.keywords ?? {}).length > 0 ? ['keywords'] : [];
  return [...own, ...keywords, ...(optionsOf(card).length > 0 ? ['options'] : [])].toSorted();
}

/** Names that a card gives to the alternatives it offers. */
function optionsOf(card: AnyCard): string[] {
  const found = [...JSON.stringify(card).matchAll(/"text":"([^"]+)"/g)];
  return found.map(([, text]) => text ?? '');
}

describe('the German cards', () => {
  it('are all there, and no others', () => {
    expect(Object.keys(written).toSorted()).toEqual([...PRINTED].toSorted());
  });

  it('say what the English ones say, and nothing else', () => {
    for (const card of cards)
      expect(Object.keys(written[card.id] ?? {}).toSorted(), card.id).toEqual(fieldsOf(card));
  });

  it('leave nothing empty', () => {
    const texts = (value: unknown): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [value];
    for (const [id, record] of Object.entries(written))
      for (const text of texts(record)) expect(text, id).toMatch(/\S/);
  });

  it('call an elite enemy by the name of its kind', () => {
    const enemies = cards.filter((card) => card.kind === 'enemy');
    for (const { id, name } of enemies) {
      const same = enemies.filter((other) => other.name === name);
      expect(new Set(same.map((other) => written[other.id]?.name)).size, id).toBe(1);
    }
  });

  it('have one word for each trait, keyword and alternative, the same on every card', () => {
    const traits = cards.flatMap((card) => ('traits' in card ? card.traits : []));
    const keywords = cards.flatMap((card) => (card.kind === 'enemy' ? card.bar : []));
    expect(Object.keys(words.traits).toSorted()).toEqual([...new Set(traits)].toSorted());
    expect(Object.keys(words.keywords).toSorted()).toEqual([...new Set(keywords)].toSorted());
    expect(Object.keys(words.options).toSorted()).toEqual([...new Set(cards.flatMap(optionsOf))].toSorted());
    const known: { readonly [word: string]: string } = { ...words.keywords, ...words.options };
    for (const card of cards) {
      const { keywords: own = {}, options = [] } = written[card.id] as {
        keywords?: { [word: string]: string };
        options?: string[];
      };
      for (const [word, german] of Object.entries(own)) expect(german, card.id).toBe(known[word]);
      expect(options, card.id).toEqual(optionsOf(card).map((text) => known[text]));
    }
  });
});

germanCatalogueLaws(en, show.catalogue);

it('the German catalogue has no shorthand left', () => {
  for (const [key, text] of Object.entries(show.catalogue)) expect(text, key).not.toMatch(/[[\]]/);
});
