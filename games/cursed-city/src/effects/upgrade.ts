import { z } from 'zod';
import { effect, effectProcedure } from '../kit.js';
import { openRoll } from '../rules/dice.js';

const schema = z.strictObject({});
export type UpgradeParams = z.infer<typeof schema>;

const resolve = effectProcedure('upgrade').step('upgrade', 'CC-DIC-04', (g) => {
  const roll = openRoll(g);
  if (roll?.result !== 'success') return g.end(false);
  roll.result = 'critical';
  return undefined;
});

/** The success of the open roll becomes a critical success, before its Damage is read. */
export const upgradeEffect = effect<UpgradeParams>({
  verb: 'upgrade',
  schema,
  possible: (g) => openRoll(g)?.result === 'success',
  words: () => ({ text: 'the success becomes a critical success' }),
  procedure: resolve,
});
