import { describe, it } from 'vitest';
import { activation } from '../../src/rules/actions.js';
import type { HeroId } from '../../src/terms.js';
import { type AcgTable, table } from '../kit.js';
import { expectRolled } from './rolled.js';

const ROLLS = 20_000;
const begun = (t: AcgTable, hero: HeroId) => t.runs(activation, { hero });
const HARM = ['successes', 'suffered', 'fall'];

describe('what is worked out is what the dice do', () => {
  it('attack on a resilient enemy, among two, with tokens', () => {
    const t = table()
      .hero('waywatcher', { tokens: { attack: 2 }, remaining: 4 })
      .enemy('knight', { card: 'barrow-knight-elite', in: 'waywatcher' })
      .enemy('orc', { card: 'orc-boy#1', in: 'waywatcher' });
    const answers = { 'choose-action': ['deadly-shot'], 'choose-targets': ['knight'], 'spend-tokens': ['2'] };
    const compare = [...HARM, 'wounds', 'defeat'];
    expectRolled(begun(t, 'waywatcher'), { rolls: ROLLS, ask: 'spend-tokens', answers, compare });
  });
});
