import { heroOf } from '../src/queries.js';
import type { ActionType, CardId, HeroId } from '../src/terms.js';
import { enemy, gear, location } from './cards.js';
import type { AcgTable } from './kit.js';

/** Cards for the tests of actions: plain action lines, and gear that touches every step of a roll. */

const action = (id: string, type: ActionType, lines: object[], more: object = {}) => ({
  kind: 'action',
  id,
  name: id,
  origin: 'ours',
  hero: 'ironbreaker',
  type,
  level: 'advanced',
  lines,
  ...more,
});
/** Gear that is exhausted for one effect in one window. */
const tool = (id: string, window: string, effect: object) =>
  gear(id, { abilities: [{ window, cost: { exhaustSelf: true }, lines: [{ do: effect }] }] });
const charm = (id: string, icon: string, add: number) =>
  tool(id, 'modify-dice', { modifyRoll: { icon, add } });
const converter = (id: string, from: string, to: string) =>
  tool(id, 'modify-dice', { convert: { from, to, count: 1 } });

const roll = (dice: number) => ({ do: { action: { dice } } });
const READY_ALL = { do: { ready: { action: { hero: 'you', count: 'all' } } } };

export const actionTestCards: object[] = [
  action('test-strike', 'attack', [roll(2)]),
  action('test-flurry', 'attack', [roll(3)]),
  action('test-sweep', 'attack', [{ do: { action: { dice: 3, targets: 2 } } }]),
  action('test-horde', 'attack', [roll(5)]),
  action('test-charge', 'attack', [{ may: { engage: { enemy: {} } } }, roll(2), READY_ALL]),
  action('test-boast', 'attack', [
    roll(2),
    { do: { recover: { hero: 'you', count: 1 } }, if: { defeatedThisAction: 1 } },
  ]),
  action('test-nap', 'rest', [roll(1)]),
  action('test-sleep', 'rest', [roll(3)]),
  action('test-six-hundred', 'rest', [roll(600)]),
  action('test-walk', 'explore', [roll(1), { do: { drawDungeon: {} } }]),
  action('test-march', 'explore', [roll(3), { do: { drawDungeon: {} } }]),
  action('test-comfort', 'aid', [roll(2)]),
  tool('test-second-look', 'reroll-dice', { reroll: { die: 'any', count: 1 } }),
  tool('test-third-look', 'reroll-dice', { reroll: { die: 'hero', count: 1 } }),
  converter('test-claw-to-success', 'claw', 'success'),
  converter('test-defence-to-success', 'defence', 'success'),
  converter('test-success-to-claw', 'success', 'claw'),
  converter('test-blank-to-critical', 'blank', 'critical'),
  charm('test-claw', 'claw', 1),
  charm('test-two-claws', 'claw', 2),
  charm('test-bulwark', 'defence', 3),
  charm('test-rampart', 'defence', 3),
  charm('test-lucky-coin', 'success', 1),
  gear('test-balm', {
    abilities: [
      {
        window: 'after-action',
        if: { actionType: 'attack' },
        lines: [{ do: { recover: { hero: 'you', count: 1 } } }],
      },
    ],
  }),
  gear('test-late-oil', {
    abilities: [
      {
        window: 'after-action',
        lines: [{ do: { suffer: { enemy: { in: 'engaged-with-you', count: 'all' }, count: 9 } } }],
      },
    ],
  }),
  gear('test-toll-charm', {
    abilities: [
      {
        window: 'before-action',
        cost: { tokens: 1 },
        lines: [{ do: { recover: { hero: 'you', count: 1 } } }],
      },
    ],
  }),
  gear('test-late-toll-charm', {
    abilities: [
      {
        window: 'modify-dice',
        cost: { tokens: 1 },
        lines: [{ do: { modifyRoll: { icon: 'success', add: 1 } } }],
      },
    ],
  }),
  gear('test-coffer', { passives: [{ stat: 'tokens-per-action', add: 23 }] }),
  enemy('test-drainer', {
    abilities: [{ window: 'modify-dice', lines: [{ do: { modifyRoll: { icon: 'success', add: -1 } } }] }],
  }),
  enemy('test-leech', {
    abilities: [{ window: 'modify-dice', lines: [{ do: { modifyRoll: { icon: 'success', add: -2 } } }] }],
  }),
  enemy('test-ghost', { cannot: ['be-wounded'] }),
  location('test-endless-hall', { explore: 100 }),
  {
    kind: 'dungeon',
    id: 'test-tax',
    name: 'test-tax',
    origin: 'ours',
    type: 'event',
    treasure: 0,
    quest: true,
    lines: [
      {
        do: {
          choose: {
            options: [
              { text: 'pay', cost: { tokens: 1 }, lines: [] },
              { text: 'bleed', lines: [{ do: { suffer: { hero: 'you', count: 1 } } }] },
            ],
          },
        },
      },
    ],
  },
];

/** Puts a test card in the place of the hero's own card of that kind. */
export function holding(t: AcgTable, hero: HeroId, type: ActionType, card: CardId): AcgTable {
  return t.given((_, now) => {
    for (const slot of heroOf(now, hero).actions) if (slot.type === type) slot.card = card;
  });
}

/** The only ability of a gear card, as it is offered. */
export const ability = (card: CardId): string => `${card}|${card}/abilities.0`;
