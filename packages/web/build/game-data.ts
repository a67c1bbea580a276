import { fileURLToPath } from 'node:url';
import type { AcgLanguage } from '@questhall/acg';
import { readTests, scanTests } from '@questhall/rulebook/coverage';
import type { Plugin } from 'vite';
import { rulesOf } from './card-rules.js';

type Exports = { readonly [name: string]: unknown };

/**
 * What the app knows about a game without loading its rules, worked out when it is built: the cards with their
 * texts, the game in a few paragraphs, which rules each card makes use of, and how many tests show each rule at work.
 */
const MODULES: { readonly [id: string]: () => Promise<Exports> } = {
  'virtual:cards/acg/en': () => acgDeck('en'),
  'virtual:cards/acg/de': () => acgDeck('de'),
  'virtual:cards/lost-relics/en': lostRelicsDeck,
  'virtual:cards/lost-relics/de': lostRelicsDeck,
  'virtual:switches/acg': async () => {
    const { acg } = await import('@questhall/acg');
    return { switches: acg.switches };
  },
  'virtual:rules-of-cards/acg': async () => ({ rulesOfCards: await acgRulesOfCards() }),
  'virtual:verified/acg': async () => ({ verified: verified('acg') }),
};

async function acgDeck(language: AcgLanguage): Promise<Exports> {
  const { acgCards, acgIn } = await import('@questhall/acg');
  const { catalogue, guide = [] } = (await acgIn(language)).show;
  return { cards: acgCards(language), guide: guide.map(({ key }) => catalogue[key] ?? '') };
}

/** Told in one language so far. */
async function lostRelicsDeck(): Promise<Exports> {
  const { lostRelicsCards, lostRelicsShow } = await import('@questhall/lost-relics');
  const { catalogue, guide = [] } = lostRelicsShow;
  return { cards: lostRelicsCards(), guide: guide.map(({ key }) => catalogue[key] ?? '') };
}

async function acgRulesOfCards(): Promise<{ [card: string]: string[] }> {
  const { acgCards, acgCarried } = await import('@questhall/acg');
  const carried = acgCarried();
  return Object.fromEntries(acgCards().map(({ card }) => [card.id, rulesOf(card, carried)]));
}

function verified(game: string): { [rule: string]: number } {
  const counts: { [rule: string]: number } = {};
  const tests = fileURLToPath(new URL(`../../../games/${game}/test`, import.meta.url));
  for (const { rule } of scanTests(readTests(tests))) counts[rule] = (counts[rule] ?? 0) + 1;
  return counts;
}

export function gameData(): Plugin {
  return {
    name: 'questhall-game-data',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load: async (id) => {
      const made = id.startsWith('\0') ? MODULES[id.slice(1)] : undefined;
      return made === undefined
        ? undefined
        : Object.entries(await made())
            .map(exported)
            .join('');
    },
  };
}

/** A string is parsed faster than a literal of this size. */
const exported = ([name, value]: readonly [string, unknown]): string =>
  `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});\n`;
