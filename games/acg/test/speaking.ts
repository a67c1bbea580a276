import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { speaker } from '@questhall/test-kit';
import { en } from '../src/text/en/catalogue.js';

export const say = speaker(en, 'en');

/** The sources below a folder of `src`, as one list of texts. */
export function sources(folder: string): string[] {
  const root = join(import.meta.dirname, '../src', folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8'));
}

/** The argument texts of every call of one of these functions, without lists and without the functions inside. */
export function callsOf(source: string, names: string): string[] {
  const found: string[] = [];
  for (const match of source.matchAll(new RegExp(`(?:${names})(?:<[^(]*>)?\\(`, 'g'))) {
    found.push(inside(source, match.index + match[0].length).replace(/\[[^\]]*\]/g, ''));
  }
  return found;
}

function inside(source: string, from: number): string {
  let depth = 1;
  let at = from;
  while (depth > 0 && at < source.length) {
    const letter = source[at++];
    if (letter === '(') depth++;
    if (letter === ')') depth--;
  }
  return source.slice(from, at - 1);
}

export const literals = (text: string): string[] =>
  [...text.matchAll(/'([a-z]+(?:-[a-z]+)*)'/g)].map((match) => match[1] as string);
