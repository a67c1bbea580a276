import { ruleOf } from '@questhall/test-kit';
import { expect } from 'vitest';
import type { AcgBoard } from '../../src/board.js';
import { actionCard } from '../../src/content/library.js';
import { acgBox } from '../../src/index.js';
import type { AcgRuleId } from '../../src/terms.js';
import { walkGames } from '../walks.js';

const PRINTED = { box: acgBox };

/** Rules that hold at every moment, looked at in games played by chance. No test cards: they would join the decks. */
const rule = ruleOf<AcgRuleId>();

/** All tokens there are, by hero and kind of card. */
const laidOut = (b: AcgBoard) => b.heroes.map((hero) => hero.actions.map((slot) => slot.tokens));
/** Two, and three where the text of Memory Beads says so. */
const limit = (gear: readonly { card: string; depleted: boolean }[]) =>
  gear.some(({ card, depleted }) => card === 'memory-beads' && !depleted) ? 3 : 2;

rule('ACG-ACT-01', 'at every moment of a campaign a hero has one card for each of the four actions', () => {
  let upgraded = 0;
  walkGames({ campaign: 'an-uneasy-alliance' }, ['one', 'two', 'three'], (board) => {
    for (const hero of board.heroes) {
      expect(hero.actions.map((slot) => actionCard(PRINTED, slot.card).type)).toEqual([
        'attack',
        'aid',
        'explore',
        'rest',
      ]);
      upgraded += hero.actions.filter((slot) => actionCard(PRINTED, slot.card).level === 'advanced').length;
    }
  });
  expect(upgraded).toBeGreaterThan(0);
});

rule('ACG-TOK-01', 'in no reachable state does a card hold more than two tokens', () => {
  let most = 0;
  walkGames({ campaign: 'an-uneasy-alliance' }, ['a', 'b', 'c'], (board) => {
    for (const hero of board.heroes) {
      for (const { tokens } of hero.actions) {
        expect(tokens).toBeGreaterThanOrEqual(0);
        expect(tokens).toBeLessThanOrEqual(limit(hero.gear));
        most = Math.max(most, tokens);
      }
    }
  });
  expect(most).toBeGreaterThanOrEqual(2);
});

rule(
  'ACG-TOK-05',
  'tokens never move by themselves: only claiming, spending and discarding change them',
  () => {
    let before: number[][] = [];
    let stood = 0;
    const changes = ['tokens-claimed', 'tokens-spent', 'tokens-discarded', 'set-up', 'settlement'];
    walkGames({ quest: 'a-foul-stench' }, ['a', 'b', 'c'], (board, _, events) => {
      const now = laidOut(board);
      if (before.length === now.length && !events.some(({ type }) => changes.includes(type))) {
        expect(now).toEqual(before);
        if (now.flat().some((tokens) => tokens > 0)) stood++;
      }
      before = board.round === 0 ? [] : now;
    });
    expect(stood).toBeGreaterThan(20);
  },
);

rule('ACG-FAQ-09', 'in the quest stage gear changes hands only over the discard pile', () => {
  const owners = new Map<string, string>();
  let owned = 0;
  walkGames({ campaign: 'an-uneasy-alliance' }, ['a', 'b', 'c'], (board, open, events) => {
    if (board.stage !== 'quest') return owners.clear();
    for (const { type, data } of events) if (type === 'gear-discarded') owners.delete(`${data.card}`);
    for (const hero of board.heroes) {
      for (const { card } of hero.gear) {
        expect(owners.get(card) ?? hero.id, card).toBe(hero.id);
        owners.set(card, hero.id);
        owned++;
      }
    }
    for (const { options } of open) expect(options).not.toContain('give-gear');
    return undefined;
  });
  expect(owned).toBeGreaterThan(0);
});
