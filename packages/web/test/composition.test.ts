import { describe, expect, it } from 'vitest';
import { breakable, compose } from '../src/cards/fit.js';

const face = (texts: readonly string[], flavour?: string) => ({
  name: 'A Thing',
  paragraphs: texts.map((text) => ({ text })),
  flavour,
  foot: 0.6,
});
const words = (count: number) => 'word '.repeat(count).trim();

describe('how a card is composed', () => {
  it('a short text leaves room for the largest picture and the flavour', () => {
    expect(compose(face(['Ready.'], 'It shines.'))).toEqual({ art: 16.6, flavour: true });
  });

  it('the flavour goes before the picture gives way', () => {
    const { art, flavour } = compose(face([words(60)], words(20)));
    expect(flavour).toBe(false);
    expect(art).toBeGreaterThanOrEqual(9);
  });

  it('the picture never vanishes, and the text is never cut for it', () => {
    expect(compose(face([words(200)])).art).toBe(6.4);
  });

  it('a long word of a name may be broken after a syllable, a short one not', () => {
    const broken = (name: string) => breakable(name).replaceAll('\u00ad', '-');
    expect(broken('Unaufhaltsamer Vormarsch')).toBe('Unauf-halt-sa-mer Vormarsch');
    expect(broken('Goblinkrieger')).toBe('Go-blin-krie-ger');
    expect(broken('Durchschlagender')).toBe('Durch-schla-gen-der');
  });
});
