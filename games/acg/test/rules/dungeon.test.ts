import { expect } from 'vitest';
import { cardsOfKind } from '../../src/content/library.js';
import { acgBox } from '../../src/index.js';
import { drawDungeon } from '../../src/procs.js';
import { settlement } from '../../src/rules/settlement.js';
import { event } from '../cards.js';
import { addTestCards, playRandom, rule, table } from '../kit.js';
import { walkGames } from '../walks.js';

const PRINTED = { box: acgBox };

const bruise = [{ do: { suffer: { hero: 'you', count: 1 } } }];
addTestCards(
  event('test-echo', bruise, { then: 'bottom-of-deck' }),
  event('test-collapse', bruise, { then: 'removed' }),
  {
    ...event('test-flask', []),
    type: 'item',
    lines: undefined,
    treasure: 1,
    abilities: [
      {
        window: 'before-action',
        cost: { discardSelf: true },
        lines: [{ do: { recover: { hero: 'you', count: 2 } } }],
      },
    ],
  },
);
const draws = { hero: 'ironbreaker', orExhaust: false } as const;

rule('ACG-DUN-01', 'every dungeon card is an item or an event, and has the text of one', () => {
  const cards = cardsOfKind(PRINTED, 'dungeon');
  for (const { id, type, lines = [], abilities = [] } of cards) {
    expect(['item', 'event'], id).toContain(type);
    expect(type === 'item' ? lines : abilities, id).toEqual([]);
  }
  const ours = cards.filter(({ id }) => !id.startsWith('test-'));
  expect(ours.filter(({ type }) => type === 'item').length).toBeGreaterThan(5);
  expect(ours.filter(({ type }) => type === 'event').length).toBeGreaterThan(5);
  const two = { ...event('test-both', []), type: ['item', 'event'] };
  const none = { ...event('test-neither', []), type: 'trap' };
  expect(() => addTestCards(two)).toThrow(/type/);
  expect(() => addTestCards(none)).toThrow(/type/);
});

rule('ACG-DUN-02', 'a drawn item is claimed', () => {
  table()
    .deck('dungeon', ['test-salve', 'test-bruise'])
    .rolls({ hero: ['defence', 'defence'] })
    .acts('waywatcher', 'explore')
    .heroHas('waywatcher', { items: ['test-salve'] })
    .heroHas('ironbreaker', { items: [] })
    .check(({ decks, drawn }) => {
      expect(decks.dungeon).toMatchObject({ draw: ['test-bruise'], discard: [] });
      expect(drawn).toEqual([]);
    });
});

rule('ACG-DUN-03', 'an item is used once and then discarded', () => {
  table()
    .hero('ironbreaker', { items: ['test-salve'], wounds: 6 })
    .rolls({ hero: ['defence', 'defence', 'defence', 'defence'] })
    .acts('ironbreaker', 'explore')
    .asks('p1', 'use-ability', 'test-salve|test-salve/abilities.0', 'decline')
    .picks('p1', 'test-salve|test-salve/abilities.0')
    .heroHas('ironbreaker', { items: [], wounds: 4 })
    .check(({ decks }) => expect(decks.dungeon.discard).toEqual(['test-salve']))
    .acts('ironbreaker', 'attack')
    .heroHas('ironbreaker', { wounds: 4 })
    .isQuiet();
});

rule('ACG-DUN-04', 'an event is resolved when drawn and then discarded', () => {
  table()
    .deck('dungeon', ['test-bruise'])
    .runs(drawDungeon, draws)
    .heroHas('ironbreaker', { wounds: 1, items: [] })
    .heroHas('waywatcher', { wounds: 0 })
    .check(({ decks }) => expect(decks.dungeon).toMatchObject({ draw: [], discard: ['test-bruise'] }))
    .isQuiet();
});

rule('ACG-DUN-04', 'an event that says so goes somewhere else', () => {
  table()
    .deck('dungeon', ['test-echo', 'test-bruise'])
    .runs(drawDungeon, draws)
    .heroHas('ironbreaker', { wounds: 1 })
    .check(({ decks }) =>
      expect(decks.dungeon).toMatchObject({ draw: ['test-echo', 'test-bruise'], discard: [] }),
    )
    .isQuiet();
  table()
    .deck('dungeon', ['test-collapse'])
    .runs(drawDungeon, draws)
    .check(({ decks, removed }) => {
      expect(decks.dungeon).toMatchObject({ draw: [], discard: [] });
      expect(removed).toEqual(['test-collapse']);
    })
    .isQuiet();
});

rule('ACG-DUN-05', 'a hero holds any number of items', () => {
  const six = [
    'linen-bandages',
    'bottled-courage',
    'iron-caltrops',
    'ash-antidote',
    'padded-jack',
    'test-salve',
  ];
  const t = table().deck('dungeon', six);
  for (let n = 0; n < 6; n++) t.runs(drawDungeon, draws).isQuiet();
  t.heroHas('ironbreaker', { items: six });
});

rule('ACG-DUN-05', 'an item never passes from one hero to another', () => {
  let seen: { [card: string]: string } = {};
  let held = 0;
  walkGames({ campaign: 'an-uneasy-alliance' }, ['one', 'two'], (board, _, events) => {
    // Cards that went back to a deck may be drawn again by anybody.
    if (events.some(({ type }) => ['set-up', 'item-used', 'settlement'].includes(type))) seen = {};
    for (const hero of board.heroes) {
      for (const card of hero.items) {
        expect(seen[card] ?? hero.id).toBe(hero.id);
        seen[card] = hero.id;
        held++;
      }
    }
  });
  expect(held).toBeGreaterThan(20);
});

rule('ACG-DUN-06', 'unused items are gone when the quest is over', () => {
  table({ campaign: 'an-uneasy-alliance' })
    .hero('ironbreaker', { items: ['test-salve', 'linen-bandages'] })
    .hero('waywatcher', { items: ['bottled-courage'] })
    .given((b) => {
      b.result = 'won';
    })
    .runs(settlement, { last: false, given: [] })
    .isAsked('party')
    .heroHas('ironbreaker', { items: [] })
    .heroHas('waywatcher', { items: [] })
    .check(({ decks, listening, stage }) => {
      expect(stage).toBe('settlement');
      expect(decks.dungeon.discard).toEqual(['test-salve', 'linen-bandages', 'bottled-courage']);
      expect(JSON.stringify(listening)).not.toContain('linen-bandages');
    });
});

rule('ACG-DUN-06', 'a single quest ends without items, too', () => {
  let games = 0;
  for (let game = 0; game < 12; game++) {
    let held = 0;
    const { board } = playRandom({ heroes: 2, seed: `items-${game}` }, ({ board: { heroes } }) => {
      held = Math.max(held, ...heroes.map(({ items }) => items.length));
    });
    if (held > 0) games++;
    expect(board.heroes.flatMap(({ items }) => items)).toEqual([]);
  }
  expect(games).toBeGreaterThan(3);
});

rule('ACG-DUN-07', 'each treasure icon is a choice of its own for the hero who drew the card', () => {
  table()
    .deck('dungeon', ['test-hoard'])
    .deck('gear', ['test-sword', 'test-axe', 'test-spear'], ['test-charm', 'test-plate'])
    .hero('waywatcher', { capacity: 3 })
    .runs(drawDungeon, { hero: 'waywatcher', orExhaust: false })
    .isNotAsked('p1')
    .asks('p2', 'take-treasure', 'gear-deck', 'test-charm', 'test-plate', 'nothing')
    .picks('p2', 'gear-deck')
    .answers('p2', 'equip-or-discard', 'equip')
    .asks('p2', 'take-treasure', 'gear-deck', 'test-charm', 'test-plate', 'nothing')
    .picks('p2', 'test-plate')
    .answers('p2', 'equip-or-discard', 'equip')
    .isQuiet()
    .heroHas('waywatcher', {
      gear: [
        { card: 'test-sword', exhausted: false, depleted: false },
        { card: 'test-plate', exhausted: false, depleted: false },
      ],
    })
    .check(({ decks }) =>
      expect(decks.gear).toMatchObject({ draw: ['test-spear', 'test-axe'], discard: ['test-charm'] }),
    );
});

rule('ACG-DUN-07', 'treasure may be left where it is, and the top of the gear deck is not seen', () => {
  const t = table()
    .deck('dungeon', ['test-flask'])
    .deck('gear', ['test-sword'])
    .runs(drawDungeon, draws)
    .asks('p1', 'take-treasure', 'gear-deck', 'nothing');
  for (const viewer of ['p1', 'p2', 'spectator']) {
    expect(JSON.stringify(t.rules.view(t.state, viewer))).not.toContain('test-sword');
  }
  t.picks('p1', 'nothing')
    .heroHas('ironbreaker', { gear: [], items: ['test-flask'] })
    .check(({ decks }) => expect(decks.gear.draw).toEqual(['test-sword']))
    .isQuiet();
});

rule('ACG-DUN-08', 'text first, then treasure', () => {
  table()
    .deck('dungeon', ['test-bruise-and-treasure'])
    .deck('gear', ['test-sword'])
    .runs(drawDungeon, draws)
    .emits('wounds', { hero: 'ironbreaker', count: 1 })
    .asks('p1', 'take-treasure', 'gear-deck', 'nothing')
    .check(({ decks }) => expect(decks.dungeon.discard).toEqual(['test-bruise-and-treasure']));
  table()
    .deck('dungeon', ['test-flask'])
    .deck('gear', ['test-sword'])
    .runs(drawDungeon, draws)
    .emits('item-claimed', { hero: 'ironbreaker', card: 'test-flask' })
    .asks('p1', 'take-treasure', 'gear-deck', 'nothing');
});

rule('ACG-DUN-08', 'a hero whom the text defeats still takes the treasure', () => {
  table()
    .hero('waywatcher', { remaining: 1 })
    .deck('dungeon', ['test-bruise-and-treasure'])
    .deck('gear', ['test-sword'])
    .rolls({ hero: ['defence', 'defence'] })
    .acts('waywatcher', 'explore')
    .heroHas('waywatcher', { status: 'falling' })
    .answers('p2', 'take-treasure', 'gear-deck')
    .answers('p2', 'equip-or-discard', 'equip')
    .heroHas('waywatcher', {
      status: 'defeated',
      gear: [{ card: 'test-sword', exhausted: false, depleted: false }],
    })
    .isQuiet();
});

/** Into the Dark has drawn a card with one treasure icon. */
const intoTheDark = () =>
  table()
    .hero('ironbreaker', { exhausted: ['aid'] })
    .deck('dungeon', ['test-bruise-and-treasure', 'test-bruise', 'test-hoard'])
    .deck('gear', ['test-sword'])
    .rolls({ hero: ['defence', 'defence'] })
    .acts('ironbreaker', 'explore')
    .asks('p1', 'resolve-or-bottom', 'resolve', 'bottom');

rule('ACG-DUN-09', 'a card put back under the deck is not resolved and yields no treasure', () => {
  intoTheDark()
    .picks('p1', 'bottom')
    .asks('p1', 'choose-action-to-exhaust', 'inexorable-advance', 'stubborn-resolve')
    .picks('p1', 'inexorable-advance')
    .heroHas('ironbreaker', { wounds: 0, exhausted: ['aid', 'attack', 'explore'], gear: [] })
    .check(({ decks, drawn }) => {
      expect(decks.dungeon).toMatchObject({
        draw: ['test-bruise-and-treasure', 'test-hoard', 'test-bruise'],
        discard: [],
      });
      expect(drawn).toEqual([]);
    })
    .isQuiet();
});

rule('ACG-DUN-09', 'by the switch its treasure is claimed all the same', () => {
  intoTheDark()
    .switched('treasure-of-returned-card', 'claimed')
    .picks('p1', 'bottom')
    .picks('p1', 'inexorable-advance')
    .asks('p1', 'take-treasure', 'gear-deck', 'nothing')
    .picks('p1', 'nothing')
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
});
