import type { Plugin } from 'vite';

type Deck = { readonly cards: unknown; readonly guide: readonly string[] };

/**
 * The cards of each game with their texts, worked out when the app is built: a page that shows cards does not
 * have to load the rules that the texts are made from.
 */
const DECKS: { readonly [id: string]: () => Promise<Deck> } = {
  'virtual:cards/acg': async () => {
    const { acgCards, acgShow } = await import('@questhall/acg');
    return { cards: acgCards(), guide: (acgShow.guide ?? []).map(({ key }) => acgShow.catalogue[key] ?? '') };
  },
};

export function cards(): Plugin {
  return {
    name: 'questhall-cards',
    resolveId: (id) => (id in DECKS ? `\0${id}` : undefined),
    load: async (id) => {
      const deck = DECKS[id.slice(1)];
      if (!id.startsWith('\0') || deck === undefined) return undefined;
      const { cards, guide } = await deck();
      return `${exported('cards', cards)}${exported('guide', guide)}`;
    },
  };
}

/** A string is parsed faster than a literal of this size. */
const exported = (name: string, value: unknown): string =>
  `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});\n`;
