import { expect, test } from 'vitest';
import { questSheet } from '../../src/content/library.js';
import { cardText, sheetParts } from '../../src/effects/card-text.js';
import { acgBox } from '../../src/index.js';
import { english } from '../../src/text/en/index.js';

const PRINTED = { box: acgBox };
const words = english(acgBox);

/** Sentences of quest sheets and locations that are easily made clumsy or ambiguous. */
test.each([
  [
    'a-foul-stench',
    'who falls is named in the moment',
    'After Odious Grump is defeated, place that enemy in the nemesis lair. Add 4 progress to the location.',
  ],
  [
    'the-brokers-ledger',
    'so is the kind of enemy',
    'After a non-nemesis Brigand enemy is defeated, you claim 1 success token.',
  ],
  [
    'the-twice-crowned',
    'with or without its rank',
    'After a Ratfolk enemy is defeated, one Greenskin enemy suffers 1 wound.',
  ],
  [
    'the-counting-house',
    'or its rank alone',
    'After a non-nemesis enemy is defeated, you claim 1 success token.',
  ],
  [
    'poison-in-the-granary',
    'a location is named where it is revealed',
    'After The Weighing Floor is revealed, shuffle Blightglass into the top 3 cards of the dungeon deck.',
  ],
  [
    'the-brokers-ledger',
    'and what is said twice of one enemy names it once',
    'After The Counting House is revealed, unless The Tallyman is in play or has been defeated, spawn The Tallyman.',
  ],
  [
    'the-drowned-vault',
    'in a line of its own, too',
    'Blue peril: Unless The Drowned Abbot is in play or has been defeated, spawn The Drowned Abbot. ' +
      'Each hero with at least 3 exhausted actions suffers 1 wound.',
  ],
  [
    'the-drowned-vault',
    'an override says what it leaves alone',
    "An enemy whose own text makes it engage a hero engages the party leader instead. 'Advance' is not changed.",
  ],
])('%s: %s', (id, _, expected) => {
  const card = acgBox.records[id];
  expect((card && cardText(card, words))?.split('\n')).toContain(expected);
});

test('kinds that start with a vowel', () => {
  const lines = [{ do: { peril: { change: 1 } } }];
  const when = { window: 'enemy-defeated' as const, lines };
  expect(words.cards.ability({ ...when, if: { thatEnemy: { trait: 'Undead' } } }, 'table')).toBe(
    'After an Undead enemy is defeated, increase peril by 1.',
  );
  expect(words.cards.ability({ ...when, if: { thatEnemy: { elite: true } } }, 'hero')).toBe(
    'After you defeat an elite enemy, increase peril by 1.',
  );
  expect(words.cards.ability({ ...when, if: { thatEnemy: { nemesis: true } } }, 'hero')).toBe(
    'After you defeat a nemesis, increase peril by 1.',
  );
});

test('a sheet that sends spawned enemies to the leader', () => {
  const sheet = {
    ...questSheet(PRINTED, 'a-foul-stench'),
    questRules: [],
    overrides: { spawn: 'leader' as const },
  };
  expect(sheetParts(sheet, words).rules).toEqual([
    'A spawned enemy that would engage another hero engages the party leader instead.',
  ]);
});
