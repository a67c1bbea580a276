import { describe, expect, it } from 'vitest';
import { Shown } from '../../src/table/worker/shown.js';

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
    const sight = new Shown(never);
    sight.send();
    sight.send();
    const waited = sight.all();
    sight.see(1);
    expect(await settled(waited)).toBe(false);
    sight.see(2);
    expect(await settled(waited)).toBe(true);
  });

  it('wait for nothing that was shown already', async () => {
    const sight = new Shown(never);
    expect(await settled(sight.all())).toBe(true);
    sight.send();
    sight.see(1);
    expect(await settled(sight.all())).toBe(true);
  });

  it('go on after a while if nobody looks', async () => {
    const sight = new Shown(() => Promise.resolve());
    sight.send();
    expect(await settled(sight.all())).toBe(true);
  });
});
