import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

type Bundle = {
  readonly [file: string]: { type: string; code?: string; imports?: string[]; isEntry?: boolean };
};

/** The build fails when what the hall loads before it is shown has grown beyond `kilobytes`, compressed. */
export function budget(kilobytes: number): Plugin {
  return {
    name: 'questhall-budget',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = loadedFirst(bundle as Bundle);
      const size = files.reduce((sum, file) => sum + compressed(bundle as Bundle, file), 0) / 1000;
      if (size > kilobytes)
        this.error(`The hall loads ${size.toFixed(0)} kB of script; ${kilobytes} kB is the most.`);
      this.info(`the hall loads ${size.toFixed(0)} kB of script`);
    },
  };
}

const compressed = (bundle: Bundle, file: string): number => gzipSync(bundle[file]?.code ?? '').length;

/** The entry and all that it imports before it runs. */
function loadedFirst(bundle: Bundle): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const next of bundle[file]?.imports ?? []) visit(next);
  };
  for (const [file, { isEntry }] of Object.entries(bundle)) if (isEntry === true) visit(file);
  return [...found];
}
