import { fileURLToPath } from 'node:url';
import { readTests, scanTests } from '@questhall/rulebook/coverage';
import type { Plugin } from 'vite';
import type { GameData } from '../src/games/game-data.js';
import { dataOfGames } from '../src/generated/game-data.js';

type Exports = { readonly [name: string]: unknown };

const GAMES: { readonly [game: string]: GameData } = dataOfGames;

/**
 * What the app knows about a game without loading its rules: `virtual:cards/<game>/<language>`,
 * `virtual:switches/<game>`, `virtual:rules-of-cards/<game>`, and `virtual:verified/<game>`, how many tests show each
 * rule at work.
 */
const MODULES: {
  readonly [what: string]: (game: string, data: GameData, language: string) => Promise<Exports>;
} = {
  cards: (_, data, language) => data.deck(language),
  switches: async (_, data) => ({ switches: await data.switches() }),
  'rules-of-cards': async (_, data) => ({ rulesOfCards: await data.rulesOfCards() }),
  verified: async (game) => ({ verified: verified(game) }),
};

function verified(game: string): { [rule: string]: number } {
  const counts: { [rule: string]: number } = {};
  const tests = fileURLToPath(new URL(`../../../games/${game}/test`, import.meta.url));
  for (const { rule } of scanTests(readTests(tests))) counts[rule] = (counts[rule] ?? 0) + 1;
  return counts;
}

const NAME = /^virtual:([\w-]+)\/([\w-]+)(?:\/(\w+))?$/;

/** How to make the module of this name; nothing if it is not one of ours. */
function makerOf(id: string): (() => Promise<Exports>) | undefined {
  const [, what = '', game = '', language = 'en'] = NAME.exec(id) ?? [];
  const make = MODULES[what];
  const data = GAMES[game];
  return make && data && (() => make(game, data, language));
}

export function gameData(): Plugin {
  return {
    name: 'questhall-game-data',
    resolveId: (id) => (makerOf(id) === undefined ? undefined : `\0${id}`),
    load: async (id) => {
      const make = id.startsWith('\0') ? makerOf(id.slice(1)) : undefined;
      return (
        make &&
        Object.entries(await make())
          .map(exported)
          .join('')
      );
    },
  };
}

/** A string is parsed faster than a literal of this size. */
const exported = ([name, value]: readonly [string, unknown]): string =>
  `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});\n`;
