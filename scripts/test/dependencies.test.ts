import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { foldersIn, ROOT } from '../lib/files.mjs';

type Locked = { resolved?: string; link?: boolean; hasInstallScript?: boolean };
type Manifest = Record<'dependencies' | 'devDependencies' | 'overrides', Record<string, string> | undefined>;

const read = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> };
const inside = ['packages', 'games'].flatMap((top) =>
  foldersIn(join(ROOT, top)).map((name) => `${top}/${name}/`),
);
const manifests = ['', 'bench/', ...inside]
  .map((folder) => `${folder}package.json`)
  .filter((file) => existsSync(join(ROOT, file)));

describe('the dependencies', () => {
  it.each(manifests)('are pinned exactly in %s', (file) => {
    const { dependencies, devDependencies, overrides } = read(file) as Manifest;
    for (const version of Object.values({ ...dependencies, ...devDependencies, ...overrides })) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });

  it('need no install script, which newer npm refuses to run', () => {
    expect(Object.keys(packages).filter((name) => packages[name]?.hasInstallScript)).toEqual([]);
  });

  it('are locked without the address of a registry, so that any registry will do', () => {
    expect(Object.values(packages).filter(({ resolved, link }) => resolved !== undefined && !link)).toEqual(
      [],
    );
  });
});
