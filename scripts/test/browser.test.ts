import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findBrowser, installBrowser } from '../lib/browser.mjs';
import { planted } from './planted.js';

/** A machine on whose path is nothing but this apt-get. */
function machine(aptGet: string): string {
  const folder = planted({ 'apt-get': `#!/bin/sh\ncd "\${0%/*}"\n${aptGet}\n` });
  chmodSync(join(folder, 'apt-get'), 0o755);
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  return folder;
}

const INSTALLS = 'echo "$DEBIAN_FRONTEND $*" >> asked; case "$*" in *install*) : > chromium;; esac';

describe.skipIf(process.platform === 'win32')('the browser of the tests', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  test('is installed by the administrator without a question, where there is none', async () => {
    const folder = machine(INSTALLS);
    expect(findBrowser()).toBeUndefined();
    expect((await installBrowser()).code).toBe(0);
    expect(findBrowser()).toBe(join(folder, 'chromium'));
    const asked = readFileSync(join(folder, 'asked'), 'utf8');
    expect(asked).toMatch(/^noninteractive .*update$/m);
    expect(asked).toMatch(/^noninteractive .*install -y --no-install-recommends chromium$/m);
    expect((await installBrowser()).output).toBe('');
  });
  test('is missed with a sentence, where it cannot be installed', async () => {
    machine('[ "$1" = --version ] || { echo "E: Unable to locate package chromium"; exit 100; }');
    const failed = await installBrowser();
    expect(failed.code).toBe(1);
    expect(failed.output).toContain('E: Unable to locate package chromium');
    expect(failed.output).toContain('say where it is with CHROMIUM_PATH');
  });
  test('is not installed by somebody who may not', async () => {
    const folder = machine(INSTALLS);
    vi.spyOn(process, 'getuid').mockReturnValue(1000);
    expect((await installBrowser()).output).toContain('there is none here');
    expect(existsSync(join(folder, 'chromium'))).toBe(false);
  });
  test('is the one that is named, if it is there', async () => {
    machine(INSTALLS);
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
    expect((await installBrowser()).output).toContain("CHROMIUM_PATH names '/nowhere/chromium'");
  });
});
