import { describe, expect } from 'vitest';
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
} from './quest-table.js';

const QUEST = 'a-foul-stench';
const GRUMP = { card: 'odious-grump', attack: 2, health: 6 };
/** He waits in the lair; the Waywatcher is the prey he likes best. */
const inLair = () =>
  onSheet(QUEST)
    .enemy('grump', { ...GRUMP, in: 'lair' })
    .hero('waywatcher', { wounds: 1 });
const hurt = (zone: 'ironbreaker' | 'shadows') =>
  onSheet(QUEST)
    .enemy('grump', { ...GRUMP, in: zone, wounds: 4 })
    .hero('waywatcher', { wounds: 1 });

describe('quest rules', () => {
  card('a-foul-stench', 'Grump goes back to the lair when he falls, and 4 progress are made', () => {
    const t = onSheet(QUEST)
      .location('test-hall', 1)
      .enemy('grump', { ...GRUMP, in: 'ironbreaker', wounds: 5, exhausted: true });
    strikesDown(t, 'grump')
      .check(({ enemies, location, removed }) => {
        expect(enemies).toMatchObject([{ card: 'odious-grump', zone: 'lair', wounds: 0, exhausted: false }]);
        expect(location?.progress).toBe(5);
        expect(removed).toEqual([]);
      })
      .isQuiet();
  });

  card('a-foul-stench', 'no other enemy leads anywhere by its fall', () => {
    strikesDown(onSheet(QUEST).location('test-hall', 1).enemy('a', { in: 'ironbreaker', wounds: 2 }), 'a')
      .check(({ location, enemies }) => {
        expect(location?.progress).toBe(1);
        expect(enemies).toEqual([]);
      })
      .isQuiet();
  });
});

describe('peril', () => {
  card('a-foul-stench', 'green spawns Grump, who engages the leader and does no more', () => {
    perilTurns(inLair(), 'green')
      .enemyIs('grump', { zone: 'ironbreaker', exhausted: false })
      .heroHas('ironbreaker', { wounds: 0 })
      .heroHas('waywatcher', { wounds: 1 })
      .isQuiet();
  });

  card('a-foul-stench', 'green leaves a Grump in play as he is', () => {
    perilTurns(hurt('ironbreaker'), 'green')
      .enemyIs('grump', { zone: 'ironbreaker', wounds: 4 })
      .doesNotEmit('enemy-spawned')
      .isQuiet();
  });

  const preysTimes = (t: AcgTable, times: number): AcgTable =>
    t
      .emitsTimes(times, 'keyword', { enemy: 'grump', keyword: 'prey' })
      .emitsTimes(times, 'enemy-readied', { enemy: 'grump' })
      .enemyIs('grump', { zone: 'waywatcher', wounds: 0, exhausted: false })
      .heroHas('ironbreaker', { wounds: 0 })
      .isQuiet();

  card('a-foul-stench', 'blue spawns Grump and activates him once', () => {
    preysTimes(perilTurns(inLair(), 'blue').emits('enemy-spawned'), 1).heroHas('waywatcher', { wounds: 3 });
  });

  card('a-foul-stench', 'blue heals a Grump in play and activates him once', () => {
    for (const zone of ['ironbreaker', 'shadows'] as const) {
      preysTimes(perilTurns(hurt(zone), 'blue').doesNotEmit('enemy-spawned'), 1)
        .emits('enemy-recovered', { count: 4 })
        .heroHas('waywatcher', { wounds: 3 });
    }
  });

  card('a-foul-stench', 'red spawns Grump and activates him twice', () => {
    preysTimes(perilTurns(inLair(), 'red').emits('enemy-spawned'), 2).heroHas('waywatcher', { wounds: 5 });
  });

  card('a-foul-stench', 'red heals a Grump in play and activates him twice', () => {
    for (const zone of ['ironbreaker', 'shadows'] as const) {
      preysTimes(perilTurns(hurt(zone), 'red').doesNotEmit('enemy-spawned'), 2)
        .emits('enemy-recovered', { count: 4 })
        .heroHas('waywatcher', { wounds: 5 });
    }
  });
});

describe('the end', () => {
  card('a-foul-stench', "is won in the location phase that finds Grump's Sump explored", () => {
    const t = exploresOne(at(onSheet(QUEST), 'grumps-sump', { missing: 1 }));
    isResult(t, null);
    isResult(t.runs(locationPhase, {}), 'won').isQuiet();
  });

  card('a-foul-stench', 'is not won by a sump explored all but one, nor by another location', () => {
    const almost = at(onSheet(QUEST).hero('ironbreaker', { exhausted: ['rest'] }), 'grumps-sump', {
      missing: 1,
    });
    isResult(almost.runs(locationPhase, {}), null);
    isResult(onSheet(QUEST).location('test-hall', 6).runs(locationPhase, {}), null);
  });

  card('a-foul-stench', 'is lost when all heroes are defeated', () => {
    isResult(lastHeroFalls(onSheet(QUEST)), 'lost').isQuiet();
  });

  card('a-foul-stench', 'rewards with a Legendary Fortune', () => {
    expect(pool(outcome(QUEST, 'won').isQuiet())).toEqual(['legendary-fortune#1']);
  });

  card('a-foul-stench', 'punishes with Grump, wherever he was, in the campaign pool', () => {
    const t = outcome(QUEST, 'lost', (laid) => laid.enemy('grump', { ...GRUMP, in: 'lair' }));
    expect(pool(t.isQuiet())).toEqual(['odious-grump']);
    t.enemyIsGone('grump');
  });
});
