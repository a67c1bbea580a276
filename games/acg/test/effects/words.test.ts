import { describe, expect, test } from 'vitest';
import type { Line } from '../../src/content/line.js';
import type { Predicate } from '../../src/content/selectors.js';
import { cardText } from '../../src/effects/card-text.js';
import { vocabulary } from '../../src/effects/index.js';
import { acgBox } from '../../src/index.js';
import { WINDOWS } from '../../src/terms.js';
import { english } from '../../src/text/en/index.js';
import { ifWords } from '../../src/text/en/predicates.js';
import { costWords, enemyWords, heroWords } from '../../src/text/en/words.js';

const words = english(acgBox);
const about = { speech: { printed: words.printed, verbs: vocabulary.words } };

const textOf = (id: string) => {
  const card = acgBox.records[id];
  if (card === undefined) throw new Error(`no card '${id}'`);
  return cardText(card, words);
};

describe('the text of a card', () => {
  test.each([
    [
      'inexorable-advance',
      'You may engage up to 2 enemies. Attack (2 dice): you may target up to 2 enemies.',
    ],
    [
      'shield-wall',
      'Aid (1 die). Before the roll, you may engage one enemy engaged with the target hero. ' +
        'The target hero may ready 1 action. Ready all of your actions.',
    ],
    [
      'deadly-shot',
      'You may engage one enemy. Ranged attack (1 die). If you defeat at least one enemy, you recover 1 wound. ' +
        'Ready all of your actions.',
    ],
    [
      'into-the-dark',
      'Explore (2 dice). Draw 1 dungeon card. Resolve it, or exhaust 1 action to put it on the bottom of its deck.',
    ],
    [
      'stubborn-resolve',
      'You may exhaust one non-nemesis enemy engaged with you. Rest (2 dice): add 2 defence icons.',
    ],
    [
      'watchful-spites',
      'You may exhaust one non-nemesis enemy engaged with you. One enemy engaged with you retreats. Rest (2 dice).',
    ],
    ['bleeding', 'After your activation, you suffer 1 wound.\nAfter you are aided, you lose Bleeding.'],
    [
      'odious-grump',
      'Prey, Inflict.\nPrey: This enemy engages the hero with the most wounds.\n' +
        'Nemesis: Distribute 2 wounds among the party.',
    ],
    ['jezzail-team', /\nThis enemy cannot be engaged\.\n/],
    [
      'sewer-system',
      'At the end of the location phase, each hero with at least 2 exhausted actions suffers 1 wound.',
    ],
    ['riveted-plate', '+4 health.'],
    ['a-foul-stench', /\nDuring the location phase, the quest is won if Grump's Sump is fully explored\.\n/],
  ])('%s', (id, expected) => {
    if (typeof expected === 'string') expect(textOf(id)).toBe(expected);
    else expect(textOf(id)).toMatch(expected);
  });

  test('every card has one that reads like sentences', () => {
    for (const card of Object.values(acgBox.records)) {
      const text = cardText(card, words);
      expect(text, card.id).not.toMatch(/undefined|\[object|»| {2}|\.\.|\s[.,:;]|NaN/);
      for (const paragraph of text.split('\n')) expect(paragraph, card.id).toMatch(/^$|^[A-Z+−\d].*\.$/);
    }
  });
});

describe('the words for a line', () => {
  const said = (line: Line) => words.cards.line(line);

  test.each<[Line, string]>([
    [{ do: { suffer: { hero: 'each', count: 1 } } }, 'Each hero suffers 1 wound.'],
    [{ may: { recover: { hero: 'one-other', count: 2 } } }, 'You may let another hero recover 2 wounds.'],
    [{ may: { recover: { count: 1 } }, by: 'party' }, 'The party may let you recover 1 wound.'],
    [{ do: { recover: { enemy: 'this', count: 'all' } } }, 'This enemy recovers all wounds.'],
    [{ do: { advance: { enemy: { in: 'shadows', count: 2 } } } }, '2 enemies in the shadows advance.'],
    [{ do: { activate: { enemy: 'this', thenReady: true } } }, 'This enemy activates and readies.'],
    [{ do: { spawn: { count: { count: 'heroes' } } } }, 'Spawn 1 enemy for each hero in the party.'],
    [{ do: { spawn: { count: 2, facedown: true } } }, 'Spawn 2 facedown enemies in the shadows.'],
    [{ do: { spawn: { hero: 'leader' } } }, 'Spawn 1 enemy engaged with the party leader.'],
    [
      { do: { spawn: { named: 'odious-grump', hero: { most: 'wounds' } } } },
      'Spawn Odious Grump engaged with the hero with the most wounds.',
    ],
    [
      { do: { suffer: { enemy: { rank: 'highest', in: 'engaged-with-you' }, count: 1 } } },
      'The highest-ranked enemy engaged with you suffers 1 wound.',
    ],
    [
      { may: { exhaust: { enemy: { rank: 'highest', trait: 'Undead', ready: true } } } },
      'You may exhaust the highest-ranked readied Undead enemy.',
    ],
    [{ ifYouCannot: true, do: { suffer: { hero: 'you', count: 1 } } }, 'If you cannot, you suffer 1 wound.'],
    [
      {
        do: {
          choose: {
            options: [
              {
                lines: [
                  { do: { exhaust: { action: { hero: 'you', count: 1 } } } },
                  { ifYouCannot: true, do: { suffer: { hero: 'you', count: 1 } } },
                ],
              },
              { lines: [{ do: { peril: { change: 1 } } }] },
            ],
          },
        },
      },
      'Choose one: exhaust 1 action, or if you cannot, suffer 1 wound; or increase peril by 1.',
    ],
    [
      { do: { suffer: { hero: 'each', count: { count: 'locations-entered' } } } },
      'Each hero suffers 1 wound for each location the party has entered.',
    ],
    [{ do: { place: { enemy: 'that-enemy', to: 'lair' } } }, 'Place that enemy in the nemesis lair.'],
    [{ do: { progress: { remove: 2 } } }, 'Remove 2 progress from the location.'],
    [{ do: { peril: { change: -1 } } }, 'Decrease peril by 1.'],
    [{ do: { modifyRoll: { icon: 'claw', add: -1 } } }, 'Remove 1 claw icon.'],
    [
      { may: { convert: { from: 'claw', to: 'success', count: 2 } } },
      'You may convert up to 2 claw icons to success icons.',
    ],
    [{ may: { reroll: { die: 'enemy', count: 1 } } }, 'You may reroll 1 enemy die.'],
    [
      { do: { modifyStat: { stat: 'attack', enemy: 'this', add: -2, until: 'phase' } } },
      'This enemy has −2 attack until the phase ends.',
    ],
    [
      { do: { forbid: { verb: 'recover', hero: 'each', until: 'quest' } } },
      'Each hero cannot recover wounds for this quest.',
    ],
    [{ do: { changeAmount: { add: -2 } } }, 'Reduce those wounds by 2.'],
    [{ do: { condition: { hero: 'you', lose: 'one' } } }, 'You lose one condition.'],
    [
      { cost: { tokens: 1, wounds: 2 }, do: { peril: { change: -1 } } },
      'You may discard 1 success token and suffer 2 wounds: decrease peril by 1.',
    ],
    [
      {
        do: {
          choose: {
            options: [{ lines: [{ do: { suffer: { count: 1 } } }] }, { cost: { tokens: 1 }, lines: [] }],
          },
        },
      },
      'Choose one: suffer 1 wound; or discard 1 success token.',
    ],
    [
      { if: { not: { enemyInPlay: 'Odious Grump' } }, do: { spawn: { named: 'odious-grump' } } },
      'Unless Odious Grump is in play, spawn Odious Grump.',
    ],
  ])('%j', (line, expected) => {
    expect(said(line)).toBe(expected);
  });

  test('conditions and their opposites', () => {
    const words: [Predicate, string][] = [
      [{ hero: { who: 'you', has: 'wounds', atLeast: 2 } }, 'if you have at least 2 wounds'],
      [{ hero: { who: 'target', has: 'tokens', atMost: 0 } }, 'if the target hero has no success tokens'],
      [{ location: { explored: false } }, 'if the location is not fully explored'],
      [{ locations: { atLeast: 3 } }, 'if the party has entered at least 3 locations'],
      [{ locations: { atLeast: 2, atMost: 2 } }, 'if the party has entered exactly 2 locations'],
      [{ not: { locations: { atLeast: 2 } } }, 'unless the party has entered at least 2 locations'],
      [
        { roundAtLeast: 2, not: { any: [{ enemyInPlay: 'A' }, { enemyDefeated: 'A' }] } },
        'if it is round 2 or later and A is not in play and has not been defeated',
      ],
    ];
    for (const [predicate, expected] of words) expect(ifWords(predicate, about)).toBe(expected);
  });

  test('heroes, enemies and costs', () => {
    expect(heroWords({ least: 'remaining-health' })).toBe('the hero with the least remaining health');
    expect(heroWords({ most: 'engaged-enemies' })).toBe('the hero engaged with the most enemies');
    expect(heroWords({ each: { has: 'engaged-enemies', atLeast: 1 } })).toBe(
      'each hero engaged with at least 1 enemy',
    );
    expect(
      enemyWords(
        { in: 'shadows', trait: 'Undead', count: 'all', faceup: true },
        { ...about, may: false, by: 'you' },
      ),
    ).toBe('each faceup Undead enemy in the shadows');
    expect(costWords({ exhaustSelf: true })).toBe('exhaust this card');
  });

  test('every moment can be said by every kind of card', () => {
    for (const window of WINDOWS) {
      for (const holder of ['hero', 'enemy', 'table'] as const) {
        const text = words.cards.ability({ window, lines: [{ do: { peril: { change: 1 } } }] }, holder);
        expect(text).toMatch(/^(After|Before|When|At) .*, increase peril by 1\.$/);
      }
    }
  });

  test('no two verbs are called the same', () => {
    const verbs = Object.keys(vocabulary.verbs);
    expect(vocabulary.procedures.map(({ id }) => id)).toEqual(verbs.map((verb) => `acg.effect.${verb}`));
  });
});
