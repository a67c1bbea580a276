import { describe, expect } from 'vitest';
import { locationPhase } from '../../src/rules/locations.js';
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

const QUEST = 'poison-in-the-granary';
const WHISPERCLAW = { card: 'whisperclaw', attack: 2, health: 6 };
const inLair = () => onSheet(QUEST).enemy('claw', { ...WHISPERCLAW, in: 'lair' });

describe('quest rules', () => {
  card('poison-in-the-granary', 'the fall of Whisperclaw: back to the lair, 1 peril less, 2 progress', () => {
    const t = onSheet(QUEST)
      .location('test-hall', 1)
      .enemy('claw', { ...WHISPERCLAW, in: 'ironbreaker', wounds: 5, exhausted: true })
      .given((b) => {
        b.peril = 4;
      });
    strikesDown(t, 'claw')
      .check(({ enemies, location, peril }) => {
        expect(enemies).toMatchObject([{ card: 'whisperclaw', zone: 'lair', wounds: 0 }]);
        expect(peril).toBe(3);
        expect(location?.progress).toBe(3);
      })
      .isQuiet();
  });

  card('poison-in-the-granary', 'the fall of another enemy changes nothing', () => {
    const t = onSheet(QUEST)
      .location('test-hall', 1)
      .enemy('a', { in: 'ironbreaker', wounds: 2 })
      .given((b) => {
        b.peril = 4;
      });
    strikesDown(t, 'a').check(({ enemies, location, peril }) => {
      expect(enemies).toEqual([]);
      expect(peril).toBe(4);
      expect(location?.progress).toBe(1);
    });
  });

  const DUNGEON = ['test-bruise', 'test-hoard', 'test-ambush', 'test-salve', 'test-bruise-and-treasure'];

  card('poison-in-the-granary', 'on the Weighing Floor Blightglass lies among the next 4 cards', () => {
    const places = [0, 1, 2, 3].map((draw) => {
      const t = onSheet(QUEST).deck('dungeon', DUNGEON).script('dungeon-deck', draw, 0, 0);
      travelsTo(t, 'the-weighing-floor').isQuiet();
      const deck = t.board.decks.dungeon.draw.toReversed();
      expect(deck.slice(4)).toEqual(['test-salve', 'test-bruise-and-treasure']);
      return deck.indexOf('blightglass');
    });
    expect(new Set(places)).toContain(3);
  });

  card('poison-in-the-granary', 'no other location brings Blightglass', () => {
    travelsTo(onSheet(QUEST).deck('dungeon', DUNGEON), 'the-blight-vats').check(({ decks }) =>
      expect(decks.dungeon.draw.toReversed()).toEqual(DUNGEON),
    );
  });

  card('poison-in-the-granary', 'each hero recovers 1 wound when a location is explored', () => {
    const t = onSheet(QUEST).hero('ironbreaker', { wounds: 3 }).hero('waywatcher', { wounds: 4 });
    exploresOne(at(t, 'test-hall', { missing: 1 }))
      .heroHas('ironbreaker', { wounds: 2 })
      .heroHas('waywatcher', { wounds: 3 })
      .isQuiet();
    const early = onSheet(QUEST).hero('ironbreaker', { wounds: 3 });
    exploresOne(at(early, 'test-hall', { missing: 2 })).heroHas('ironbreaker', { wounds: 3 });
  });
});

describe('peril', () => {
  card('poison-in-the-granary', 'green makes the hero with the most wounds Sickened', () => {
    perilTurns(onSheet(QUEST).hero('ironbreaker', { wounds: 1 }).hero('waywatcher', { wounds: 2 }), 'green')
      .heroHas('waywatcher', { conditions: ['sickened'] })
      .heroHas('ironbreaker', { conditions: [] })
      .isQuiet();
  });

  card('poison-in-the-granary', 'green lets the party choose between equals', () => {
    perilTurns(onSheet(QUEST), 'green')
      .asks('party', 'choose-hero-for-condition', 'ironbreaker', 'waywatcher')
      .picks('party', 'waywatcher')
      .heroHas('waywatcher', { conditions: ['sickened'] })
      .isQuiet();
  });

  card('poison-in-the-granary', 'blue spawns Whisperclaw, who envenoms the leader and slips away', () => {
    perilTurns(inLair(), 'blue')
      .emits('enemy-spawned', { card: 'whisperclaw' })
      .heroHas('ironbreaker', { wounds: 2, conditions: ['sickened'] })
      .heroHas('waywatcher', { wounds: 0, conditions: [] })
      .enemyIs('claw', { zone: 'shadows', exhausted: false })
      .isQuiet();
  });

  card('poison-in-the-granary', 'blue activates a Whisperclaw in play and leaves his wounds', () => {
    perilTurns(onSheet(QUEST).enemy('claw', { ...WHISPERCLAW, wounds: 3 }), 'blue')
      .doesNotEmit('enemy-spawned')
      .heroHas('ironbreaker', { wounds: 2, conditions: ['sickened'] })
      .enemyIs('claw', { zone: 'shadows', exhausted: false, wounds: 3 })
      .isQuiet();
  });

  card('poison-in-the-granary', 'red does the same and spawns 1 enemy', () => {
    perilTurns(inLair(), 'red')
      .heroHas('ironbreaker', { wounds: 2, conditions: ['sickened'] })
      .check(({ enemies }) =>
        expect(enemies).toMatchObject([
          { card: 'whisperclaw', zone: 'shadows', exhausted: false },
          { card: 'test-brute#1', zone: 'ironbreaker', faceup: true },
        ]),
      )
      .isQuiet();
    perilTurns(onSheet(QUEST).enemy('claw', { ...WHISPERCLAW, wounds: 3 }), 'red')
      .emitsTimes(1, 'enemy-spawned', { card: 'test-brute#1' })
      .doesNotEmit('enemy-spawned', { card: 'whisperclaw' })
      .heroHas('ironbreaker', { wounds: 2 })
      .isQuiet();
  });
});

describe('the end', () => {
  card('poison-in-the-granary', 'is won in the location phase that finds the Blight Vats explored', () => {
    const t = exploresOne(at(onSheet(QUEST), 'the-blight-vats', { missing: 1 }));
    isResult(t, null);
    isResult(t.runs(locationPhase, {}), 'won').isQuiet();
  });

  card('poison-in-the-granary', 'is not won by vats explored all but one, nor by another location', () => {
    const almost = onSheet(QUEST).hero('ironbreaker', { exhausted: ['rest'] });
    isResult(at(almost, 'the-blight-vats', { missing: 1 }).runs(locationPhase, {}), null);
    isResult(onSheet(QUEST).location('test-hall', 6).runs(locationPhase, {}), null);
  });

  card('poison-in-the-granary', 'is lost when all heroes are defeated', () => {
    isResult(lastHeroFalls(onSheet(QUEST)), 'lost').isQuiet();
  });

  card('poison-in-the-granary', 'rewards with a Legendary Fortune and Blightglass', () => {
    expect(pool(outcome(QUEST, 'won').isQuiet())).toEqual(['legendary-fortune#2', 'blightglass']);
  });

  card('poison-in-the-granary', 'takes the Blightglass of the reward from whoever used or held it', () => {
    const t = outcome(QUEST, 'won', (laid) => laid.hero('waywatcher', { items: ['blightglass'] }));
    expect(pool(t)).toEqual(['legendary-fortune#2', 'blightglass']);
    t.heroHas('waywatcher', { items: [] }).check(({ decks }) => expect(decks.dungeon.discard).toEqual([]));
  });

  card('poison-in-the-granary', 'punishes with Whisperclaw in the campaign pool', () => {
    const t = outcome(QUEST, 'lost', (laid) => laid.enemy('claw', { ...WHISPERCLAW, in: 'lair' }));
    expect(pool(t.isQuiet())).toEqual(['whisperclaw']);
    t.enemyIsGone('claw');
  });
});
