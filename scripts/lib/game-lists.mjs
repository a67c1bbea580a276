import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { foldersIn } from './files.mjs';

const NOTE = '// Written by scripts/generate.mjs. Change its sources, not this file.\n';
const WEB = 'packages/web/src';

/**
 * What the app takes from every game's folder and has to know by type: the words of each language.
 * @param {string} root
 * @returns {Record<string, string>}
 */
export function gameLists(root) {
  if (!existsSync(join(root, WEB, 'games'))) return {};
  return {
    'words-en.ts': wordsSource(root, 'en'),
    'words-de.ts': wordsSource(root, 'de'),
  };
}

/**
 * @param {string} root
 * @param {string} language
 */
function wordsSource(root, language) {
  const games = gamesWith(root, `words/${language}.ts`);
  const imports = games.map((game) => importOf('words', game, `words/${language}.js`));
  const spread = games.map((game) => `  ...${nameOf(game)},\n`);
  return `${NOTE}${imports.join('')}\nexport const gameWords = {\n${spread.join('')}} as const;\n`;
}

/**
 * @param {string} root
 * @param {string} file
 */
function gamesWith(root, file) {
  return foldersIn(join(root, WEB, 'games')).filter((game) =>
    existsSync(join(root, WEB, 'games', game, file)),
  );
}

/**
 * @param {string} exported
 * @param {string} game
 * @param {string} file
 */
function importOf(exported, game, file) {
  return `import { ${exported} as ${nameOf(game)} } from '../games/${game}/${file}';\n`;
}

/** @param {string} game */
function nameOf(game) {
  return game.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
