import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, foldersIn } from './files.mjs';
import { readJson } from './json.mjs';

/**
 * A folder of generated files: paths inside it and their texts. The folder holds nothing else.
 * @typedef {{ folder: string, files: Record<string, string> }} Output
 * @typedef {{ id: string }} Entry
 * @typedef {{ game: string, sections: { id: string, rules: Entry[] }[] }} Ledger
 */

const NOTE = '// Written by scripts/generate.mjs. Change its sources, not this file.\n';

/**
 * The rule ids of each game as a union type, and its ledger, with what players read, as a typed constant.
 * @param {string} root
 * @returns {Output}
 */
export function ledgerOutput(root) {
  const rulebook = 'packages/rulebook';
  const read = (/** @type {string} */ file) => readJson(join(root, rulebook, file), `${rulebook}/${file}`);
  const names = filesBelow(join(root, rulebook, 'ledgers'), '.json');
  const files = names.map((name) => {
    const ledger = /** @type {Ledger} */ (read(`ledgers/${name}`));
    const say = existsSync(join(root, rulebook, 'say', name)) ? read(`say/${name}`) : {};
    return [name.replace(/\.json$/, '.ts'), ledgerSource(ledger, say)];
  });
  return { folder: `${rulebook}/src/generated`, files: Object.fromEntries(files) };
}

/**
 * @param {Ledger} ledger
 * @param {unknown} say
 */
function ledgerSource(ledger, say) {
  const name = ledger.game.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}RuleId`;
  const ids = ledger.sections.flatMap((section) => section.rules.map((rule) => `  | '${rule.id}'`));
  return `${NOTE}import type { Ledger } from '../types.js';

export type ${type} =
${ids.join('\n')};

export const ${name}Ledger: Ledger<${type}> = ${JSON.stringify({ ...ledger, say }, null, 2)};
`;
}

/**
 * The content of every game that has some, one line per record.
 * @param {string} root
 * @returns {Output[]}
 */
export function contentOutputs(root) {
  const games = foldersIn(join(root, 'games')).filter((game) =>
    existsSync(join(root, 'games', game, 'content')),
  );
  return games.map((game) => ({
    folder: `games/${game}/src/generated`,
    files: {
      'content.ts': contentSource(root, `games/${game}/content`),
      ...translationFiles(root, `games/${game}/translations`),
    },
  }));
}

/**
 * One file for each language that a game's content is translated into, loaded only by those who want it.
 * @param {string} root
 * @param {string} translations
 */
function translationFiles(root, translations) {
  const languages = existsSync(join(root, translations)) ? foldersIn(join(root, translations)) : [];
  return Object.fromEntries(
    languages.map((language) => [`${language}.ts`, translationSource(root, `${translations}/${language}`)]),
  );
}

/**
 * @param {string} root
 * @param {string} folder
 */
function translationSource(root, folder) {
  const files = filesBelow(join(root, folder), '.json');
  const read = (/** @type {string} */ file) => readJson(join(root, folder, file), `${folder}/${file}`);
  const records = files
    .flatMap((file) => Object.entries(/** @type {Record<string, unknown>} */ (read(file))))
    .map(([id, text]) => `  ${JSON.stringify(id)}: ${JSON.stringify(text)},\n`);
  return `${NOTE}export const records = {
${records.join('')}};
`;
}

/**
 * @param {string} root
 * @param {string} content
 */
function contentSource(root, content) {
  const records = filesBelow(join(root, content), '.json').flatMap((file) => {
    const read = readJson(join(root, content, file), `${content}/${file}`);
    return (Array.isArray(read) ? read : [read]).map((record) => `  ${JSON.stringify({ file, record })},\n`);
  });
  return `${NOTE}export const records: readonly { readonly file: string; readonly record: unknown }[] = [
${records.join('')}];
`;
}
