import { expect } from 'vitest';
import type { Hero } from '../../src/board.js';
import { heroesToPick } from '../../src/rules/campaign.js';
import { treasures, waysToClaim } from '../../src/rules/gear.js';
import { gearInReturn, gearToGive, heroesToReceive } from '../../src/rules/gifts.js';
import { actionsToUpgrade, nextInTown, placesToVisit } from '../../src/rules/settlement.js';
import type { ActionType, HeroId, SettlementAction } from '../../src/terms.js';
import { gear } from '../cards.js';
import { type AcgTable, addTestCards, rule, table } from '../kit.js';
import { verdicts } from '../verdicts.js';

const lending = (id: string, add: number) => gear(id, { passives: [{ stat: 'capacity', add }] });
addTestCards(lending('test-belt', 1), lending('test-pack', 2));

const ALL: ActionType[] = ['attack', 'aid', 'explore', 'rest'];
const town = (): AcgTable => table({ campaign: 'an-uneasy-alliance' }).deck('gear', ['test-charm']);
const visited = (t: AcgTable, id: HeroId, ...visits: SettlementAction[]): AcgTable =>
  t.given(({ heroes }) => {
    (heroes.find((hero) => hero.id === id) as Hero).visits = visits;
  });

rule('ACG-SETUP-02', 'a hero whom somebody has picked is gone', () => {
  expect(verdicts(table(), heroesToPick, { picked: ['waywatcher'] })).toEqual([
    ['ironbreaker', true],
    ['waywatcher', 'hero-taken'],
    ['warrior-priest', true],
    ['bright-wizard', true],
  ]);
  expect(verdicts(table(), heroesToPick, {}).every(([, verdict]) => verdict === true)).toBe(true);
});

rule(
  ['ACG-SETL-03', 'ACG-SETL-05', 'ACG-SETL-08'],
  'no place twice, no trainer without a basic action, no smith without gear',
  () => {
    const places = (t: AcgTable) => verdicts(t, placesToVisit, { hero: 'ironbreaker' });
    const sorted = (t: AcgTable) => Object.fromEntries(places(t));
    expect(sorted(town())).toEqual({ arena: true, trainer: true, blacksmith: true });
    expect(sorted(visited(town(), 'ironbreaker', 'arena'))).toEqual({
      arena: 'same-place',
      trainer: true,
      blacksmith: true,
    });
    expect(sorted(visited(town(), 'waywatcher', 'arena'))).toEqual({
      arena: true,
      trainer: true,
      blacksmith: true,
    });
    const again = visited(town(), 'ironbreaker', 'arena').switched('repeat-settlement-action', 'allowed');
    expect(sorted(again)).toEqual({ arena: true, trainer: true, blacksmith: true });
    expect(sorted(town().deck('gear', [], ['test-charm']))).toMatchObject({ blacksmith: 'blacksmith-empty' });
    expect(sorted(town().hero('ironbreaker', { advanced: ALL }))).toMatchObject({ trainer: 'all-advanced' });
    expect(sorted(town().hero('ironbreaker', { advanced: ALL.slice(1) }))).toMatchObject({ trainer: true });
  },
);

rule(
  ['ACG-SETL-02', 'ACG-SETL-04', 'ACG-GEAR-12'],
  'whose visit is next, whether gear is given, and when the party is done',
  () => {
    const next = (t: AcgTable, given: string[] = []) => verdicts(t, nextInTown, { last: false, given });
    expect(next(town())).toEqual([
      ['ironbreaker', true],
      ['waywatcher', true],
      ['give-gear', 'nothing-to-give'],
      ['done', 'visits-left'],
    ]);
    const twice = visited(town(), 'ironbreaker', 'arena', 'trainer').hero('waywatcher', {
      gear: ['test-charm'],
    });
    expect(next(twice)).toEqual([
      ['ironbreaker', 'visited-twice'],
      ['waywatcher', true],
      ['give-gear', true],
      ['done', 'visits-left'],
    ]);
    expect(next(twice, ['test-charm'])).toContainEqual(['give-gear', 'nothing-to-give']);
    const over = visited(twice, 'waywatcher', 'arena').hero('waywatcher', { advanced: ALL }).deck('gear', []);
    expect(next(over)).toEqual([
      ['ironbreaker', 'visited-twice'],
      ['waywatcher', 'nothing-left-in-town'],
      ['give-gear', true],
      ['done', true],
    ]);
  },
);

rule('ACG-SETL-05', 'only a basic action is upgraded', () => {
  const trained = town().hero('ironbreaker', { advanced: ['rest'] });
  const cards = verdicts(trained, actionsToUpgrade, { hero: 'ironbreaker' });
  expect(cards.map(([, verdict]) => verdict)).toEqual([true, true, true, 'already-advanced']);
});

rule(['ACG-DUN-07', 'ACG-DECK-19'], 'a treasure: the deck, a card of its pile, or nothing', () => {
  const take = (draw: string[]) =>
    verdicts(table().deck('gear', draw, ['test-sword', 'test-mail']), treasures, {});
  expect(take(['test-charm'])).toEqual([
    ['gear-deck', true],
    ['test-sword', true],
    ['test-mail', true],
    ['nothing', true],
  ]);
  expect(take([])[0]).toEqual(['gear-deck', 'gear-deck-empty']);
});

rule(
  ['ACG-GEAR-05', 'ACG-GEAR-06', 'ACG-GEAR-08', 'ACG-GEAR-09', 'ACG-GEAR-11'],
  'where a claimed card finds room, and what makes room for it',
  () => {
    const claim = (card: string, given: Parameters<AcgTable['hero']>[1]) =>
      verdicts(table().hero('ironbreaker', given), waysToClaim, { hero: 'ironbreaker', card });
    expect(claim('test-plate', { gear: ['test-mail', 'test-charm'], capacity: 3 })).toEqual([
      ['equip', 'slot-full'],
      ['test-mail', true],
      ['test-charm', 'no-room-by-it'],
      ['discard', true],
    ]);
    expect(claim('test-spear', { gear: ['test-sword', 'test-charm'], capacity: 2 })).toEqual([
      ['equip', 'capacity-full'],
      ['test-sword', true],
      ['test-charm', true],
      ['discard', true],
    ]);
    expect(claim('test-spear', { gear: ['test-sword', 'test-axe'], capacity: 3 })[0]).toEqual([
      'equip',
      'slot-full',
    ]);
    expect(claim('test-spear', { gear: ['test-sword'], depletedGear: ['test-charm'], capacity: 2 })).toEqual([
      ['equip', 'capacity-full'],
      ['test-sword', true],
      ['test-charm', 'depleted-stays'],
      ['discard', true],
    ]);
    // Each belt takes up the room that it lends; a pack lends room for one more.
    expect(claim('test-charm', { gear: ['test-belt'], capacity: 1 })).toEqual([
      ['equip', true],
      ['test-belt', true],
      ['discard', true],
    ]);
    expect(claim('test-charm', { gear: ['test-belt', 'test-trinket'], capacity: 2 })).toEqual([
      ['equip', true],
      ['test-belt', true],
      ['test-trinket', true],
      ['discard', true],
    ]);
    expect(claim('test-charm', { gear: ['test-belt', 'test-trinket'], capacity: 1 })).toEqual([
      ['equip', 'capacity-full'],
      ['test-belt', 'no-room-by-it'],
      ['test-trinket', true],
      ['discard', true],
    ]);
    expect(claim('test-charm', { gear: ['test-pack', 'test-trinket'], capacity: 1 })).toEqual([
      ['equip', true],
      ['test-pack', 'lends-room'],
      ['test-trinket', true],
      ['discard', true],
    ]);
    // The Ironbreaker's 26 health and the mail's 4: with 26 wounds he lives on the mail.
    const worn = (wounds: number) => claim('test-plate', { gear: ['test-mail'], wounds })[1];
    expect(worn(26)).toEqual(['test-mail', 'health-stays']);
    expect(worn(25)).toEqual(['test-mail', true]);
  },
);

rule(['ACG-GEAR-12', 'ACG-LEG-05', 'ACG-GEAR-14'], 'what may change hands, and into whose', () => {
  const owners = () =>
    town()
      .hero('ironbreaker', { gear: ['keystone-maul', 'test-charm'], depletedGear: ['test-trinket'] })
      .hero('waywatcher', { gear: ['test-sword'] });
  expect(verdicts(owners(), gearToGive, { given: ['test-sword'] })).toEqual([
    ['keystone-maul', 'legendary-stays'],
    ['test-charm', true],
    ['test-trinket', 'depleted-stays'],
    ['test-sword', 'given-already'],
  ]);
  expect(verdicts(owners(), heroesToReceive, { given: [], from: 'ironbreaker' })).toEqual([
    ['ironbreaker', 'own-gift'],
    ['waywatcher', true],
  ]);
});

rule(
  ['ACG-GEAR-12', 'ACG-GEAR-05', 'ACG-GEAR-06'],
  'what is given in return makes room here and finds room there',
  () => {
    const back = (mine: string[], theirs: string[], given: string[] = []) =>
      verdicts(
        town().hero('ironbreaker', { gear: mine }).hero('waywatcher', { gear: theirs }),
        gearInReturn,
        { given, card: mine[0] as string, from: 'ironbreaker', hero: 'waywatcher' },
      );
    expect(back(['test-plate'], ['test-mail', 'test-charm'])).toEqual([
      ['test-mail', true],
      ['test-charm', 'no-room-for-gift'],
    ]);
    expect(back(['test-charm', 'test-plate'], ['test-mail', 'test-trinket'], ['test-trinket'])).toEqual([
      ['test-mail', 'no-room-for-return'],
      ['test-trinket', 'given-already'],
    ]);
    expect(verdicts(town(), gearInReturn, { given: [] })).toEqual([]);
  },
);
