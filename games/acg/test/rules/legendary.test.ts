import { expect } from 'vitest';
import { cardOf, cardsOfKind } from '../../src/content/library.js';
import { acgBox } from '../../src/index.js';
import { claimGear, claimLegendary, takeTreasure } from '../../src/procs.js';
import { resolveOutcome } from '../../src/rules/quest.js';
import { settlement } from '../../src/rules/settlement.js';
import { setupQuest } from '../../src/rules/setup.js';
import type { CardId, HeroId } from '../../src/terms.js';
import { addTestCards, freshTable, rule, table } from '../kit.js';

const PRINTED = { box: acgBox };

const legendary = (id: string, slot: string) => ({
  kind: 'legendary-gear',
  id,
  name: id,
  origin: 'ours',
  slot,
});
addTestCards(
  legendary('test-oath', 'weapon'),
  legendary('test-vow', 'weapon'),
  legendary('test-relic', 'accessory'),
);
const CAMPAIGN = 'an-uneasy-alliance';
const FORTUNE = 'legendary-fortune#1';
const OWN = ['horn-of-the-buried-hall', 'keystone-maul', 'mountainheart-plate'];
const equipped = (...cards: CardId[]) => cards.map((card) => ({ card, exhausted: false, depleted: false }));

/** A campaign in which a Legendary Fortune went from the pool into the gear deck. */
const fortunate = () =>
  table({ campaign: CAMPAIGN })
    .deck('gear', [FORTUNE, 'test-charm'])
    .given((b) => b.campaign?.inPlay.push(FORTUNE));
const claims = (card: CardId, hero: HeroId = 'ironbreaker') => ({ hero, card });

rule('ACG-LEG-01', 'each hero has three legendary cards of his own, and no gear deck holds any', () => {
  const sets = freshTable({
    players: 4,
    heroes: ['ironbreaker', 'waywatcher', 'warrior-priest', 'bright-wizard'],
    campaign: CAMPAIGN,
  });
  for (const hero of sets.board.heroes) {
    expect(hero.legendary).toHaveLength(3);
    for (const card of hero.legendary) {
      expect(cardOf(PRINTED, card)).toMatchObject({ kind: 'legendary-gear', hero: hero.id });
    }
  }
  for (const { id } of cardsOfKind(PRINTED, 'quest')) {
    for (const seed of ['a', 'b', 'c']) {
      const t = freshTable({ players: 2, heroes: ['ironbreaker', 'waywatcher'], quest: id }, seed);
      t.runs(setupQuest, {}).check(({ decks }) => {
        expect(decks.gear.draw.length).toBeGreaterThan(5);
        for (const card of decks.gear.draw) expect(['gear', 'fortune']).toContain(cardOf(t.now, card).kind);
      });
    }
  }
});

rule('ACG-LEG-02', 'a Legendary Fortune goes back to the pool and brings one own card at random', () => {
  const found = [0, 1, 2].map((drawn) => {
    const t = fortunate()
      .hero('ironbreaker', { legendary: [...OWN] })
      .script('legendary', drawn)
      .runs(takeTreasure, { hero: 'ironbreaker' })
      .answers('p1', 'take-treasure', 'gear-deck')
      .answers('p1', 'claim-fortune-or-discard', 'claim')
      .check(({ campaign }) => expect(campaign).toMatchObject({ pool: [FORTUNE], inPlay: [] }))
      .answers('p1', 'equip-or-discard', 'equip')
      .isQuiet();
    const [hero] = t.board.heroes;
    expect(hero?.gear).toHaveLength(1);
    expect(hero?.legendary).toHaveLength(2);
    expect(t.board.decks.gear).toMatchObject({ draw: ['test-charm'], discard: [] });
    return hero?.gear[0]?.card as CardId;
  });
  expect(found.toSorted()).toEqual(OWN);
});

rule('ACG-LEG-02', 'each of the three comes about as often', () => {
  const counts: { [card: CardId]: number } = {};
  for (let n = 0; n < 300; n++) {
    const t = freshTable(
      { players: 2, heroes: ['ironbreaker', 'waywatcher'], campaign: CAMPAIGN },
      `legend-${n}`,
    );
    t.runs(claimLegendary, { hero: 'ironbreaker' }).answers('p1', 'equip-or-discard', 'equip');
    const card = t.board.heroes[0]?.gear[0]?.card as CardId;
    counts[card] = (counts[card] ?? 0) + 1;
  }
  expect(Object.keys(counts).toSorted()).toEqual(OWN);
  for (const count of Object.values(counts)) {
    expect(count).toBeGreaterThan(70);
    expect(count).toBeLessThan(130);
  }
});

rule('ACG-LEG-03', 'any number of legendary cards, as long as the limits of their types allow', () => {
  const bearer = (capacity: number, ...gear: CardId[]) =>
    table()
      .hero('ironbreaker', { capacity, gear })
      .given((b) => b.drawn.push('test-vow'));
  bearer(3, 'test-oath')
    .runs(claimGear, claims('test-vow'))
    .answers('p1', 'equip-or-discard', 'equip')
    .heroHas('ironbreaker', { gear: equipped('test-oath', 'test-vow') })
    .isQuiet();
  bearer(3, 'test-oath', 'keystone-maul')
    .runs(claimGear, claims('test-vow'))
    .asks('p1', 'equip-or-discard', 'test-oath', 'keystone-maul', 'discard');
  bearer(4, 'mountainheart-plate', 'test-relic', 'test-oath')
    .runs(claimGear, claims('test-vow'))
    .offers('p1', 'equip');
});

rule('ACG-LEG-04', 'legendary gear needs capacity like any other', () => {
  const full = () =>
    table()
      .hero('ironbreaker', { capacity: 1, gear: ['test-charm'] })
      .given((b) => b.drawn.push('test-relic'));
  full()
    .runs(claimGear, claims('test-relic'))
    .asks('p1', 'equip-or-discard', 'test-charm', 'discard')
    .picks('p1', 'test-charm')
    .heroHas('ironbreaker', { gear: equipped('test-relic') })
    .check(({ decks }) => expect(decks.gear.discard).toEqual(['test-charm']))
    .isQuiet();
  full()
    .switched('legendary-gear-and-capacity', 'free')
    .runs(claimGear, claims('test-relic'))
    .asks('p1', 'equip-or-discard', 'equip', 'test-charm', 'discard');
});

rule('ACG-LEG-05', 'legendary gear is not given away in town', () => {
  const town = (gear: CardId[]) =>
    table({ campaign: CAMPAIGN })
      .hero('ironbreaker', { gear })
      .given((b) => {
        b.result = 'lost';
      })
      .runs(settlement, { last: false, given: [] });
  town(['keystone-maul']).asks('party', 'settlement-next', 'ironbreaker', 'waywatcher');
  // With an ordinary card beside it, that one alone is a gift.
  town(['keystone-maul', 'test-charm'])
    .answers('party', 'settlement-next', 'give-gear')
    .emits('gear-given', { from: 'ironbreaker', to: 'waywatcher', card: 'test-charm' })
    .heroHas('ironbreaker', { gear: equipped('keystone-maul') });
});

rule(
  'ACG-LEG-06',
  'whoever has all his legendary cards gets nothing, and the card returns to the pool',
  () => {
    fortunate()
      .hero('ironbreaker', { legendary: [], gear: OWN })
      .runs(takeTreasure, { hero: 'ironbreaker' })
      .picks('p1', 'gear-deck')
      .asks('p1', 'claim-fortune-or-discard', 'claim', 'discard')
      .picks('p1', 'claim')
      .heroHas('ironbreaker', { gear: equipped(...OWN), legendary: [] })
      .check(({ campaign, decks }) => {
        expect(campaign).toMatchObject({ pool: [FORTUNE], inPlay: [] });
        expect(decks.gear.discard).toEqual([]);
      })
      .isQuiet();
  },
);

rule(['ACG-LEG-06', 'ACG-LEG-07'], 'declined, it lies in the discard pile for another hero to claim', () => {
  fortunate()
    .hero('waywatcher', { legendary: ['moonstring'] })
    .runs(takeTreasure, { hero: 'ironbreaker' })
    .picks('p1', 'gear-deck')
    .picks('p1', 'discard')
    .heroHas('ironbreaker', { gear: [] })
    .check(({ campaign, decks }) => {
      expect(campaign).toMatchObject({ pool: [], inPlay: [FORTUNE] });
      expect(decks.gear.discard).toEqual([FORTUNE]);
    })
    .isQuiet()
    .runs(takeTreasure, { hero: 'waywatcher' })
    .asks('p2', 'take-treasure', 'gear-deck', FORTUNE, 'nothing')
    .picks('p2', FORTUNE)
    .answers('p2', 'claim-fortune-or-discard', 'claim')
    .answers('p2', 'equip-or-discard', 'equip')
    .heroHas('waywatcher', { gear: equipped('moonstring'), legendary: [] })
    .check(({ campaign, decks }) => {
      expect(campaign).toMatchObject({ pool: [FORTUNE], inPlay: [] });
      expect(decks.gear.discard).toEqual([]);
    })
    .isQuiet();
});

rule('ACG-LEG-08', 'legendary gear that is taken off goes back to its own hero', () => {
  const t = table()
    .deck('gear', [], ['test-charm'])
    .hero('ironbreaker', { capacity: 1, gear: ['keystone-maul'], legendary: [] })
    .given((b) => b.drawn.push('test-sword'))
    .runs(claimGear, claims('test-sword'))
    .answers('p1', 'equip-or-discard', 'keystone-maul')
    .heroHas('ironbreaker', { gear: equipped('test-sword'), legendary: ['keystone-maul'] })
    .heroHas('waywatcher', { gear: [] })
    .check(({ decks }) => expect(decks.gear.discard).toEqual(['test-charm']))
    .isQuiet();
  t.runs(claimLegendary, { hero: 'ironbreaker' })
    .asks('p1', 'equip-or-discard', 'test-sword', 'discard')
    .picks('p1', 'discard')
    .heroHas('ironbreaker', { legendary: ['keystone-maul'] })
    .check(({ decks }) => expect(decks.gear.discard).toEqual(['test-charm']))
    .isQuiet();
});

rule('ACG-LEG-09', 'won quests of the campaign bring Legendary Fortunes into the pool', () => {
  const won = (quest: string) => {
    const t = table({ campaign: CAMPAIGN, quest }).given((b) => {
      b.result = 'won';
    });
    t.runs(resolveOutcome, {});
    for (let [open] = t.state.open; open !== undefined; [open] = t.state.open) {
      t.picks(open.by, ...open.options.slice(0, open.min));
    }
    return t.board.campaign?.pool.filter((card) => cardOf(PRINTED, card).kind === 'fortune') ?? [];
  };
  expect(won('a-foul-stench')).toEqual(['legendary-fortune#1']);
  expect(won('the-brokers-ledger')).toEqual(['legendary-fortune#3']);
});
