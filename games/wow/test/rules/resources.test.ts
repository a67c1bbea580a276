import { expect } from 'vitest';
import { activateResource } from '../../src/procs.js';
import { challengePhase } from '../../src/rules/challenge.js';
import { explorationPhase } from '../../src/rules/exploration.js';
import type { Resource } from '../../src/terms.js';
import { testEncounter, testItem, testQuest } from '../cards.js';
import { addTestCards, rule, table, type WowTable } from '../kit.js';

const hand = (name: string, count: number, from = 1) =>
  Array.from({ length: count }, (_, i) => `${name}-stroll#${i + from}`);

const uses = (resource: Resource, made: WowTable): WowTable =>
  made.turnOf('p1', 'exploration').runs(activateResource, { seat: 'p1', resource });

rule('WOW-RES-01', 'a scroll: one card', () => {
  const made = table().rival('p1', { hand: hand('ann', 3), deck: hand('ann', 4, 10) });
  uses('scroll', made)
    .isQuiet()
    .has('p1', { hand: [...hand('ann', 3), 'ann-stroll#10'] });
});

rule('WOW-RES-02', 'a book: two cards first', () => {
  const made = table().rival('p1', { hand: hand('ann', 3), deck: hand('ann', 4, 10) });
  uses('book', made);
  expect(made.board.rivals[0]?.hand).toHaveLength(5);
});

rule('WOW-RES-03', 'all others draw one and choose one to discard, at the same time and in secret', () => {
  const made = table({ players: 3 })
    .rival('p2', { hand: hand('bob', 4), deck: hand('bob', 3, 10) })
    .rival('p3', { hand: hand('cid', 2), deck: hand('cid', 3, 10) });
  uses('book', made).isAsked('p2').isAsked('p3').isNotAsked('p1');
  made.answers('p3', 'discard-for-book', 'cid-stroll#1');
  made.has('p3', { hand: ['cid-stroll#1', 'cid-stroll#2', 'cid-stroll#10'] });
  made.answers('p2', 'discard-for-book', 'bob-stroll#10').isQuiet();
  made.has('p2', { hand: hand('bob', 4) }).has('p3', { hand: ['cid-stroll#2', 'cid-stroll#10'] });
});

rule('WOW-RES-04', 'a small healing potion heals 1', () => {
  uses('small-healing', table().rival('p1', { damage: 3 })).has('p1', { damage: 2 });
});

rule('WOW-RES-05', 'a large healing potion heals 2', () => {
  uses('large-healing', table().rival('p1', { damage: 3 })).has('p1', { damage: 1 });
});

rule('WOW-RES-06', 'a token from the pile, seen by its drawer alone', () => {
  const made = table();
  made.board.discoveries = ['bomb#1', 'gold#1'];
  uses('place-discovery', made);
  expect(made.board.discoveries).toEqual(['bomb#1']);
  expect(made.seenBy('p1').looked).toEqual({ seat: 'p1', token: 'gold#1' });
  expect(made.seenBy('p2').looked).toEqual({ seat: 'p1', token: null });
});

rule(['WOW-RES-07', 'WOW-RES-09'], 'on any space but the own one and cities, above the level too', () => {
  const made = table();
  made.board.discoveries = ['bomb#1', 'gold#1'];
  uses('place-discovery', made)
    .asks('p1', 'choose-discovery-space', 'g2', 'g3', 'v1', 'y1', 'r1', 'w1', 'w2')
    .picks('p1', 'r1')
    .isQuiet();
  expect(made.seenBy('p1').placed).toMatchObject([{ space: 'r1', token: 'gold#1' }]);
  expect(made.seenBy('p2').placed).toMatchObject([{ space: 'r1', token: null }]);
});

rule('WOW-RES-08', 'several in one space', () => {
  const made = table().discovery('old', { token: 'ambush#1', space: 'g2' });
  made.board.discoveries = ['bomb#1', 'gold#1'];
  uses('place-discovery', made).picks('p1', 'g2');
  expect(made.board.placed.map(({ space }) => space)).toEqual(['g2', 'g2']);
});

rule('WOW-RES-10', 'to any other flight path', () => {
  uses('flight-path', table().rival('p1', { space: 'g2', level: 'red' }))
    .asks('p1', 'choose-flight', 'away', 'r1')
    .picks('p1', 'r1')
    .has('p1', { space: 'r1' });
});

rule('WOW-MOV-08', 'never above the level, by flight or False Map', () => {
  uses('flight-path', table().rival('p1', { space: 'g2' }))
    .isQuiet()
    .has('p1', { space: 'away' });
  table()
    .rival('p1', { space: 'g1' })
    .turnOf('p1', 'exploration')
    .discovery('map', { token: 'false-map#1', space: 'g1' })
    .runs(explorationPhase, {})
    .asks('p2', 'choose-place', 'home', 'g2', 'decline');
});

rule('WOW-RES-11', 'the challenge is where one has flown to', () => {
  const made = table().rival('p1', { space: 'away' }).turnOf('p1', 'exploration').deck('grey', 'grey-rat#1');
  uses('flight-path', made).isQuiet().has('p1', { space: 'g2' });
  made.turnOf('p1', 'challenge').script('combat', 5, 0).runs(challengePhase, {});
  made.emits('challenge-drawn', { card: 'grey-rat#1' });
});

rule('WOW-RES-12', 'discoveries there stay facedown', () => {
  const made = table().rival('p1', { space: 'away' }).turnOf('p1', 'exploration');
  made.discovery('far', { token: 'bomb#1', space: 'g2' }).runs(explorationPhase, {}).isQuiet();
  made.has('p1', { space: 'g2', damage: 0 });
  expect(made.board.placed).toHaveLength(1);
});

rule('WOW-RES-13', 'any own item can be given up', () => {
  const made = table().rival('p1', { weapon: 'green-pouch', bag: ['grey-pouch', 'yellow-pouch'] });
  uses('auction-house', made).asks('p1', 'choose-auction-item', 'green-pouch', 'grey-pouch', 'yellow-pouch');
});

rule('WOW-RES-14', 'one of the same colour comes from the bottom', () => {
  addTestCards(testItem('emerald', { colour: 'green' }));
  const made = table()
    .rival('p1', { bag: ['green-pouch'] })
    .deck('green', 'emerald', 'green-rat#1');
  uses('auction-house', made)
    .isQuiet()
    .has('p1', { bag: ['emerald'] });
  expect(made.board.challenge.green).toEqual(['green-rat#1', 'green-pouch']);
});

rule('WOW-RES-15', 'cards without an item are discarded until one comes', () => {
  addTestCards(testItem('jade', { colour: 'green' }), testEncounter('toad', { colour: 'green' }));
  const made = table()
    .rival('p1', { bag: ['green-pouch'] })
    .deck('green', 'toad', 'jade');
  uses('auction-house', made)
    .isQuiet()
    .has('p1', { bag: ['jade'] });
  expect(made.board.challenge.green).toEqual(['green-pouch', 'toad']);
});

rule('WOW-RES-16', 'a quest giver: one elite quest', () => {
  const made = table().quest('p1', 'start-1');
  made.board.elite.draw = ['elite-2', 'elite-1'];
  uses('quest-giver', made).isQuiet();
  expect(made.board.rivals[0]?.quests.map(({ id }) => id)).toEqual(['start-1', 'elite-1']);
});

rule('WOW-RES-17', 'a quest that is discarded at once is never set up', () => {
  addTestCards(testQuest('seeds', { tokens: { on: ['g2', 'g3'] }, conditions: [{ collect: 2 }] }));
  const given = () => {
    const made = table().quest('p1', 'start-1').quest('p1', 'start-2');
    made.board.elite.draw = ['seeds'];
    return uses('quest-giver', made).asks('p1', 'discard-quest', 'start-1', 'start-2', 'seeds');
  };
  expect(given().picks('p1', 'seeds').isQuiet().board.questTokens).toEqual([]);
  expect(given().picks('p1', 'start-1').isQuiet().board.questTokens).toEqual([
    { quest: 'seeds', space: 'g2' },
    { quest: 'seeds', space: 'g3' },
  ]);
});
