import type { Advice, Sampled } from '@questhall/bots';
import { type Asked, hintOf, Teller } from '@questhall/table';
import { describe, expect, it } from 'vitest';
import { loadGame } from '../../src/table/worker/games.js';
import { chances, GAME, openQuestion, playOn, seated, value } from './seated.js';

const asked = {
  id: 4,
  options: [
    { id: 'a', name: 'Ironbreaker', text: 'Ironbreaker: 5 of 8 health left' },
    { id: 'b', name: 'Waywatcher', text: 'Waywatcher: 2 of 6 health left' },
    { id: 'c', name: 'Nothing more', text: 'Nothing more: rest' },
  ],
} as unknown as Asked;

const tried = (pick: string, worth: number, changes: Sampled['changes']): Sampled => ({
  ...{ picks: [pick], tries: 100, worth, low: worth, high: worth, ends: {}, changes },
});

async function hinted(language: string, ...all: Sampled[]) {
  const teller = new Teller(await loadGame(GAME, language));
  return hintOf({ asked, teller, odds: [], advice: { all, compared: all } satisfies Advice });
}

describe('advice', () => {
  it('says how the figures of the game differ from those after the next best', async () => {
    const best = tried('a', 0.5, { wounds: 0.2, progress: 2, peril: 0.5, rounds: 3 });
    const next = tried('b', 0.4, { wounds: 1.6, progress: 1.21, peril: 0, rounds: 0 });
    const hint = await hinted('en', best, next);
    expect(hint.gains).toEqual(['1.4 fewer wounds', '0.8 more progress']);
    expect(hint.costs).toEqual(['0.5 more peril']);
    expect(hint.reason).toBe('hint.clear');
    expect(hint.texts).toEqual(['Ironbreaker: 5 of 8 health left']);
    expect(hint.next).toEqual({ texts: ['Waywatcher'], worth: 0.4 });
    expect((await hinted('de', best, next)).gains).toEqual(['1,4 Wunden weniger', '0,8 Fortschritt mehr']);
  });

  it('calls answers alike only if they are, and says in what', async () => {
    const [one, other] = [tried('a', 0.5, { wounds: 1 }), tried('b', 0.4999, { wounds: 1.01 })];
    expect(await hinted('en', one, other)).toMatchObject({
      reason: 'hint.alike',
      same: ['Wounds of the party'],
    });
    expect((await hinted('en', one, tried('b', 0.4999, { wounds: 2 }))).reason).toBe('hint.close');
    expect((await hinted('en', one, other, tried('c', 0.2, { wounds: 1 }))).reason).toBe('hint.even');
  });

  it('is never worth less than the answer named beside it', async () => {
    const { table } = await seated();
    const draw = chances(5);
    for (let i = 0; i < 25; i++) {
      const hint = value(await table.hint(openQuestion(table).id));
      expect(hint.worth).toBeGreaterThanOrEqual(hint.next?.worth ?? 0);
      await playOn(table, 1, draw);
    }
    await table.close();
  });
});
