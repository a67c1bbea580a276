import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

type BuiltFile = { readonly url: string; readonly revision: string | null };

/** What has a hash in its name never changes; the rest is told apart by what is in it. */
function builtFile(folder: string, file: string): BuiltFile {
  if (file.startsWith('assets/')) return { url: `/${file}`, revision: null };
  const hash = createHash('sha256').update(readFileSync(join(folder, file)));
  return { url: `/${file}`, revision: hash.digest('hex').slice(0, 16) };
}

function builtFiles(folder: string): BuiltFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => file !== 'sw.js' && !/\.(br|gz)$/.test(file))
    .sort()
    .map((file) => builtFile(folder, file));
}

/** Builds the service worker when everything else is built, with the list of what it has to keep. */
export function offline(worker: string): Plugin {
  let folder = '';
  let root = '';
  return {
    name: 'questhall-offline',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    async writeBundle() {
      await build({
        root,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: {
          BUILT_FILES: JSON.stringify(builtFiles(folder)),
          'process.env.NODE_ENV': JSON.stringify('production'),
        },
        build: {
          outDir: folder,
          emptyOutDir: false,
          lib: { entry: worker, formats: ['iife'], name: 'questhall', fileName: () => 'sw.js' },
        },
      });
    },
  };
}
