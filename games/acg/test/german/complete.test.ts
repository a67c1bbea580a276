import { withoutNumbers } from '@questhall/tabletop';
import { germanCatalogueLaws } from '@questhall/test-kit';
import { describe, expect, it } from 'vitest';
import type { AnyCard } from '../../src/content/schema.js';
import { records } from '../../src/generated/de.js';
import { acgBox } from '../../src/index.js';
import { KEYWORDS, TRAITS } from '../../src/text/de/dictionary.js';
import { HERO_NAMES } from '../../src/text/de/terms.js';
import { en } from '../../src/text/en/catalogue.js';
import { TEXT_FIELDS } from '../../src/text/printed.js';
import { PRINTED } from '../printed.js';
import { show } from './german.js';

const cards = PRINTED.map((id) => acgBox.records[id]).filter((card): card is AnyCard => card !== undefined);
const written = records as { readonly [id: string]: { readonly [text: string]: string } };

/** What a card says in words of its own, and a translation must therefore say, too. */
const textsOf = ({ name, ...rest }: AnyCard): string[] => [withoutNumbers(name), ...textsIn(rest)];

/** Any other name is that of an enemy with a card of its own. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    typeof inner === 'string' && field !== 'name' && TEXT_FIELDS.includes(field)
      ? [withoutNumbers(inner)]
      : textsIn(inner),
  );
}

describe('the German cards', () => {
  it('are all there, and no others', () => {
    expect(Object.keys(written).toSorted()).toEqual([...PRINTED].toSorted());
  });

  it('say what the English ones say, and nothing else', () => {
    for (const card of cards)
      expect(Object.keys(written[card.id] ?? {}).toSorted(), card.id).toEqual(
        [...new Set(textsOf(card))].toSorted(),
      );
  });

  it('keep every number in its place, and leave nothing empty', () => {
    for (const [id, texts] of Object.entries(written))
      for (const [text, german] of Object.entries(texts)) {
        expect(german, id).toMatch(/\S/);
        expect(german.match(/#/g) ?? [], `${id}: ${german}`).toHaveLength((text.match(/#/g) ?? []).length);
      }
  });

  it('call an elite enemy by the name of its kind', () => {
    const enemies = cards.filter((card) => card.kind === 'enemy');
    for (const { id, name } of enemies) {
      const same = enemies.filter((other) => other.name === name);
      expect(new Set(same.map((other) => written[other.id]?.[name])).size, id).toBe(1);
    }
  });

  it('call a hero as the rules do', () => {
    for (const card of cards)
      if (card.kind === 'hero-card')
        expect(written[card.id]?.[card.name], card.id).toBe(HERO_NAMES[card.hero]);
  });

  it('have one word for each trait, keyword and alternative, the same on every card', () => {
    const traits = cards.flatMap((card) => ('traits' in card ? card.traits : []));
    const keywords = cards.flatMap((card) => (card.kind === 'enemy' ? card.bar : []));
    expect(Object.keys(TRAITS).toSorted()).toEqual([...new Set(traits)].toSorted());
    expect(Object.keys(KEYWORDS).toSorted()).toEqual([...new Set(keywords)].toSorted());
    const words = new Map<string, string | undefined>();
    for (const { id, text } of cards.flatMap(optionsOf)) {
      const german = written[id]?.[text];
      expect(german, id).toBe(words.get(text) ?? german);
      words.set(text, german);
    }
    expect(words.size).toBe(4);
  });
});

/** Names that a card gives to the alternatives it offers. */
function optionsOf(card: AnyCard): { id: string; text: string }[] {
  const found = [...JSON.stringify(card).matchAll(/"text":"([^"]+)"/g)];
  return found.map(([, text]) => ({ id: card.id, text: text ?? '' }));
}

germanCatalogueLaws(en, show.catalogue);

it('the German catalogue has no shorthand left', () => {
  for (const [key, text] of Object.entries(show.catalogue)) expect(text, key).not.toMatch(/[[\]]/);
});
