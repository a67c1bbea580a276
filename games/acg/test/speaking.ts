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

export const literals = (text: string): string[] =>
  [...text.matchAll(/'([a-z]+(?:-[a-z]+)*)'/g)].map((match) => match[1] as string);
