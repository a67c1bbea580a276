import { expect } from 'vitest';
import { journeysEnd, spendRealmstone } from '../../src/procs.js';
import { addTestCards, rule, table } from '../kit.js';

const empowerment = (id: string, slot: 'armour' | 'weapon', cost: number) => ({
  kind: 'empowerment',
  id,
  name: id,
  origin: 'ours',
  slot,
  cost,
  copies: 2,
});
addTestCards(
  empowerment('ring', 'armour', 1),
  empowerment('mail', 'armour', 2),
  empowerment('edge', 'weapon', 4),
  empowerment('fang', 'weapon', 5),
);

const rich = (...realmstone: string[]) =>
  table({ players: 1 })
    .given(({ heroes }) => {
      for (const hero of heroes) hero.where = 'standing';
    })
    .person('ada', { realmstone });
const spends = (...realmstone: string[]) => rich(...realmstone).runs(spendRealmstone, {});
const ofAda = (...ids: string[]) => ['decline', ...ids.map((id) => `ada/${id}`)];

rule(['CC-RLM-01', 'CC-RLM-02'], 'values are points; what costs more than these is not offered', () => {
  const options = spends('stone-1#1', 'stone-3#1').state.open[0]?.options;
  expect([...(options ?? [])].sort()).toEqual(ofAda('ring', 'mail', 'edge').sort());
});

rule('CC-RLM-03', 'it goes into its own slot', () => {
  spends('stone-2#1')
    .answers('p1', 'buy-empowerment', 'ada/mail')
    .personHas('ada', { armour: 'mail', weapon: null });
});

rule(
  ['CC-RLM-04', 'CC-RLM-06', 'CC-RLM-10'],
  'the one before it goes back; two heroes have the same at most',
  () => {
    rich('stone-2#1')
      .person('ada', { armour: 'ring' })
      .person('bert', { armour: 'ring' })
      .person('cora', { realmstone: ['stone-1#1'] })
      .runs(spendRealmstone, {})
      .doesNotOffer('p1', 'ada/ring')
      .answers('p1', 'buy-empowerment', 'ada/mail')
      .personHas('ada', { armour: 'mail' })
      .offers('p1', 'cora/ring');
    rich('stone-1#1')
      .person('bert', { armour: 'ring' })
      .person('edda', { armour: 'ring' })
      .runs(spendRealmstone, {})
      .isQuiet()
      .personHas('ada', { armour: null });
  },
);

rule(
  ['CC-RLM-05', 'CC-JEN-11', 'CC-RLM-07'],
  'realmstone is pooled before it is spent; empowerments never change hands',
  () => {
    const one = rich('stone-2#1')
      .person('ada', { armour: 'mail' })
      .person('bert', { realmstone: ['stone-2#2'] })
      .person('cora', { realmstone: ['stone-1#1'] })
      .journey({ result: 'failure' })
      .questDie(6)
      .runs(journeysEnd, {})
      .doesNotOffer('party', 'ada/bert/mail');
    one
      .answers('party', 'trade-at-end', 'bert/ada/stone-2#2')
      .answers('party', 'trade-at-end', 'cora/ada/stone-1#1')
      .answers('party', 'trade-at-end', 'decline')
      .answers('p1', 'buy-empowerment', 'ada/fang')
      .personHas('ada', { weapon: 'fang', armour: 'mail', realmstone: [] });
  },
);

rule('CC-RLM-08', 'what is not spent is lost', () => {
  spends('stone-2#1')
    .answers('p1', 'buy-empowerment', 'decline')
    .personHas('ada', { realmstone: [] })
    .check(({ discovery: { discard } }) => expect(discard).toEqual(['stone-2#1']));
});

rule('CC-RLM-09', 'change of a card buys more in the same step', () => {
  spends('stone-3#1')
    .answers('p1', 'buy-empowerment', 'ada/mail')
    .answers('p1', 'buy-empowerment', 'ada/ring')
    .personHas('ada', { armour: 'ring', realmstone: [] });
});

rule('CC-EXE-08', 'the first may cost one less, but never nothing', () => {
  const cheaper = (...realmstone: string[]) =>
    rich(...realmstone)
      .given((b) => {
        b.later = [{ when: 'journeys-end', what: 'cheaper' }];
      })
      .runs(spendRealmstone, {});
  cheaper('stone-3#1')
    .offers('p1', 'ada/edge')
    .answers('p1', 'buy-empowerment', 'ada/edge')
    .personHas('ada', { weapon: 'edge' })
    .isQuiet();
  cheaper('stone-2#1')
    .answers('p1', 'buy-empowerment', 'ada/ring')
    .personHas('ada', { armour: 'ring' })
    .isQuiet();
});
