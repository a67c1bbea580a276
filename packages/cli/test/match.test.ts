import { describe, expect, test } from 'vitest';
import type { Meant } from '../src/play/choices.js';
import { matches } from '../src/play/match.js';
import { wordsOf } from '../src/text/likeness.js';
import { de } from '../src/words/de.js';

const meant = (label: string, name = ''): Meant => ({
  label,
  words: wordsOf(`${label} ${name}`),
  numbers: wordsOf(name).filter((word) => /^\d+$/.test(word)),
});
const labels = (typed: string, list: readonly Meant[]) => matches(typed, list).map(({ label }) => label);

const CARDS = [
  meant('Attack: Rockslide Charge'),
  meant('Attack: Shield Bash'),
  meant('Rest: Stubborn Resolve'),
];
const GOBLINS = [
  meant('Goblin (2 wounds)'),
  meant('Goblin (1 wound)'),
  meant('Goblin Shaman'),
  meant('Orc Boy'),
];
const NAMED = [meant('Strike it', 'Goblin 3'), meant('Strike it', 'Goblin 2'), meant('Strike it', 'Bat')];

test('articles of the language that is spoken say nothing', () => {
  const list = [meant('Ratte'), meant('Ratte im Kanal')];
  expect(matches('die ratte', list, de).map(({ label }) => label)).toEqual(['Ratte']);
  const dens = [meant('Rat'), meant('Rat den')];
  expect(labels('rat den', dens)).toEqual(['Rat den']);
});

describe('words mean', () => {
  test.each([
    ['rest', ['Rest: Stubborn Resolve']],
    ['REST', ['Rest: Stubborn Resolve']],
    ['stub', ['Rest: Stubborn Resolve']],
    ['attack shield', ['Attack: Shield Bash']],
    ['shield attack', ['Attack: Shield Bash']],
    ['attack with the shield', ['Attack: Shield Bash']],
    ['attck sheild', ['Attack: Shield Bash']],
    ['resst', ['Rest: Stubborn Resolve']],
    ['attack', ['Attack: Rockslide Charge', 'Attack: Shield Bash']],
    ['fly', []],
    ['attack fly', []],
    ['', []],
    ['the', []],
  ])('%s: %j', (typed, expected) => expect(labels(typed, CARDS)).toEqual(expected));

  test('a whole word before the beginning of another', () => {
    expect(labels('rat', [meant('Rat'), meant('Rattle'), meant('Ratling')])).toEqual(['Rat']);
  });
  test('a whole label before one that says more', () => {
    expect(labels('giant bat', [meant('Giant Bat Swarm'), meant('Giant Bat')])).toEqual(['Giant Bat']);
  });
  test('a beginning before a slip', () => {
    expect(labels('bold', [meant('Bolt'), meant('Boldness')])).toEqual(['Boldness']);
  });
  test('short words are taken at their letters', () => {
    expect(labels('bat', [meant('Rat'), meant('Cat')])).toEqual([]);
  });
});

describe('a number behind words means', () => {
  test('the one that is called so', () => {
    expect(matches('goblin 2', NAMED)).toEqual([NAMED[1]]);
  });
  test('else the second of several, whatever figures stand in the text', () => {
    expect(labels('goblin 2', GOBLINS)).toEqual(['Goblin (1 wound)']);
    expect(labels('goblin 1', GOBLINS)).toEqual(['Goblin (2 wounds)']);
  });
  test('else a figure in the text', () => {
    expect(labels('orc 7', [meant('Orc, 7 health'), meant('Bat')])).toEqual(['Orc, 7 health']);
  });
  test('nothing if there are not so many', () => {
    expect(labels('goblin 9', GOBLINS)).toEqual([]);
  });
});
