import { BaseSequencer } from 'vitest/node';

/** Files that take long by themselves: begun last, one processor would wait for another. */
const LONG = [
  '/test/laws.test.ts',
  '/test/odds/simulated.test.ts',
  '-campaign.test.ts',
  'packages/cli/test/serve.test.ts',
  'packages/sim/test/workers.test.ts',
];

export class LongestFirst extends BaseSequencer {
  /**
   * A fresh clone remembers no times, so the long ones are named.
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    const rank = (/** @type {{ moduleId: string }} */ { moduleId }) => {
      const at = LONG.findIndex((file) => moduleId.endsWith(file));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
