import { describe, expect } from 'vitest';
import { cardOf } from '../../src/content/library.js';
import { acgBox } from '../../src/index.js';
import { enemyPhase } from '../../src/rules/enemy-phase.js';
import { locationPhase } from '../../src/rules/locations.js';
import type { AcgTable } from '../kit.js';
import { card } from './card.js';
import {
  at,
  exploresOne,
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

const QUEST = 'the-drowned-vault';
const ABBOT = { card: 'the-drowned-abbot', attack: 2, health: 7 };
const inLair = () => onSheet(QUEST).enemy('abbot', { ...ABBOT, in: 'lair' });
const defeated = () =>
  onSheet(QUEST).given((b) => {
    b.defeatedNames.push('The Drowned Abbot');
  });
const dying = (t: AcgTable) => t.enemy('abbot', { ...ABBOT, in: 'ironbreaker', wounds: 6, exhausted: true });

describe('quest rules', () => {
  card('the-drowned-vault', 'the Abbot meets the leader when the Bell Well is revealed', () => {
    travelsTo(inLair(), 'the-bell-well').enemyIs('abbot', { zone: 'ironbreaker', exhausted: false });
    travelsTo(inLair(), 'the-drowned-nave').enemyIs('abbot', { zone: 'lair' });
  });

  card('the-drowned-vault', 'he stays where he is when in play, and away when defeated', () => {
    const inPlay = onSheet(QUEST).enemy('abbot', { ...ABBOT, in: 'waywatcher' });
    travelsTo(inPlay, 'the-bell-well').enemyIs('abbot', { zone: 'waywatcher' });
    const gone = defeated().given((b) => {
      b.aside.push('the-drowned-abbot');
    });
    travelsTo(gone, 'the-bell-well').check(({ aside }) => expect(aside).toEqual(['the-drowned-abbot']));
  });

  card('the-drowned-vault', 'his fall makes 4 progress, and he is gone for good', () => {
    strikesDown(dying(onSheet(QUEST).location('test-hall', 1)), 'abbot')
      .check(({ location, enemies, removed }) => {
        expect(location?.progress).toBe(5);
        expect(enemies).toEqual([]);
        expect(removed).toEqual(['the-drowned-abbot']);
      })
      .isQuiet();
    strikesDown(
      onSheet(QUEST).location('test-hall', 1).enemy('a', { in: 'ironbreaker', wounds: 2 }),
      'a',
    ).check(({ location }) => expect(location?.progress).toBe(1));
  });

  card('the-drowned-vault', 'enemies whose text picks a hero come for the leader', () => {
    onSheet(QUEST)
      .leader('waywatcher')
      .hero('ironbreaker', { wounds: 3 })
      .enemy('hunter', { card: 'test-hunter' })
      .runs(enemyPhase, { turn: 0, order: [] })
      .zone('waywatcher', ['hunter'])
      .isQuiet();
  });

  card('the-drowned-vault', 'but one that advances goes to the active hero as ever', () => {
    onSheet(QUEST)
      .leader('waywatcher')
      .enemy('held', { in: 'waywatcher' })
      .enemy('stalker', { card: 'test-stalker' })
      .runs(enemyPhase, { turn: 0, order: [] })
      .zone('ironbreaker', ['stalker']);
  });
});

describe('peril', () => {
  card('the-drowned-vault', 'green hides 1 enemy and heals each Undead once', () => {
    const t = onSheet(QUEST)
      .enemy('dead', { card: 'test-undead#1', in: 'ironbreaker', wounds: 2 })
      .enemy('dead-too', { card: 'test-undead#2', wounds: 2 })
      .enemy('alive', { in: 'waywatcher', wounds: 2 });
    perilTurns(t, 'green')
      .enemyIs('dead', { wounds: 1 })
      .enemyIs('dead-too', { wounds: 1 })
      .enemyIs('alive', { wounds: 2 })
      .check(({ enemies }) =>
        expect(enemies.slice(3)).toMatchObject([{ card: 'test-brute#1', zone: 'shadows', faceup: false }]),
      )
      .isQuiet();
  });

  const tired = (t: AcgTable) =>
    t
      .hero('ironbreaker', { exhausted: ['attack', 'explore'] })
      .hero('waywatcher', { exhausted: ['attack', 'explore', 'rest'] });

  card('the-drowned-vault', 'blue spawns the Abbot and wounds each hero with 3 exhausted actions', () => {
    perilTurns(tired(inLair()), 'blue')
      .enemyIs('abbot', { zone: 'ironbreaker' })
      .doesNotEmit('keyword')
      .heroHas('ironbreaker', { wounds: 0 })
      .heroHas('waywatcher', { wounds: 1 })
      .isQuiet();
  });

  card('the-drowned-vault', 'blue does not spawn an Abbot in play or defeated', () => {
    perilTurns(tired(onSheet(QUEST).enemy('abbot', ABBOT)), 'blue')
      .enemyIs('abbot', { zone: 'shadows' })
      .heroHas('waywatcher', { wounds: 1 })
      .isQuiet();
    const gone = defeated().given((b) => {
      b.aside.push('the-drowned-abbot');
    });
    perilTurns(tired(gone), 'blue')
      .heroHas('waywatcher', { wounds: 1 })
      .check(({ enemies }) => expect(enemies).toEqual([]))
      .isQuiet();
  });

  card('the-drowned-vault', 'red spawns the Abbot, activates him and wounds each hero', () => {
    const t = tired(inLair()).location('test-hall', 3);
    // Toll takes 1 progress and wounds the Waywatcher, who has 3 exhausted actions; he inflicts 2 on the leader.
    perilTurns(t, 'red')
      .enemyIs('abbot', { zone: 'ironbreaker', exhausted: false })
      .check(({ location }) => expect(location?.progress).toBe(2))
      .heroHas('ironbreaker', { wounds: 3 })
      .heroHas('waywatcher', { wounds: 2 })
      .isQuiet();
  });

  card(
    'the-drowned-vault',
    'red activates an Abbot in play; when he is defeated, somebody else comes',
    () => {
      perilTurns(onSheet(QUEST).enemy('abbot', ABBOT), 'red')
        .doesNotEmit('enemy-spawned')
        .enemyIs('abbot', { zone: 'ironbreaker', exhausted: false })
        .heroHas('ironbreaker', { wounds: 3 })
        .heroHas('waywatcher', { wounds: 1 })
        .isQuiet();
      const gone = defeated().given((b) => {
        b.aside.push('the-drowned-abbot');
      });
      perilTurns(gone.deck('enemy', ['test-brute#1', 'test-brute#2']), 'red')
        .check(({ enemies }) => expect(enemies).toMatchObject([{ card: 'test-brute#1', faceup: true }]))
        .heroHas('ironbreaker', { wounds: 1 })
        .heroHas('waywatcher', { wounds: 1 })
        .isQuiet();
    },
  );
});

describe('the end', () => {
  card(
    'the-drowned-vault',
    'is won in the location phase after the Abbot fell at an explored Bell Well',
    () => {
      const t = strikesDown(dying(at(onSheet(QUEST), 'the-bell-well', { missing: 4 })), 'abbot');
      isResult(t, null);
      isResult(t.runs(locationPhase, {}), 'won').isQuiet();
    },
  );

  card('the-drowned-vault', 'is not won while the Abbot stands, nor before the well is explored', () => {
    const standing = exploresOne(at(inLair(), 'the-bell-well', { missing: 1 }));
    isResult(standing.runs(locationPhase, {}), null).isQuiet();
    const unexplored = strikesDown(dying(at(onSheet(QUEST), 'the-bell-well', { missing: 5 })), 'abbot');
    isResult(unexplored.runs(locationPhase, {}), null).isQuiet();
  });

  card('the-drowned-vault', 'is lost when all heroes are defeated', () => {
    isResult(lastHeroFalls(onSheet(QUEST)), 'lost').isQuiet();
  });

  card(
    'the-drowned-vault',
    'rewards with legendary gear for the poorest hero and 3 cards in the pool',
    () => {
      const t = outcome(QUEST, 'won', (laid) => laid.hero('ironbreaker', { gear: ['test-charm'] }));
      t.asks('p2', 'equip-or-discard', 'equip', 'discard').picks('p2', 'equip').isQuiet();
      const [gear] = t.board.heroes[1]?.gear ?? [];
      expect(cardOf(PRINTED, gear?.card ?? '')).toMatchObject({ kind: 'legendary-gear', hero: 'waywatcher' });
      expect(pool(t)).toEqual(['legendary-fortune#4', 'the-abbots-clapper', 'safe-conduct']);
    },
  );

  card('the-drowned-vault', 'punishes with the Abbot in the campaign pool', () => {
    const t = outcome(QUEST, 'lost', (laid) => laid.enemy('abbot', { ...ABBOT, in: 'waywatcher' }));
    expect(pool(t.isQuiet())).toEqual(['the-drowned-abbot']);
    t.enemyIsGone('abbot');
  });
});
