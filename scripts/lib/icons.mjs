import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { filesBelow, foldersIn } from './files.mjs';
import { readJson } from './json.mjs';

/**
 * @typedef {Record<string, { body: string }>} IconSet
 * @typedef {import('./generators.mjs').Output} Output
 * @typedef {{ icon: string, where: string }} Wanted
 */

const NOTE = '// Written by scripts/generate.mjs. Change its sources, not this file.\n';
const APP = 'packages/web/icons.json';
const GAMES = 'packages/web/src/games';

/** An icon that the set does not have; nobody should find out by looking at an empty card. */
export class UnknownIcon extends Error {}

/**
 * The drawings that the app shows by itself: only those that are used, and those that lessons of games name.
 * @param {string} root
 * @param {IconSet} [set]
 * @returns {Record<string, string>}
 */
export function appIconFiles(root, set) {
  return existsSync(join(root, APP)) ? iconFiles(root, APP, set, { 'app-icons': iconsOfLessons(root) }) : {};
}

/**
 * The drawings of each game, in its folder of the app: `icons.json` there lists what it draws by itself, the records of the
 * game name the rest.
 * @param {string} root
 * @param {IconSet} [set]
 * @returns {Output[]}
 */
export function gameIconOutputs(root, set) {
  const games = foldersIn(join(root, GAMES)).filter((game) =>
    existsSync(join(root, GAMES, game, 'icons.json')),
  );
  return games.map((game) => ({
    folder: `${GAMES}/${game}/generated`,
    files: iconFiles(root, `${GAMES}/${game}/icons.json`, set, { icons: iconsOfGame(root, game) }),
  }));
}

/**
 * One module for each name in a list, with what is named elsewhere and goes there too.
 * @param {string} root
 * @param {string} list
 * @param {IconSet} [set]
 * @param {Record<string, readonly Wanted[]>} [elsewhere]
 * @returns {Record<string, string>}
 */
function iconFiles(root, list, set = gameIcons(), elsewhere = {}) {
  const listed = /** @type {Record<string, string[]>} */ (readJson(join(root, list), list));
  const files = Object.entries(listed).map(([name, own]) => {
    const wanted = own.map((icon) => ({ icon, where: list }));
    return [`${name}.ts`, iconSource(name, pathsOf([...wanted, ...(elsewhere[name] ?? [])], set))];
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
 * @returns {Wanted[]}
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
 * The list of lessons shows them, and no drawing of the game is loaded there.
 * @param {string} root
 * @returns {Wanted[]}
 */
function iconsOfLessons(root) {
  return foldersIn(join(root, 'games')).flatMap((game) => {
    const lessons = `games/${game}/src/lessons`;
    return filesBelow(join(root, lessons), '.ts').flatMap((file) => {
      const where = `${lessons}/${file}`;
      const named = readFileSync(join(root, where), 'utf8').matchAll(/\bicon: '([\w-]+)'/g);
      return [...named].map(([, icon = '']) => ({ icon, where }));
    });
  });
}

/**
 * @param {readonly Wanted[]} wanted
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
  return `${NOTE}export const ${name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())} = {\n${lines.join('')}} as const;\n`;
}
