import { sayOption, speaker } from '@questhall/test-kit';
import { expect } from 'vitest';
import { catalogue } from '../src/text/en/catalogue.js';
import { attacks, more, rivals, shout } from './battles.js';
import { testItem } from './cards.js';
import { addTestCards, rule, type WowTable } from './kit.js';

const say = speaker(catalogue, 'en');

/** What p1 may answer now, as a terminal says it. */
function answers(made: WowTable): string[] {
  const [asked] = made.state.open;
  if (asked === undefined) return [];
  const { options } = made.rules.explain(made.state, asked);
  return Object.values(options).map((option) => sayOption(say, option));
}
const barred = (made: WowTable): { [card: string]: string } => {
  const [asked] = made.state.open;
  const list = asked === undefined ? [] : made.rules.explain(made.state, asked).barred;
  return Object.fromEntries(
    list.map(({ refs, because, rules }) => [refs[0], `${rules[0]}: ${say(because)}`]),
  );
};

addTestCards(
  shout('shout', 'ann', { cost: 1, improved: [{ level: 'green', lines: [more('defense')] }] }),
  shout('late', 'ann', { window: 'after-roll', lines: [more('damage')] }),
  shout('dear', 'ann', { cost: 5 }),
  shout('bolt', 'ann', { weapon: { attack: 7, type: 'ranged' }, lines: [] }),
  shout('lance', 'ann', { weapon: { attack: 3, type: 'melee' }, lines: [] }),
  testItem('charm', { back: { abilities: [{ window: 'before-roll', may: true, lines: [more('attack')] }] } }),
);

rule(
  ['WOW-ABL-05', 'WOW-KEY-11'],
  'an answer says what it costs and does, improved text from its level on',
  () => {
    const grey = attacks(rivals({ hand: ['shout'], energy: 1, bag: ['charm'] }), 1, 1);
    expect(answers(grey).sort()).toEqual([
      'No',
      'charm item: You have +1 attack for this combat.',
      'shout: 1 energy · You have +1 attack for this combat.',
    ]);
    const green = attacks(rivals({ hand: ['shout'], energy: 1, level: 'green' }), 1, 1);
    expect(answers(green)).toContain(
      'shout: 1 energy · You have +1 attack for this combat. You have +1 defense for this combat.',
    );
  },
);

rule('WOW-WRA-02', 'a card in place of a weapon says its attack', () => {
  expect(answers(attacks(rivals({ hand: ['bolt'] }), 1, 1))[0]).toMatch(/^bolt: free · attack 7 ranged$/);
});

rule(['WOW-ABL-06', 'WOW-ABL-10', 'WOW-WRA-04'], 'why a card of the hand cannot be played now', () => {
  const made = attacks(rivals({ hand: ['late', 'dear', 'bolt', 'lance', 'ann-stroll#1'] }), 1, 1);
  expect(barred(made)).toEqual({
    late: 'WOW-ABL-06: It is played at another moment.',
    dear: 'WOW-ABL-05: You do not have enough energy.',
    'ann-stroll#1': 'WOW-ABL-06: It is played at another moment.',
  });
  made.picks('p1', 'bolt');
  expect(barred(made).lance).toBe('WOW-WRA-04: Only one card replaces your weapon in a combat.');
  const after = attacks(rivals({ hand: ['late', 'bolt'] }), 1, 1).picks('p1', 'decline');
  expect(barred(after)).toEqual({ bolt: 'WOW-WRA-01: It is played before the dice are rolled.' });
});
