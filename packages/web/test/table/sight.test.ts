import { describe, expect, it } from 'vitest';
import { Sight } from '../../src/table/worker/sight.js';

const never = () => new Promise<void>(() => undefined);
const settled = async (waited: Promise<void>): Promise<boolean> => {
  let done = false;
  waited.then(() => {
    done = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  return done;
};

describe('companions who are faster than the page', () => {
  it('wait until all that was sent has been shown', async () => {
    const sight = new Sight(never);
    sight.send();
    sight.send();
    const waited = sight.clear();
    sight.see(1);
    expect(await settled(waited)).toBe(false);
    sight.see(2);
    expect(await settled(waited)).toBe(true);
  });

  it('wait for nothing that was shown already', async () => {
    const sight = new Sight(never);
    expect(await settled(sight.clear())).toBe(true);
    sight.send();
    sight.see(1);
    expect(await settled(sight.clear())).toBe(true);
  });

  it('go on after a while if nobody looks', async () => {
    const sight = new Sight(() => Promise.resolve());
    sight.send();
    expect(await settled(sight.clear())).toBe(true);
  });
});
