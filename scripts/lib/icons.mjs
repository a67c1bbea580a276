import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { filesBelow } from './files.mjs';
import { readJson } from './json.mjs';

/** @typedef {Record<string, { body: string }>} IconSet */

const NOTE = '// Written by scripts/generate.mjs. Change its sources, not this file.\n';
const LIST = 'packages/web/icons.json';

/** An icon that the set does not have; nobody should find out by looking at an empty card. */
export class UnknownIcon extends Error {}

/**
 * The drawings the app shows, one module for the app and one for each game: only those that are used.
 * `icons.json` lists what the app draws by itself, the records of a game name the rest.
 * @param {string} root
 * @param {IconSet} [set]
 * @returns {Record<string, string>}
 */
export function iconFiles(root, set) {
  if (!existsSync(join(root, LIST))) return {};
  const icons = set ?? gameIcons();
  const listed = /** @type {Record<string, string[]>} */ (readJson(join(root, LIST), LIST));
  const files = Object.entries(listed).map(([name, own]) => {
    const wanted = [...own.map((icon) => ({ icon, where: LIST })), ...iconsOfGame(root, name)];
    return [`${name}-icons.ts`, iconSource(name, pathsOf(wanted, icons))];
  });
  return Object.fromEntries(files);
}

/** @returns {IconSet} */
function gameIcons() {
  return createRequire(import.meta.url)('@iconify-json/game-icons/icons.json').icons;
}

/**
 * @param {string} root
 * @param {string} game
 */
function iconsOfGame(root, game) {
  const content = `games/${game}/content`;
  return filesBelow(join(root, content), '.json').flatMap((file) => {
    const where = `${content}/${file}`;
    const read = readJson(join(root, where), where);
    const records = /** @type {{ icon?: string }[]} */ (Array.isArray(read) ? read : [read]);
    return records.flatMap(({ icon }) => (icon === undefined ? [] : [{ icon, where }]));
  });
}

/**
 * @param {readonly { icon: string, where: string }[]} wanted
 * @param {IconSet} icons
 */
function pathsOf(wanted, icons) {
  /** @type {Record<string, string>} */
  const paths = {};
  for (const { icon, where } of wanted) {
    const path = icons[icon]?.body.match(/^<path fill="currentColor" d="([^"]+)"\/>$/)?.[1];
    if (path === undefined) throw new UnknownIcon(`${where}: there is no icon '${icon}' in the set.`);
    paths[icon] = path;
  }
  return Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * @param {string} name
 * @param {readonly (readonly [string, string])[]} paths
 */
function iconSource(name, paths) {
  const lines = paths.map(([icon, path]) => `  '${icon}': '${path}',\n`);
  return `${NOTE}export const ${name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}Icons = {\n${lines.join('')}} as const;\n`;
}
