import type { AcgView } from '@questhall/acg';
import type { Happened } from '@questhall/table';
import { describe, expect, it } from 'vitest';
import { throwAfter } from '../../src/games/acg/board/happened.js';
import { rollOf } from '../../src/games/acg/board/roll.js';

const event = (type: string, data: object): Happened => ({ type, data: data as Happened['data'] });
const die = (kind: string, ...icons: string[]) => ({ kind, icons });
const idle = { action: null } as unknown as AcgView;
const said = (...events: Happened[]) => rollOf(throwAfter(null, events), idle);
const rolled = event('dice-rolled', {
  dice: [die('hero', 'success', 'success'), die('hero', 'critical'), die('enemy', 'claw')],
});
const landed = event('critical', {
  die: 1,
  dice: [die('hero', 'success', 'success'), die('hero', 'defence'), die('enemy', 'claw')],
});
const successes = (count: number) => event('successes', { hero: 'ironbreaker', type: 'attack', count });

describe('the sum of a roll, in words', () => {
  it('is said when it is known', () => {
    expect(said(rolled)).toMatchObject({ sum: null, answer: null, who: null });
    expect(said(rolled, landed, successes(3))).toMatchObject({
      ...{ who: 'Ironbreaker', sum: '2 + 1 critical = 3 successes' },
    });
  });

  it('adds up, whatever cards and conditions do', () => {
    expect(said(rolled, landed, successes(2))?.sum).toBe('2 + 1 critical − 1 from cards = 2 successes');
    expect(said(rolled, landed, successes(4))?.sum).toBe('2 + 1 critical + 1 from cards = 4 successes');
    const blank = event('dice-rolled', { dice: [die('hero')] });
    expect(said(blank, successes(0))?.sum).toBe('no success');
  });

  it('says what enemies do with their dice', () => {
    const attack = event('enemies-attack', { hero: 'ironbreaker', attackers: ['e1'], cards: [], attack: 3 });
    const blocked = event('attack-blocked', { hero: 'ironbreaker', count: 1 });
    expect(said(rolled, landed, attack)?.answer).toBe('1 claw: attack 3 = 3 wounds');
    expect(said(rolled, landed, attack, blocked)?.answer).toBe('1 claw: attack 3 − 1 defence = 2 wounds');
  });
});
