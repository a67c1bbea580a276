import { expect } from 'vitest';
import type { AcgBoard } from '../../src/board.js';
import { cardsOfKind } from '../../src/content/library.js';
import { acgBox } from '../../src/index.js';
import { claimGear } from '../../src/procs.js';
import { settlement } from '../../src/rules/settlement.js';
import type { CardId, HeroId, Phase } from '../../src/terms.js';
import { type AcgTable, addTestCards, rule, table } from '../kit.js';
import { walkGames } from '../walks.js';

const PRINTED = { box: acgBox };

/** The hero has just claimed this card and must say what becomes of it. */
const claims = (t: AcgTable, card: CardId, hero: HeroId = 'ironbreaker') =>
  t.given((b) => b.drawn.push(card)).runs(claimGear, { hero, card });
const equipped = (...cards: CardId[]) => cards.map((card) => ({ card, exhausted: false, depleted: false }));
/** The town after a quest that was won. */
const town = (lay: (t: AcgTable) => AcgTable) =>
  lay(table({ campaign: 'an-uneasy-alliance' }))
    .given((b) => {
      b.result = 'won';
    })
    .runs(settlement, { last: false, given: [] });
/** Everybody does what is offered first, and gives nothing away, until the refresh is over. */
const visits = (t: AcgTable) => {
  for (let [open] = t.state.open; open !== undefined && open.ask !== 'late-gifts'; [open] = t.state.open) {
    const some = open.options.filter((option) => option !== 'give-gear');
    t.picks(open.by, ...some.slice(0, open.min));
  }
  return t;
};

rule('ACG-GEAR-01', 'no two gear cards share name or ability, and each is of one of three types', () => {
  const shipped = (['gear', 'legendary-gear'] as const).flatMap((kind) => [...cardsOfKind(PRINTED, kind)]);
  expect(shipped.length).toBeGreaterThan(30);
  expect(new Set(shipped.map(({ name }) => name)).size).toBe(shipped.length);
  const text = shipped.map(({ abilities, passives, cannot }) =>
    JSON.stringify({ abilities, passives, cannot }),
  );
  expect(new Set(text).size).toBe(shipped.length);
  for (const { id, slot } of shipped) expect(['weapon', 'armour', 'accessory'], id).toContain(slot);
  const hat = { kind: 'gear', id: 'test-hat', name: 'test-hat', origin: 'ours' };
  expect(() => addTestCards({ ...hat, slot: 'hat' })).toThrow(/slot/);
  expect(() => addTestCards({ ...hat, slot: ['weapon', 'armour'] })).toThrow(/slot/);
});

rule('ACG-GEAR-02', 'everybody may look through the gear discard pile at any time', () => {
  const pile = ['test-charm', 'test-sword', 'test-mail', 'test-axe'];
  const phases: Phase[] = ['hero', 'enemy', 'location', 'peril'];
  for (const phase of phases) {
    const t = table().deck('gear', ['test-spear'], pile).phase(phase);
    for (const viewer of ['p1', 'p2', 'spectator']) {
      expect(t.rules.view(t.state, viewer).decks.gear).toMatchObject({ size: 1, discard: pile });
    }
  }
});

rule('ACG-GEAR-03', 'claimed gear is equipped or discarded', () => {
  claims(table(), 'test-sword')
    .asks('p1', 'equip-or-discard', 'equip', 'discard')
    .picks('p1', 'discard')
    .heroHas('ironbreaker', { gear: [] })
    .check(({ decks, drawn }) => {
      expect(decks.gear.discard).toEqual(['test-sword']);
      expect(drawn).toEqual([]);
    })
    .isQuiet();
  claims(table(), 'test-sword')
    .picks('p1', 'equip')
    .heroHas('ironbreaker', { gear: equipped('test-sword') })
    .check(({ decks }) => expect(decks.gear.discard).toEqual([]))
    .isQuiet();
});

rule('ACG-GEAR-04', 'equipped gear works at once', () => {
  table()
    .deck('dungeon', ['test-bruise-and-treasure'])
    .deck('gear', ['test-buckler'])
    .rolls({ hero: ['defence', 'defence', 'success', 'success'] })
    .acts('ironbreaker', 'explore')
    .answers('p1', 'resolve-or-bottom', 'resolve')
    .answers('p1', 'take-treasure', 'gear-deck')
    .answers('p1', 'equip-or-discard', 'equip')
    .heroHas('ironbreaker', { gear: equipped('test-buckler') })
    .acts('ironbreaker', 'attack')
    .answers('p1', 'use-ability', 'test-buckler|test-buckler/abilities.0')
    .heroHas('ironbreaker', { gear: [{ card: 'test-buckler', exhausted: true, depleted: false }] })
    .isQuiet();
  // Discarded gear has no such effect.
  claims(table(), 'test-buckler')
    .picks('p1', 'discard')
    .rolls({ hero: ['success', 'success'] })
    .acts('ironbreaker', 'attack')
    .isQuiet();
});

rule('ACG-GEAR-05', 'a new hero can equip one card; a second one takes its place', () => {
  claims(
    table()
      .heroHas('ironbreaker', { capacity: 1 })
      .hero('ironbreaker', { gear: ['test-charm'] }),
    'test-sword',
  )
    .asks('p1', 'equip-or-discard', 'test-charm', 'discard')
    .picks('p1', 'test-charm')
    .heroHas('ironbreaker', { gear: equipped('test-sword') })
    .isQuiet();
});

rule('ACG-GEAR-05', 'a visit to the arena makes room for one more', () => {
  town((laid) => laid.hero('ironbreaker', { gear: ['test-charm'] }).deck('gear', ['test-sword', 'test-axe']))
    .answers('party', 'settlement-next', 'ironbreaker')
    .answers('p1', 'settlement-action', 'arena')
    .heroHas('ironbreaker', { capacity: 2 })
    .heroHas('waywatcher', { capacity: 1 })
    .answers('party', 'settlement-next', 'ironbreaker')
    .answers('p1', 'settlement-action', 'blacksmith')
    .answers('p1', 'keep-gear', 'test-sword')
    .asks('p1', 'equip-or-discard', 'equip', 'test-charm', 'discard')
    .picks('p1', 'equip')
    .heroHas('ironbreaker', { gear: equipped('test-charm', 'test-sword') });
});

rule('ACG-GEAR-05', 'gear that lent capacity takes it along when it makes room', () => {
  const belted = () =>
    table().hero('ironbreaker', { gear: ['quartermasters-belt', 'test-charm', 'test-trinket'], capacity: 1 });
  // Without the belt there is room for one, and two would be worn.
  claims(belted(), 'test-sword')
    .asks('p1', 'equip-or-discard', 'test-charm', 'test-trinket', 'discard')
    .picks('p1', 'test-charm')
    .heroHas('ironbreaker', { gear: equipped('quartermasters-belt', 'test-trinket', 'test-sword') });
});

rule('ACG-GEAR-06', 'one armour, two weapons, any number of accessories', () => {
  const room = (...gear: CardId[]) => table().hero('ironbreaker', { capacity: 4, gear });
  claims(room('test-plate'), 'test-mail').asks('p1', 'equip-or-discard', 'test-plate', 'discard');
  claims(room('test-sword', 'test-axe'), 'test-spear').asks(
    'p1',
    'equip-or-discard',
    'test-sword',
    'test-axe',
    'discard',
  );
  claims(room('test-sword', 'test-plate'), 'test-spear').offers('p1', 'equip');
  claims(room('test-purse', 'test-charm', 'test-trinket'), 'bone-whistle')
    .picks('p1', 'equip')
    .heroHas('ironbreaker', { gear: equipped('test-purse', 'test-charm', 'test-trinket', 'bone-whistle') });
  // Within capacity all the same.
  claims(room('test-purse', 'test-charm', 'test-trinket', 'bone-whistle'), 'test-sword').doesNotOffer(
    'p1',
    'equip',
  );
});

rule('ACG-GEAR-07', 'a card that makes room goes to the discard pile', () => {
  claims(table().hero('ironbreaker', { gear: ['test-buckler'], capacity: 3 }), 'test-sword')
    .asks('p1', 'equip-or-discard', 'equip', 'test-buckler', 'discard')
    .picks('p1', 'test-buckler')
    .heroHas('ironbreaker', { gear: equipped('test-sword') })
    .check(({ decks, listening }) => {
      expect(decks.gear.discard).toEqual(['test-buckler']);
      expect(JSON.stringify(listening)).not.toContain('test-buckler');
    })
    .isQuiet();
});

rule('ACG-GEAR-08', 'a depleted card stays where it is', () => {
  claims(table().hero('ironbreaker', { depletedGear: ['test-charm'], capacity: 1 }), 'test-sword')
    .heroHas('ironbreaker', { gear: [{ card: 'test-charm', exhausted: false, depleted: true }] })
    .check(({ decks }) => expect(decks.gear.discard).toEqual(['test-sword']))
    .isQuiet();
});

rule('ACG-GEAR-09', 'gear that its owner lives on cannot be taken off', () => {
  const wearing = (wounds: number) =>
    table().hero('ironbreaker', { health: 12, gear: ['test-mail'], capacity: 1, wounds });
  claims(wearing(12), 'test-sword')
    .heroHas('ironbreaker', { gear: equipped('test-mail'), wounds: 12 })
    .check(({ decks }) => expect(decks.gear.discard).toEqual(['test-sword']))
    .isQuiet();
  claims(wearing(11), 'test-sword')
    .asks('p1', 'equip-or-discard', 'test-mail', 'discard')
    .picks('p1', 'test-mail')
    .heroHas('ironbreaker', { gear: equipped('test-sword'), wounds: 11, status: 'standing' })
    .isQuiet();
});

/** Which gear each hero wears, without the Warding Candle, which is discarded when it is used. */
const worn = (b: AcgBoard) =>
  b.heroes.map((hero) => hero.gear.map(({ card }) => card).filter((card) => card !== 'warding-candle'));

rule('ACG-GEAR-10', 'what a hero wears changes only when gear is claimed, in quest and settlement', () => {
  let before: string[][] = [];
  let claiming = false;
  const changed = { quest: 0, settlement: 0, setup: 0 };
  const seeds = ['a', 'b', 'c', 'd', 'e'];
  walkGames({ campaign: 'an-uneasy-alliance' }, seeds, (board, open, events) => {
    if (board.round <= 1 && board.campaign?.results.length === 0) before = [];
    const now = worn(board);
    claiming ||= events.some(({ type }) => type === 'gear-claimed' || type === 'gear-given');
    if (before.length > 0 && JSON.stringify(now) !== JSON.stringify(before)) {
      expect(claiming).toBe(true);
      changed[board.stage]++;
    }
    claiming = open.some(({ ask }) => ask === 'equip-or-discard');
    before = now;
  });
  expect(changed.quest).toBeGreaterThan(5);
  expect(changed.settlement).toBeGreaterThan(5);
});

rule('ACG-GEAR-11', 'one card at most makes room for another', () => {
  const full = () => table().hero('ironbreaker', { gear: ['test-charm', 'test-sword'], capacity: 2 });
  claims(full(), 'test-axe')
    .asks('p1', 'equip-or-discard', 'test-charm', 'test-sword', 'discard')
    .wants('p1', { min: 1, max: 1 })
    .refuses({ picks: ['test-charm', 'test-sword'] }, 'count')
    .picks('p1', 'test-charm')
    .heroHas('ironbreaker', { gear: equipped('test-sword', 'test-axe') })
    .isQuiet();
  // And none without equipping.
  claims(full(), 'test-axe')
    .picks('p1', 'discard')
    .heroHas('ironbreaker', { gear: equipped('test-charm', 'test-sword') })
    .isQuiet();
});

rule('ACG-GEAR-12', 'in town ordinary gear may change hands, within the limits of its new owner', () => {
  const t = town((laid) =>
    laid
      .hero('ironbreaker', { gear: ['test-mail'] })
      .hero('waywatcher', { gear: ['test-plate'], capacity: 4 }),
  );
  t.asks('party', 'settlement-next', 'ironbreaker', 'waywatcher', 'give-gear')
    .picks('party', 'give-gear')
    .asks('party', 'choose-gift', 'test-mail', 'test-plate')
    .picks('party', 'test-mail')
    // She has an armour already.
    .answers('p2', 'choose-return', 'decline')
    .emits('gear-given', { from: 'ironbreaker', to: 'waywatcher', card: 'test-mail' })
    .heroHas('ironbreaker', { gear: [] })
    .asks('p2', 'equip-or-discard', 'test-plate', 'discard')
    .picks('p2', 'test-plate')
    .heroHas('waywatcher', { gear: equipped('test-mail') });
});

rule('ACG-GEAR-13', 'a gift is claimed by its receiver, who may make room for it or discard it', () => {
  const given = () =>
    town((laid) =>
      laid
        .hero('ironbreaker', { gear: ['test-charm'] })
        .hero('waywatcher', { gear: ['test-sword'], capacity: 1 }),
    )
      .picks('party', 'give-gear')
      .picks('party', 'test-charm')
      .answers('p2', 'choose-return', 'decline')
      .asks('p2', 'equip-or-discard', 'test-sword', 'discard');
  given()
    .picks('p2', 'test-sword')
    .heroHas('waywatcher', { gear: equipped('test-charm') })
    .check(({ decks }) => expect(decks.gear.discard).toEqual(['test-sword']));
  given()
    .picks('p2', 'discard')
    .heroHas('waywatcher', { gear: equipped('test-sword') })
    .heroHas('ironbreaker', { gear: [] })
    .check(({ decks }) => expect(decks.gear.discard).toEqual(['test-charm']));
});

rule(['ACG-GEAR-12', 'ACG-FAQ-09'], 'two heroes with their hands full give each other a card at once', () => {
  const t = town((laid) =>
    laid
      .hero('ironbreaker', { gear: ['test-charm'], capacity: 1 })
      .hero('waywatcher', { gear: ['test-sword', 'test-plate'], capacity: 2 }),
  )
    .picks('party', 'give-gear')
    .picks('party', 'test-charm')
    .asks('p2', 'choose-return', 'test-sword', 'test-plate', 'decline')
    .picks('p2', 'test-sword')
    .emits('gear-given', { from: 'ironbreaker', to: 'waywatcher', card: 'test-charm' })
    .emits('gear-given', { from: 'waywatcher', to: 'ironbreaker', card: 'test-sword' })
    .heroHas('ironbreaker', { gear: equipped('test-sword') })
    .heroHas('waywatcher', { gear: equipped('test-plate', 'test-charm') })
    .check(({ decks, drawn }) => expect([...decks.gear.discard, ...drawn]).toEqual([]));
  // Neither of the two changes hands a second time; the third may.
  t.picks('party', 'give-gear')
    .emits('gear-given', { from: 'waywatcher', to: 'ironbreaker', card: 'test-plate' })
    .asks('p1', 'equip-or-discard', 'test-sword', 'discard');
});

rule(
  'ACG-GEAR-12',
  'nothing is offered in return that finds no room, or where the gift has room anyway',
  () => {
    const gift = (receiver: { gear: CardId[]; capacity: number }) =>
      town((laid) =>
        laid
          .hero('ironbreaker', { gear: ['test-mail', 'test-charm'], capacity: 2 })
          .hero('waywatcher', receiver),
      )
        .picks('party', 'give-gear')
        .picks('party', 'test-charm');
    gift({ gear: ['test-sword'], capacity: 2 }).asks(
      'p2',
      'equip-or-discard',
      'equip',
      'test-sword',
      'discard',
    );
    // A second armour is too much for him.
    gift({ gear: ['test-plate'], capacity: 1 }).asks('p2', 'equip-or-discard', 'test-plate', 'discard');
    gift({ gear: ['test-plate', 'test-sword'], capacity: 2 })
      .asks('p2', 'choose-return', 'test-sword', 'decline')
      .bars('test-plate', 'ACG-GEAR-06');
  },
);

rule('ACG-GEAR-14', 'depleted gear can be given away only after the refresh', () => {
  const t = town((laid) =>
    laid.hero('ironbreaker', { depletedGear: ['test-charm'] }).hero('waywatcher', { capacity: 2 }),
  ).asks('party', 'settlement-next', 'ironbreaker', 'waywatcher');
  visits(t)
    .asks('party', 'late-gifts', 'give-gear', 'done')
    .picks('party', 'give-gear')
    .answers('p2', 'equip-or-discard', 'equip')
    .heroHas('waywatcher', { gear: equipped('test-charm') })
    .heroHas('ironbreaker', { gear: [] });
});

rule('ACG-GEAR-14', 'so can gear on whose health its owner lives, fallen or not', () => {
  for (const fallen of [false, true]) {
    const t = town((laid) =>
      laid.hero('ironbreaker', {
        health: 12,
        gear: ['test-mail'],
        wounds: fallen ? 16 : 12,
        status: fallen ? 'defeated' : 'standing',
      }),
    ).asks('party', 'settlement-next', 'ironbreaker', 'waywatcher');
    visits(t).heroHas('ironbreaker', { wounds: 0 }).asks('party', 'late-gifts', 'give-gear', 'done');
  }
  town((laid) => laid.hero('ironbreaker', { health: 12, gear: ['test-mail'], wounds: 11 })).offers(
    'party',
    'give-gear',
  );
});
