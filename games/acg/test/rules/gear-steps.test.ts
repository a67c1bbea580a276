import { expect } from 'vitest';
import { claimGear, claimLegendary, takeTreasure } from '../../src/procs.js';
import { waysToClaim } from '../../src/rules/gear.js';
import { gearToGive, giveGear } from '../../src/rules/gifts.js';
import type { CardId, HeroId } from '../../src/terms.js';
import { gear } from '../cards.js';
import { type AcgTable, addTestCards, rule, table } from '../kit.js';
import { verdicts } from '../verdicts.js';

const health = (id: string, add: number, ...more: object[]) =>
  gear(id, { passives: [...more, { stat: 'health', add }] });
addTestCards(
  health('test-ring', 1),
  health('test-pebble', 0),
  health('test-chains', -2),
  health('test-girdle', 4, { stat: 'tokens-per-action', add: 1 }),
);
const CAMPAIGN = 'an-uneasy-alliance';
const FORTUNE = 'legendary-fortune#1';
const HERO: { hero: HeroId } = { hero: 'ironbreaker' };
const equipped = (...cards: CardId[]) => cards.map((card) => ({ card, exhausted: false, depleted: false }));
const drawn = (t: AcgTable, ...cards: CardId[]) => t.given((b) => b.drawn.push(...cards));
const ways = (t: AcgTable, card: CardId) => Object.fromEntries(verdicts(t, waysToClaim, { ...HERO, card }));
const mayGive = (t: AcgTable) => Object.fromEntries(verdicts(t, gearToGive, { given: [] }));

rule(
  ['ACG-DUN-07', 'ACG-GEAR-03'],
  'a treasure lies in hand until its hero has said what becomes of it',
  () => {
    const takes = (choice: string) =>
      drawn(table().deck('gear', ['test-sword'], ['test-axe']), 'test-charm')
        .runs(takeTreasure, HERO)
        .answers('p1', 'take-treasure', choice);
    takes('gear-deck')
      .check(({ drawn: hand, decks }) => {
        expect(hand).toEqual(['test-charm', 'test-sword']);
        expect(decks.gear).toMatchObject({ draw: [], discard: ['test-axe'] });
      })
      .picks('p1', 'discard')
      .check(({ drawn: hand, decks }) => {
        expect(hand).toEqual(['test-charm']);
        expect(decks.gear.discard).toEqual(['test-axe', 'test-sword']);
      });
    takes('test-axe')
      .check(({ drawn: hand, decks }) => {
        expect(hand).toEqual(['test-charm', 'test-axe']);
        expect(decks.gear).toMatchObject({ draw: ['test-sword'], discard: [] });
      })
      .picks('p1', 'equip')
      .check(({ drawn: hand }) => expect(hand).toEqual(['test-charm']));
    drawn(table(), 'test-sword', 'test-charm')
      .runs(claimGear, { ...HERO, card: 'test-sword' })
      .picks('p1', 'equip')
      .check(({ drawn: hand }) => expect(hand).toEqual(['test-charm']));
  },
);

rule('ACG-LEG-02', 'a legendary card lies in hand until it is equipped', () => {
  drawn(table(), 'test-charm')
    .hero('ironbreaker', { legendary: ['keystone-maul'] })
    .script('legendary', 0)
    .runs(claimLegendary, HERO)
    .asks('p1', 'equip-or-discard', 'equip', 'discard')
    .check(({ drawn: hand }) => expect(hand).toEqual(['test-charm', 'keystone-maul']))
    .picks('p1', 'equip')
    .heroHas('ironbreaker', { legendary: [], gear: equipped('keystone-maul') })
    .check(({ drawn: hand }) => expect(hand).toEqual(['test-charm']))
    .isQuiet();
});

rule('ACG-LEG-08', 'legendary gear that is taken off lies behind the others of its hero', () => {
  const t = table()
    .hero('ironbreaker', { gear: ['keystone-maul'], legendary: ['mountainheart-plate'] })
    .deck('gear', [], ['test-charm']);
  drawn(t, 'test-sword')
    .runs(claimGear, { ...HERO, card: 'test-sword' })
    .answers('p1', 'equip-or-discard', 'keystone-maul')
    .heroHas('ironbreaker', {
      legendary: ['mountainheart-plate', 'keystone-maul'],
      gear: equipped('test-sword'),
    })
    .check(({ decks }) => expect(decks.gear.discard).toEqual(['test-charm']));
});

rule(['ACG-LEG-02', 'ACG-LEG-06'], 'only the Legendary Fortune itself leaves the hand and the quest', () => {
  const fortunate = (inPlay: CardId[]) =>
    drawn(table({ campaign: CAMPAIGN }), FORTUNE, 'test-charm')
      .deck('gear', [], ['test-axe'])
      .hero('ironbreaker', { legendary: [] })
      .given(({ campaign }) => {
        campaign?.inPlay.push(...inPlay);
        campaign?.pool.push('test-bruise');
      })
      .runs(claimGear, { ...HERO, card: FORTUNE });
  const declined = fortunate([FORTUNE, 'test-nemesis']).picks('p1', 'discard').isQuiet().board;
  expect(declined.drawn).toEqual(['test-charm']);
  expect(declined.decks.gear.discard).toEqual(['test-axe', FORTUNE]);
  expect(declined.campaign).toMatchObject({ pool: ['test-bruise'], inPlay: [FORTUNE, 'test-nemesis'] });
  const claimed = fortunate([FORTUNE, 'test-nemesis']).picks('p1', 'claim').isQuiet().board;
  expect(claimed.drawn).toEqual(['test-charm']);
  expect(claimed.campaign).toMatchObject({ pool: ['test-bruise', FORTUNE], inPlay: ['test-nemesis'] });
  // One that the sheet has added was never in the pool.
  const added = fortunate(['test-nemesis']).picks('p1', 'claim').isQuiet().board;
  expect(added.campaign).toMatchObject({ pool: ['test-bruise', FORTUNE], inPlay: ['test-nemesis'] });
});

rule('ACG-DELVE-06', 'without a campaign a claimed Legendary Fortune is out of the game', () => {
  const t = drawn(table({ quest: 'lost-in-the-dark' }), FORTUNE)
    .hero('ironbreaker', { legendary: [] })
    .given((b) => b.removed.push('test-nemesis'))
    .runs(claimGear, { ...HERO, card: FORTUNE })
    .answers('p1', 'claim-fortune-or-discard', 'claim')
    .isQuiet();
  expect(t.board.removed).toEqual(['test-nemesis', FORTUNE]);
});

rule('ACG-GEAR-13', 'what was agreed still needs room', () => {
  const full = drawn(table().hero('ironbreaker', { gear: ['test-charm'], capacity: 1 }), 'test-sword');
  full
    .runs(claimGear, { ...HERO, card: 'test-sword', agreed: true })
    .asks('p1', 'equip-or-discard', 'test-charm', 'discard');
});

rule(['ACG-GEAR-08', 'ACG-GEAR-11'], 'depleted gear stays, also where it would make no room', () => {
  const t = table().hero('ironbreaker', { gear: ['test-sword', 'test-axe'], depletedGear: ['test-charm'] });
  expect(ways(t.hero('ironbreaker', { capacity: 4 }), 'test-spear')).toEqual({
    equip: 'slot-full',
    'test-sword': true,
    'test-axe': true,
    'test-charm': 'depleted-stays',
    discard: true,
  });
});

rule('ACG-LEG-04', 'where legendary gear is free, ordinary gear still needs room, but not beside it', () => {
  const wearing = (card: CardId) =>
    table()
      .switched('legendary-gear-and-capacity', 'free')
      .hero('ironbreaker', { gear: [card], capacity: 1 });
  expect(ways(wearing('test-charm'), 'test-sword').equip).toBe('capacity-full');
  expect(ways(wearing('test-charm'), 'keystone-maul').equip).toBe(true);
  expect(ways(wearing('keystone-maul'), 'test-charm').equip).toBe(true);
});

rule('ACG-GEAR-09', 'only gear that raises health is held back by wounds', () => {
  // 26 health of his own. One point of health holds a card back as well as four.
  const living = (wounds: number, ...cards: CardId[]) =>
    mayGive(table().hero('ironbreaker', { gear: cards, wounds }));
  expect(living(26, 'test-ring')).toEqual({ 'test-ring': 'health-stays' });
  expect(living(25, 'test-ring')).toEqual({ 'test-ring': true });
  expect(living(26, 'test-girdle')).toEqual({ 'test-girdle': 'health-stays' });
  // What the other card gives is still there: 30 health without one of the two.
  expect(living(29, 'test-girdle', 'test-mail')).toEqual({ 'test-girdle': true, 'test-mail': true });
  expect(living(30, 'test-girdle', 'test-mail')).toEqual({
    'test-girdle': 'health-stays',
    'test-mail': 'health-stays',
  });
  const fallen = table().hero('ironbreaker', {
    status: 'defeated',
    wounds: 26,
    gear: ['test-charm', 'test-purse', 'test-pebble', 'test-chains'],
  });
  expect(mayGive(fallen)).toEqual({
    'test-charm': true,
    'test-purse': true,
    'test-pebble': true,
    'test-chains': true,
  });
});

rule(['ACG-GEAR-12', 'ACG-GEAR-13'], 'a gift leaves its giver with all it lent, and is named', () => {
  const t = table()
    .hero('ironbreaker', { gear: ['test-purse'], tokens: { attack: 3, rest: 2 } })
    .hero('waywatcher', { capacity: 2 });
  drawn(t, 'test-charm')
    .runs(giveGear, { given: [] })
    .check(({ drawn: hand }) => expect(hand).toEqual(['test-charm', 'test-purse']))
    .heroHas('ironbreaker', { gear: [], tokens: { attack: 2, rest: 2 } })
    .emitsTimes(1, 'tokens-discarded')
    .answers('p2', 'equip-or-discard', 'equip')
    .gives(['test-purse'])
    .heroHas('waywatcher', { gear: equipped('test-purse') });
});

rule('ACG-GEAR-13', 'a gift is heard once by its new owner, and not at all if it is discarded', () => {
  const heard = (choice: string) => {
    const t = table()
      .hero('ironbreaker', { gear: ['test-buckler'] })
      .runs(giveGear, { given: [] })
      .answers('p2', 'equip-or-discard', choice);
    return Object.values(t.board.listening).flat();
  };
  expect(heard('equip')).toEqual(['test-buckler|test-buckler/abilities.0']);
  expect(heard('discard')).toEqual([]);
});

rule('ACG-TOK-01', 'no token is lost where none is too many', () => {
  const sheds = (tokens: number) => {
    const t = table().hero('ironbreaker', { gear: ['test-purse', 'test-charm'], tokens: { rest: tokens } });
    return drawn(t, 'test-sword')
      .hero('ironbreaker', { capacity: 2 })
      .runs(claimGear, { ...HERO, card: 'test-sword' })
      .answers('p1', 'equip-or-discard', 'test-purse');
  };
  sheds(2)
    .doesNotEmit('tokens-discarded')
    .heroHas('ironbreaker', { tokens: { rest: 2 } });
  sheds(3)
    .emits('tokens-discarded', { count: 1 })
    .heroHas('ironbreaker', { tokens: { rest: 2 } });
});
