import { describe, expect, test } from 'vitest';
import { cardOf } from '../../src/content/library.js';
import { cardText } from '../../src/effects/card-text.js';
import { attackOf, healthOf, heroOf } from '../../src/queries.js';
import { main } from '../../src/rules/campaign.js';
import { english } from '../../src/text/en/index.js';
import { addTestCards, freshTable, game, rules, table, testBox } from '../kit.js';

addTestCards({
  kind: 'difficulty',
  id: 'test-merciless',
  name: 'Merciless',
  origin: 'ours',
  passives: [
    { stat: 'health', add: -4 },
    { stat: 'attack', add: 1, on: 'enemies' },
  ],
  lines: [{ do: { peril: { change: 1 } } }],
});

describe('difficulty', () => {
  test('three settings are offered, standard is what nobody chooses', () => {
    expect(
      game()
        .offer.difficulties()
        .map(({ id }) => id),
    ).toEqual(['novice', 'standard', 'veteran', 'test-merciless']);
    const setup = rules().setup({ players: 2, quest: 'a-foul-stench' });
    expect(rules().start(setup, 'one').state.board).toMatchObject({ difficulty: 'standard' });
  });

  test('an unknown one is refused with those there are', () => {
    expect(() => rules().setup({ players: 2, quest: 'a-foul-stench', difficulty: 'silly' })).toThrow(
      "there is no difficulty 'silly'; there are: novice, standard, veteran",
    );
  });

  test('it changes the health of heroes and the numbers of faceup enemies', () => {
    const t = table()
      .enemy('brute', { card: 'test-brute' })
      .enemy('hidden', { card: 'test-brute', facedown: true });
    const before = healthOf(t.now, heroOf(t.now, 'ironbreaker'));
    t.given((b) => {
      b.difficulty = 'test-merciless';
    });
    expect(healthOf(t.now, heroOf(t.now, 'ironbreaker'))).toBe(before - 4);
    const [brute, hidden] = t.board.enemies;
    if (brute === undefined || hidden === undefined) throw new Error('both were laid out');
    expect([attackOf(t.now, brute), attackOf(t.now, hidden)]).toEqual([2, 1]);
  });

  test('its lines are carried out at the end of set-up', () => {
    const setup = { players: 2, heroes: ['ironbreaker', 'waywatcher'], quest: 'a-foul-stench' } as const;
    const peril = (difficulty: string) => {
      const t = freshTable({ ...setup, heroes: [...setup.heroes], difficulty }).runs(main, {});
      t.picks('p1', 'ironbreaker');
      return t.board.peril;
    };
    expect([peril('standard'), peril('test-merciless')]).toEqual([0, 1]);
  });

  test('its text says what it does', () => {
    expect(cardText(cardOf({ box: testBox() }, 'test-merciless'), english(testBox()))).toBe(
      'Each hero has −4 health.\nEach enemy has +1 attack.\nAt the start of each quest: Increase peril by 1.',
    );
  });
});
