import { BadSetup } from '@questhall/engine';
import { expect } from 'vitest';
import { main } from '../../src/rules/campaign.js';
import type { HeroId } from '../../src/terms.js';
import { addTestAdventure, addTestCards, freshTable, type LrTable, rule, rules } from '../kit.js';

/** Adventures that are won or lost by a counter, which the test sets. */
function campaignOf(id: string, count: number): { ids: string[]; at: (letter: string) => string } {
  const made = Array.from({ length: count }, () =>
    addTestAdventure({
      map: ['A'],
      limits: { A: 9 },
      adventure: () => ({
        counters: { won: 0, lost: 0 },
        objective: { text: 'won', if: { counter: { name: 'won', atLeast: 1 } } },
        defeat: [{ text: 'lost', if: { counter: { name: 'lost', atLeast: 1 } } }],
      }),
    }),
  );
  addTestCards({ kind: 'campaign', id, name: id, origin: 'ours', adventures: made.map((one) => one.id) });
  return { ids: made.map((one) => one.id), at: made[0]?.at ?? ((letter) => letter) };
}

/** The adventure ends with the next step that anybody takes. */
function ends(table: LrTable, result: 'won' | 'lost'): LrTable {
  const hero = table.board.active as HeroId;
  table.board.counters[result] = 1;
  return table.endsTurn(hero);
}

const hero = (table: LrTable, id: HeroId) =>
  table.board.heroes.find((one) => one.id === id) as LrTable['board']['heroes'][number];
const start = (id: string, at: (letter: string) => string) =>
  freshTable({ players: 1, campaign: id }, 'test', at).runs(main, {});

rule('LR-CMP-01', 'any adventure can be played by itself', () => {
  const { ids, at } = campaignOf('one-off', 3);
  const table = freshTable({ players: 1, adventure: ids[2] }, 'test', at).runs(main, {});
  expect(table.board.adventure).toBe(ids[2]);
  expect(table.board.campaign).toBeNull();
  ends(table, 'won').isOver('won', { adventure: ids[2] });
});

rule('LR-CMP-02', 'a campaign plays its adventures in order', () => {
  const { ids, at } = campaignOf('in-order', 4);
  const table = ends(start('in-order', at), 'won');
  expect(table.board.adventure).toBe(ids[1]);
  expect(ends(table, 'won').board.adventure).toBe(ids[2]);
  expect(() => rules().setup({ players: 1, campaign: 'in-order', adventure: ids[3] })).toThrow(BadSetup);
});

rule('LR-CMP-03', 'heroes keep their treasure', () => {
  const { at } = campaignOf('keeps', 2);
  const table = start('keeps', at);
  hero(table, 'calthia').treasure = ['sword', 'mail'];
  ends(table, 'won').heroHas('calthia', { treasure: ['sword', 'mail'] });
  expect(table.board.deck).not.toContain('sword');
});

rule('LR-CMP-04', 'who ended out of action begins wounded', () => {
  const { at } = campaignOf('fallen', 2);
  const table = start('fallen', at);
  const fallen = (table.board.active === 'regis' ? 'calthia' : 'regis') as HeroId;
  Object.assign(hero(table, fallen), { out: true, wounded: true, area: null });
  const next = ends(table, 'won');
  expect(hero(next, fallen)).toMatchObject({ out: false, wounded: true, damage: 0 });
  expect(hero(next, fallen).area).not.toBeNull();
});

rule(['LR-CMP-05', 'LR-CMP-06', 'LR-CMP-07'], 'destiny, damage and wounds do not carry over', () => {
  const { at } = campaignOf('tokens', 2);
  const table = start('tokens', at);
  Object.assign(hero(table, 'dhoraz'), { destiny: 1 });
  Object.assign(hero(table, 'calthia'), { damage: 3 });
  Object.assign(hero(table, 'luxa'), { wounded: true, damage: 1 });
  ends(table, 'won')
    .heroHas('dhoraz', { destiny: 0 })
    .heroHas('calthia', { damage: 0 })
    .heroHas('luxa', { wounded: false, damage: 0 });
});

rule('LR-CMP-08', 'after a defeat the same adventure is tried again', () => {
  const { ids, at } = campaignOf('again', 3);
  const table = ends(ends(start('again', at), 'won'), 'lost')
    .asks('party', 'retry-or-stop', 'retry', 'stop')
    .picks('party', 'retry');
  expect(table.board.adventure).toBe(ids[1]);
  expect(table.board.stage).toBe('play');
});

rule('LR-CMP-09', 'on a retry heroes have the treasure they still had', () => {
  const { at } = campaignOf('poorer', 1);
  const table = start('poorer', at);
  hero(table, 'calthia').treasure = ['sword'];
  table.board.deck.push('mail');
  ends(table, 'lost')
    .picks('party', 'retry')
    .heroHas('calthia', { treasure: ['sword'] });
  expect(table.board.deck.filter((card) => card === 'mail')).toHaveLength(1);
});

rule('LR-CMP-10', 'on a retry nobody starts wounded', () => {
  const { at } = campaignOf('healed', 1);
  const table = start('healed', at);
  for (const one of table.board.heroes)
    if (one.id !== table.board.active) Object.assign(one, { out: true, wounded: true, area: null });
  ends(table, 'lost').picks('party', 'retry');
  expect(table.board.heroes.map(({ wounded, out }) => [wounded, out])).toEqual(
    Array.from({ length: 5 }, () => [false, false]),
  );
});

rule('LR-CMP-11', 'each adventure starts with a shuffled deck of all cards that nobody holds', () => {
  const { at } = campaignOf('deck', 2);
  const table = start('deck', at);
  expect(table.board.deck).toHaveLength(11);
  hero(table, 'calthia').treasure = ['sword', 'mail'];
  hero(table, 'luxa').treasure = ['bow'];
  table.board.deck = [];
  const next = ends(table, 'won');
  expect(next.board.deck).toHaveLength(8);
  expect(new Set(next.board.deck).size).toBe(8);
});

rule('LR-CMP-12', 'winning the last adventure wins the campaign, however many tries it took', () => {
  const { ids, at } = campaignOf('stubborn', 1);
  const table = start('stubborn', at);
  ends(table, 'lost').picks('party', 'retry');
  ends(table, 'lost').picks('party', 'retry');
  ends(table, 'won').isOver('won', { won: 1, tries: { [ids[0] as string]: 3 } });
});
