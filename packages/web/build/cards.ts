import type { Plugin } from 'vite';

/**
 * The cards of each game with their texts, worked out when the app is built: a page that shows cards does not
 * have to load the rules that the texts are made from.
 */
const DECKS: { readonly [id: string]: () => Promise<unknown> } = {
  'virtual:cards/acg': async () => (await import('@questhall/acg')).acgCards(),
};

export function cards(): Plugin {
  return {
    name: 'questhall-cards',
    resolveId: (id) => (id in DECKS ? `\0${id}` : undefined),
    load: async (id) => {
      const deck = DECKS[id.slice(1)];
      if (!id.startsWith('\0') || deck === undefined) return undefined;
      // A string is parsed faster than a literal of this size.
      return `export const cards = JSON.parse(${JSON.stringify(JSON.stringify(await deck()))});`;
    },
  };
}
