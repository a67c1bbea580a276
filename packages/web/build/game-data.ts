import { fileURLToPath } from 'node:url';
import { type GameModule, gameCodes, loadGame } from '@questhall/games';
import { readTests, scanTests } from '@questhall/rulebook/coverage';
import { gameData as dataOf, rulesOfCards } from '@questhall/tabletop';
import type { Plugin } from 'vite';

type Exports = { readonly [name: string]: unknown };

/**
 * What the app knows about a game without loading its rules: `virtual:cards/<game>/<language>` with what can be begun,
 * `virtual:switches/<game>`, `virtual:rules-of-cards/<game>`, and `virtual:verified/<game>`, how many tests show each
 * rule at work.
 */
const MODULES: {
  readonly [what: string]: (game: GameModule, language: string) => Exports | Promise<Exports>;
} = {
  cards: (game, language) => dataOf(game, language),
  switches: ({ offer }) => ({ switches: offer.switches }),
  'rules-of-cards': (game) => ({ rulesOfCards: rulesOfCards(game) }),
  verified: ({ code }) => ({ verified: verified(code) }),
};

function verified(game: string): { [rule: string]: number } {
  const counts: { [rule: string]: number } = {};
  const tests = fileURLToPath(new URL(`../../../games/${game}/test`, import.meta.url));
  for (const { rule } of scanTests(readTests(tests))) counts[rule] = (counts[rule] ?? 0) + 1;
  return counts;
}

const NAME = /^virtual:([\w-]+)\/([\w-]+)(?:\/(\w+))?$/;

/** How to make the module of this name; nothing if it is not one of ours. */
function makerOf(id: string): (() => Promise<Exports | undefined>) | undefined {
  const [, what = '', code = '', language = 'en'] = NAME.exec(id) ?? [];
  const make = MODULES[what];
  if (make === undefined || !gameCodes.includes(code)) return undefined;
  return async () => {
    const game = await loadGame(code);
    return game && make(game, language);
  };
}

export function gameData(): Plugin {
  return {
    name: 'questhall-game-data',
    resolveId: (id) => (makerOf(id) === undefined ? undefined : `\0${id}`),
    load: async (id) => {
      const make = id.startsWith('\0') ? makerOf(id.slice(1)) : undefined;
      return (
        make &&
        Object.entries((await make()) ?? {})
          .map(exported)
          .join('')
      );
    },
  };
}

/** A string is parsed faster than a literal of this size. */
const exported = ([name, value]: readonly [string, unknown]): string =>
  `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});\n`;
