import { readFileSync } from 'node:fs';

/** The version in the package's own manifest, one folder up from `src` and from `dist`. */
export function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
