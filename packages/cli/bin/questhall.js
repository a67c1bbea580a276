#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const main = new URL('../dist/main.js', import.meta.url);
if (!existsSync(main)) build();
await import(main.href);

/** A fresh clone has no dist folder: the first command builds it rather than failing. */
function build() {
  const setup = fileURLToPath(new URL('../../../scripts/setup.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [setup], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}
