import { describe, expect, test } from 'vitest';
import { difficultyCard } from '../src/content/library.js';
import { cardText } from '../src/effects/card-text.js';
import { lostRelics, lostRelicsGame, lostRelicsShow } from '../src/index.js';
import { heroOf, resilienceOf } from '../src/queries.js';
import { setUpAdventure } from '../src/rules/setup.js';
import { english } from '../src/text/en/index.js';
import { addTestCards, freshTable, game, table, testBox } from './kit.js';

addTestCards({
  kind: 'difficulty',
  id: 'test-merciless',
  name: 'Merciless',
  origin: 'ours',
  passives: [
    { stat: 'resilience', add: -1 },
    { stat: 'steps', add: -1 },
  ],
  lines: [{ do: { damage: { count: 1, hero: { count: 'all' } } } }],
});

const ADVENTURE = 'waking-stones';
const laidOut = (difficulty: string) => {
  const t = freshTable({ players: 1, adventure: ADVENTURE, difficulty });
  t.runs(setUpAdventure, { adventure: ADVENTURE, next: 0 });
  for (let [open] = t.state.open; open !== undefined; [open] = t.state.open)
    t.picks(open.seat, ...open.options.slice(0, open.min));
  return t;
};

describe('difficulty', () => {
  test('three settings are offered, standard is what nobody chooses', () => {
    const shipped = lostRelicsGame.offer.difficulties().map(({ id }) => id);
    expect(shipped.slice(0, 3)).toEqual(['novice', 'standard', 'veteran']);
    const setup = lostRelics.setup({ players: 2, adventure: ADVENTURE });
    expect(lostRelics.start(setup, 'one').state.board).toMatchObject({ difficulty: 'standard' });
  });

  test('an unknown one is refused with those there are', () => {
    expect(() => lostRelics.setup({ players: 2, adventure: ADVENTURE, difficulty: 'silly' })).toThrow(
      "there is no difficulty 'silly'; there are: novice, standard, veteran",
    );
  });

  test('it changes the numbers of every hero, on both sides of the card', () => {
    const t = table().hero('luxa', { in: 'A' });
    const before = resilienceOf(t.now, heroOf(t.now, 'luxa'));
    t.given((b) => {
      b.difficulty = 'test-merciless';
    });
    expect(resilienceOf(t.now, heroOf(t.now, 'luxa'))).toBe(before - 1);
    t.hero('luxa', { in: 'A', wounded: true });
    expect(resilienceOf(t.now, heroOf(t.now, 'luxa'))).toBe(before - 1);
  });

  test('its lines are carried out at the end of set-up, once everybody stands', () => {
    laidOut('standard').heroHas('luxa', { damage: 0, destiny: 0 });
    laidOut('test-merciless').heroHas('luxa', { damage: 1, destiny: 0 });
    laidOut('novice').heroHas('luxa', { damage: 0, destiny: 1 }).heroHas('taros', { destiny: 0 });
  });

  test('its text says what it does, and stands where the adventure begins and in the log', () => {
    expect(cardText(difficultyCard(game(), 'test-merciless'), english(testBox()))).toBe(
      'Every hero: Resilience −1.\nEvery hero: Your moves reach 1 area less.\nAt the start of each adventure: Each hero takes 1 damage.',
    );
    const setup = lostRelics.setup({ players: 1, adventure: ADVENTURE, difficulty: 'veteran' });
    const { state } = lostRelics.start(setup, 'one');
    expect(lostRelicsShow.journal?.(lostRelics.view(state, 'p1'))).toContain(
      'Difficulty: Veteran. Every hero: Resilience −1.',
    );
  });
});
