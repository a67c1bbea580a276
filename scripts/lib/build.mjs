import { runQuiet, TOOLS } from './run.mjs';

/**
 * Compiles all packages. What an older or interrupted build left behind can lead the next one astray, so a build that fails
 * is done once more from nothing before it is believed.
 */
export async function buildPackages() {
  const built = await runQuiet(TOOLS.tsc, ['-b']);
  return built.code === 0 ? built : runQuiet(TOOLS.tsc, ['-b', '--force']);
}
