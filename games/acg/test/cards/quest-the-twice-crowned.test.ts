import { describe, expect } from 'vitest';
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

const QUEST = 'the-twice-crowned';
const URGZA = { card: 'urgza-twice-crowned', attack: 3, health: 10 };
const inLair = () => onSheet(QUEST).enemy('urgza', { ...URGZA, in: 'lair' });

describe('quest rules', () => {
  card('the-twice-crowned', 'Urgza meets the leader when the Horn Gate is revealed', () => {
    travelsTo(inLair(), 'the-horn-gate').enemyIs('urgza', { zone: 'ironbreaker', exhausted: false });
    travelsTo(inLair(), 'the-underfield').enemyIs('urgza', { zone: 'lair' });
  });

  card('the-twice-crowned', 'she stays where she is when she is in play already', () => {
    const inPlay = onSheet(QUEST).enemy('urgza', { ...URGZA, in: 'waywatcher' });
    travelsTo(inPlay, 'the-horn-gate').enemyIs('urgza', { zone: 'waywatcher' });
  });

  card('the-twice-crowned', 'a fallen Ratfolk wounds one Greenskin once, and Urgza is one', () => {
    const t = onSheet(QUEST)
      .enemy('rat', { card: 'test-ratfolk#1', in: 'ironbreaker', wounds: 2 })
      .enemy('green', { card: 'test-greenskin#1', in: 'waywatcher' })
      .enemy('hidden', { card: 'test-greenskin#2', facedown: true })
      .enemy('brute', { in: 'waywatcher' })
      .enemy('urgza', URGZA);
    strikesDown(t, 'rat')
      .asks('p1', 'choose-enemy-to-suffer', 'green', 'urgza')
      .wants('p1', { min: 1, max: 1 })
      .picks('p1', 'urgza')
      .enemyIs('urgza', { wounds: 1 })
      .enemyIs('green', { wounds: 0 })
      .isQuiet();
  });

  card('the-twice-crowned', 'a fallen Greenskin wounds one Ratfolk once', () => {
    const t = onSheet(QUEST)
      .enemy('green', { card: 'test-greenskin#1', in: 'ironbreaker', wounds: 2 })
      .enemy('rat', { card: 'test-ratfolk#1' })
      .enemy('rat-too', { card: 'test-ratfolk#2', in: 'waywatcher' })
      .enemy('brute', { in: 'waywatcher' });
    strikesDown(t, 'green')
      .asks('p1', 'choose-enemy-to-suffer', 'rat', 'rat-too')
      .wants('p1', { min: 1, max: 1 })
      .picks('p1', 'rat')
      .enemyIs('rat', { wounds: 1 })
      .enemyIs('rat-too', { wounds: 0 })
      .isQuiet();
  });

  card('the-twice-crowned', 'one quarrel can start the next', () => {
    const t = onSheet(QUEST)
      .enemy('rat', { card: 'test-ratfolk#1', in: 'ironbreaker', wounds: 2 })
      .enemy('green', { card: 'test-greenskin#1', wounds: 2 })
      .enemy('rat-too', { card: 'test-ratfolk#2' });
    strikesDown(t, 'rat').enemyIsGone('green').enemyIs('rat-too', { wounds: 1 }).isQuiet();
  });

  card('the-twice-crowned', 'a fallen Greenskin nemesis wounds nobody', () => {
    const t = onSheet(QUEST)
      .enemy('grump', { card: 'odious-grump', in: 'ironbreaker', health: 6, wounds: 5 })
      .enemy('rat', { card: 'test-ratfolk#1' });
    strikesDown(t, 'grump').enemyIs('rat', { wounds: 0 }).isQuiet();
  });
});

describe('peril', () => {
  card('the-twice-crowned', 'green spawns 1 enemy', () => {
    perilTurns(onSheet(QUEST), 'green')
      .check(({ enemies }) =>
        expect(enemies).toMatchObject([{ card: 'test-brute#1', zone: 'ironbreaker', faceup: true }]),
      )
      .isQuiet();
  });

  card('the-twice-crowned', 'blue distributes 2 wounds and hides 1 enemy while at most 2 lurk', () => {
    perilTurns(onSheet(QUEST).enemy('a').enemy('b'), 'blue')
      .asks('party', 'distribute-wounds', '0', '1', '2')
      .picks('party', '1')
      .heroHas('ironbreaker', { wounds: 1 })
      .heroHas('waywatcher', { wounds: 1 })
      .check(({ enemies }) =>
        expect(enemies.slice(2)).toMatchObject([{ card: 'test-brute#1', zone: 'shadows', faceup: false }]),
      )
      .isQuiet();
  });

  card('the-twice-crowned', 'blue hides nobody where 3 lurk', () => {
    perilTurns(onSheet(QUEST).enemy('a').enemy('b').enemy('c'), 'blue')
      .picks('party', '2')
      .heroHas('ironbreaker', { wounds: 2 })
      .heroHas('waywatcher', { wounds: 0 })
      .zone('shadows', ['a', 'b', 'c'])
      .isQuiet();
  });

  card('the-twice-crowned', 'red spawns Urgza, activates her and distributes 1 wound', () => {
    perilTurns(inLair().leader('waywatcher'), 'red')
      .emits('enemy-spawned', { card: 'urgza-twice-crowned' })
      .emitsTimes(1, 'keyword', { keyword: 'inflict' })
      .enemyIs('urgza', { zone: 'waywatcher', exhausted: false })
      .asks('party', 'distribute-wounds', 'ironbreaker', 'waywatcher')
      .picks('party', 'ironbreaker')
      .heroHas('ironbreaker', { wounds: 1 })
      .heroHas('waywatcher', { wounds: 3 })
      .isQuiet();
  });

  card('the-twice-crowned', 'red makes a Urgza in play challenge the leader', () => {
    for (const zone of ['waywatcher', 'shadows'] as const) {
      perilTurns(onSheet(QUEST).enemy('urgza', { ...URGZA, in: zone }), 'red')
        .doesNotEmit('enemy-spawned')
        .picks('party', 'waywatcher')
        .enemyIs('urgza', { zone: 'ironbreaker', exhausted: false })
        .heroHas('ironbreaker', { wounds: 3 })
        .heroHas('waywatcher', { wounds: 1 })
        .isQuiet();
    }
  });

  card('the-twice-crowned', 'red loses the quest from round 14 on', () => {
    const inRound = (round: number) =>
      perilTurns(
        inLair().given((b) => {
          b.round = round;
        }),
        'red',
      ).picks('party', 'ironbreaker');
    isResult(inRound(13), null).isQuiet();
    isResult(inRound(14), 'lost').isQuiet();
    isResult(inRound(15), 'lost').isQuiet();
  });
});

describe('the end', () => {
  card('the-twice-crowned', 'is won as soon as Urgza is defeated', () => {
    const t = onSheet(QUEST).enemy('urgza', { ...URGZA, in: 'ironbreaker', wounds: 9 });
    isResult(strikesDown(t, 'urgza'), 'won').isQuiet();
  });

  card('the-twice-crowned', 'is lost when all heroes are defeated', () => {
    isResult(lastHeroFalls(onSheet(QUEST)), 'lost').isQuiet();
  });

  card('the-twice-crowned', 'is its own reward', () => {
    expect(pool(outcome(QUEST, 'won').isQuiet())).toEqual([]);
  });

  card('the-twice-crowned', 'punishes with Urgza in the campaign pool', () => {
    const t = outcome(QUEST, 'lost', (laid) => laid.enemy('urgza', { ...URGZA, in: 'waywatcher' }));
    expect(pool(t.isQuiet())).toEqual(['urgza-twice-crowned']);
    t.enemyIsGone('urgza');
  });
});
