import { describe, expect } from 'vitest';
import { questSheet } from '../../src/content/library.js';
import { acgBox } from '../../src/index.js';
import { perilPhase } from '../../src/rules/peril.js';
import { card } from './card.js';
import {
  isResult,
  lastHeroFalls,
  onSheet,
  outcome,
  perilTurns,
  pool,
  strikesDown,
  travelsTo,
} from './quest-table.js';

const PRINTED = { box: acgBox };

const QUEST = 'the-brokers-ledger';
const TALLYMAN = { card: 'the-tallyman', attack: 2, health: 8 };
const setAside = () =>
  onSheet(QUEST).given((b) => {
    b.aside.push('the-tallyman');
  });

describe('quest rules', () => {
  card('the-brokers-ledger', 'the Tallyman meets the leader when the Counting House is revealed', () => {
    travelsTo(setAside(), 'the-counting-house')
      .check(({ enemies, aside }) => {
        const found = enemies.filter((enemy) => enemy.card === 'the-tallyman');
        expect(found).toMatchObject([{ zone: 'ironbreaker', faceup: true, exhausted: false }]);
        expect(aside).toEqual([]);
      })
      .isQuiet();
  });

  card('the-brokers-ledger', 'no other location brings him', () => {
    travelsTo(setAside(), 'the-river-gate').check(({ aside }) => expect(aside).toEqual(['the-tallyman']));
  });

  card('the-brokers-ledger', 'nor the Counting House when he is in play already', () => {
    travelsTo(setAside().enemy('tally', { ...TALLYMAN, in: 'waywatcher' }), 'the-counting-house').check(
      ({ aside }) => expect(aside).toEqual(['the-tallyman']),
    );
  });

  card('the-brokers-ledger', 'the active hero claims 1 token when a Brigand falls', () => {
    const t = onSheet(QUEST)
      .leader('waywatcher')
      .enemy('thug', { card: 'test-brigand', in: 'ironbreaker', wounds: 2 });
    strikesDown(t, 'thug')
      .answers('p1', 'place-tokens', 'inexorable-advance')
      .heroHas('ironbreaker', { tokens: { attack: 1, aid: 0, explore: 0, rest: 0 } })
      .heroHas('waywatcher', { tokens: { attack: 0, aid: 0, explore: 0, rest: 0 } })
      .isQuiet();
  });

  card('the-brokers-ledger', 'nobody claims a token when an enemy falls that is no Brigand', () => {
    strikesDown(onSheet(QUEST).enemy('a', { in: 'ironbreaker', wounds: 2 }), 'a')
      .doesNotEmit('tokens-claimed')
      .isQuiet();
  });
});

describe('peril', () => {
  card('the-brokers-ledger', 'green costs the richest hero 1 token and hides 1 enemy in the shadows', () => {
    const t = onSheet(QUEST)
      .hero('ironbreaker', { tokens: { rest: 1 } })
      .hero('waywatcher', { tokens: { rest: 2 } });
    perilTurns(t, 'green')
      .heroHas('ironbreaker', { tokens: { rest: 1 } })
      .heroHas('waywatcher', { tokens: { rest: 1 } })
      .check(({ enemies }) =>
        expect(enemies).toMatchObject([{ card: 'test-brute#1', zone: 'shadows', faceup: false }]),
      )
      .isQuiet();
  });

  card('the-brokers-ledger', 'blue spawns 1 enemy or costs 3 progress, as the party likes', () => {
    const blue = () =>
      perilTurns(onSheet(QUEST).location('test-hall', 5), 'blue').asks(
        'party',
        'choose-option',
        'option-0',
        'option-1',
      );
    blue()
      .picks('party', 'option-0')
      .check(({ enemies, location }) => {
        expect(enemies).toMatchObject([{ card: 'test-brute#1', zone: 'ironbreaker', faceup: true }]);
        expect(location?.progress).toBe(5);
      })
      .isQuiet();
    blue()
      .picks('party', 'option-1')
      .check(({ enemies, location }) => {
        expect(enemies).toEqual([]);
        expect(location?.progress).toBe(2);
      })
      .isQuiet();
  });

  card('the-brokers-ledger', 'blue always spawns at the Counting House', () => {
    perilTurns(onSheet(QUEST).location('the-counting-house', 5), 'blue')
      .check(({ enemies, location }) => {
        expect(enemies).toMatchObject([{ card: 'test-brute#1', zone: 'ironbreaker' }]);
        expect(location?.progress).toBe(5);
      })
      .isQuiet();
  });

  card('the-brokers-ledger', 'red spawns 1 enemy and wounds the leader once', () => {
    perilTurns(onSheet(QUEST).leader('waywatcher'), 'red')
      .check(({ enemies }) =>
        expect(enemies).toMatchObject([{ card: 'test-brute#1', zone: 'waywatcher', faceup: true }]),
      )
      .heroHas('waywatcher', { wounds: 1 })
      .heroHas('ironbreaker', { wounds: 0 })
      .isQuiet();
  });
});

describe('the end', () => {
  card('the-brokers-ledger', 'is won as soon as the Tallyman is defeated', () => {
    const t = onSheet(QUEST).enemy('tally', { ...TALLYMAN, in: 'ironbreaker', wounds: 7 });
    isResult(strikesDown(t, 'tally'), 'won')
      .doesNotEmit('tokens-claimed')
      .check(({ removed }) => expect(removed).toEqual(['the-tallyman']))
      .isQuiet();
  });

  card('the-brokers-ledger', 'is lost when all heroes are defeated', () => {
    isResult(lastHeroFalls(onSheet(QUEST)), 'lost').isQuiet();
  });

  card('the-brokers-ledger', 'is lost when peril reaches the end of the track: the barge has sailed', () => {
    const last = questSheet(PRINTED, QUEST).perilTrack.length - 1;
    const movedTo = (space: number) =>
      onSheet(QUEST)
        .given((b) => {
          b.peril = space - 1;
        })
        .runs(perilPhase, {});
    isResult(movedTo(last), 'lost').isQuiet();
    isResult(movedTo(last - 1), null).isQuiet();
  });

  card('the-brokers-ledger', "rewards with a Legendary Fortune and the Tallyman's ledger", () => {
    expect(pool(outcome(QUEST, 'won').isQuiet())).toEqual(['legendary-fortune#3', 'the-tallymans-ledger']);
  });

  card('the-brokers-ledger', 'punishes with the Tallyman, met or not, in the campaign pool', () => {
    const unmet = outcome(QUEST, 'lost', (t) => t.given((b) => b.aside.push('the-tallyman')));
    expect(pool(unmet.isQuiet())).toEqual(['the-tallyman']);
    expect(unmet.board.aside).toEqual([]);
    const met = outcome(QUEST, 'lost', (t) => t.enemy('tally', { ...TALLYMAN, in: 'waywatcher' }));
    expect(pool(met.isQuiet())).toEqual(['the-tallyman']);
    met.enemyIsGone('tally');
  });
});
