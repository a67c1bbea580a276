import { playOn } from '@questhall/test-kit';
import { describe, expect, test } from 'vitest';
import { lostRelics, lostRelicsBox, lostRelicsGame } from '../../src/index.js';
import { barred } from '../../src/text/en/barred.js';
import { testBox } from '../kit.js';
import { look, nothingFound } from './look.js';
import { layOut, positions } from './positions.js';

const GAMES = 60;
const adventures = lostRelicsGame.offer.adventures().filter(({ kind }) => kind === 'adventure');

/** All reasons that anything here has shown. */
const shown = new Set<string>();

describe('what is said about things that are not possible', () => {
  test(`is true at every question of ${GAMES} random games`, () => {
    const found = nothingFound();
    for (let n = 0; n < GAMES; n++) {
      const adventure = adventures[n % adventures.length]?.id;
      const setup = lostRelics.setup({ players: 1 + (n % 4), adventure });
      const { state } = lostRelics.start(setup, `why-${n}`);
      playOn(lostRelics, state, {
        seed: `why-${n}`,
        look: (at) => look(lostRelicsBox, at, found),
      });
    }
    for (const why of Object.keys(found.seen)) shown.add(why);
    expect([...new Set(found.faults)]).toEqual([]);
  });

  test.each(Object.entries(positions))('%s', (_, position) => {
    const found = nothingFound();
    const { table, why } = layOut(position);
    look(testBox(), table.state, found);
    expect(found.faults).toEqual([]);
    expect(Object.keys(found.seen)).toEqual(expect.arrayContaining([...why]));
    for (const reason of Object.keys(found.seen)) shown.add(reason);
  });

  test('has been looked at for every reason that has a sentence', () => {
    const reasons = Object.keys(barred).map((key) => key.slice('barred.'.length));
    expect(reasons.filter((why) => !shown.has(why))).toEqual([]);
  });
});
