import { expect } from 'vitest';
import { questSheet } from '../../src/content/library.js';
import { enterPlay } from '../../src/in-play.js';
import { acgBox } from '../../src/index.js';
import { defeatEnemy, woundEnemy } from '../../src/procs.js';
import { buildDecks } from '../../src/rules/decks.js';
import { enemyPhase } from '../../src/rules/enemy-phase.js';
import { travel } from '../../src/rules/locations.js';
import { perilPhase } from '../../src/rules/peril.js';
import { resolveOutcome } from '../../src/rules/quest.js';
import { settlement } from '../../src/rules/settlement.js';
import { enemy, gear } from '../cards.js';
import { addTestCards, addTestQuest, rule, table } from '../kit.js';

const PRINTED = { box: acgBox };

addTestQuest('test-penalty', { penalty: { lines: [{ do: { addToPool: { card: 'odious-grump' } } }] } });
const warding = [{ do: { convert: { from: 'nemesis', to: 'defence', count: 1 } } }];
addTestCards(
  enemy('test-warlord', { rank: 'nemesis', passives: [{ stat: 'attack', add: 1, on: 'enemies' }] }),
  gear('test-ward', { abilities: [{ window: 'modify-dice', cost: { exhaustSelf: true }, lines: warding }] }),
);
const blueSpace = questSheet(PRINTED, 'a-foul-stench').perilTrack.indexOf('blue');

/** A rest of the Ironbreaker with one brute engaged, whose die is scripted. */
const restWith = (...enemyDice: string[]) =>
  table()
    .enemy('brute', { in: 'ironbreaker', attack: 0 })
    .rolls({ hero: ['defence', 'defence'], enemy: enemyDice });

rule('ACG-NEM-01', 'set-up puts the nemesis where the sheet says', () => {
  table()
    .runs(buildDecks, {})
    .check(({ enemies, decks }) => {
      expect(enemies).toHaveLength(1);
      expect(enemies[0]).toMatchObject({ card: 'odious-grump', zone: 'lair' });
      expect(decks.enemy.draw).not.toContain('odious-grump');
    })
    .isQuiet();
});

rule(
  'ACG-NEM-02',
  'one nemesis icon brings on the effect of every faceup nemesis, in order of rank, also from the lair',
  () => {
    const roll = (face: string) =>
      restWith(face)
        .enemy('n1', { card: 'test-nemesis', in: 'waywatcher' })
        .enemy('n2', { card: 'test-nemesis-2', in: 'lair' })
        .acts('ironbreaker', 'rest')
        .picks('p1');
    // n2 has attack 3 and comes first (2 wounds on the active hero), then n1's two wounds are distributed.
    roll('nemesis')
      .heroHas('ironbreaker', { wounds: 2 })
      .answers('party', 'distribute-wounds', '0')
      .heroHas('waywatcher', { wounds: 2 })
      .isQuiet();
    roll('blank').doesNotEmit('nemesis-effect').isQuiet();
    restWith('nemesis')
      .enemy('n1', { card: 'test-nemesis', facedown: true })
      .acts('ironbreaker', 'rest')
      .picks('p1')
      .doesNotEmit('nemesis-effect')
      .isQuiet();
  },
);

rule('ACG-NEM-02', 'an icon that is converted away in step 5 brings nothing on', () => {
  restWith('nemesis')
    .hero('ironbreaker', { gear: ['test-ward'] })
    .enemy('n', { card: 'test-nemesis-2', in: 'lair' })
    .acts('ironbreaker', 'rest')
    .picks('p1')
    .answers('p1', 'use-ability', 'test-ward|test-ward/abilities.0')
    .doesNotEmit('nemesis-effect')
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
});

rule('ACG-NEM-03', 'three icons still resolve each effect once', () => {
  table()
    .enemy('a', { in: 'ironbreaker', attack: 0 })
    .enemy('b', { in: 'ironbreaker', attack: 0 })
    .enemy('c', { in: 'ironbreaker', attack: 0 })
    .enemy('n', { card: 'test-nemesis-2', in: 'lair' })
    .rolls({ hero: ['defence', 'defence'], enemy: ['nemesis', 'nemesis', 'nemesis'] })
    .acts('ironbreaker', 'rest')
    .picks('p1')
    .emitsTimes(1, 'nemesis-effect')
    .heroHas('ironbreaker', { wounds: 2 })
    .isQuiet();
});

rule(
  'ACG-NEM-04',
  'a penalty can put the nemesis into the campaign pool, and the next enemy deck holds it',
  () => {
    table({ campaign: 'an-uneasy-alliance' })
      .given((b) => {
        b.quest = 'test-penalty';
        b.result = 'lost';
      })
      .runs(resolveOutcome, {})
      .check(({ campaign }) => expect(campaign?.pool).toEqual(['odious-grump']))
      .given((b) => {
        b.quest = 'test-penalty';
      })
      .runs(buildDecks, {})
      .check(({ decks }) => expect(decks.enemy.draw).toContain('odious-grump'));
  },
);

rule('ACG-NEM-05', 'a pool nemesis that is defeated is out for the rest of the campaign', () => {
  table({ campaign: 'an-uneasy-alliance' })
    .given(({ campaign }) => campaign?.inPlay.push('test-nemesis'))
    .enemy('n', { card: 'test-nemesis', in: 'ironbreaker' })
    .runs(defeatEnemy, { enemy: 'n', by: 'ironbreaker' })
    .check(({ decks, campaign }) => {
      expect(decks.enemy.discard).toEqual([]);
      expect(campaign).toMatchObject({ pool: [], inPlay: [], gone: ['test-nemesis'] });
    })
    .isQuiet();
});

rule(
  ['ACG-NEM-06', 'ACG-NEM-07'],
  'travelling leaves a faceup nemesis in the shadows and discards a facedown one',
  () => {
    const go = () =>
      table({ campaign: 'an-uneasy-alliance' })
        .given(({ campaign }) => campaign?.inPlay.push('test-nemesis-2'))
        .enemy('n', { card: 'test-nemesis' })
        .enemy('f', { card: 'test-nemesis-2', facedown: true })
        .deck('location', ['test-hall']);
    go()
      .runs(travel, {})
      .zone('shadows', ['n'])
      .doesNotEmit('enemy-defeated')
      .check(({ decks, campaign }) => {
        expect(decks.enemy.discard).toEqual(['test-nemesis-2']);
        expect(campaign?.gone).toEqual([]);
      })
      .isQuiet();
    go().switched('facedown-nemesis-travels', 'stays').runs(travel, {}).zone('shadows', ['n', 'f']).isQuiet();
  },
);

rule('ACG-NEM-07', 'the facedown nemesis that was left behind is back in the pool after settlement', () => {
  table({ campaign: 'an-uneasy-alliance' })
    .given((b) => {
      b.result = 'won';
      b.campaign?.inPlay.push('test-nemesis-2');
      for (const hero of b.heroes) hero.visits = ['arena', 'trainer'];
    })
    .deck('enemy', [], ['test-nemesis-2'])
    .runs(settlement, { last: false, given: [] })
    .check(({ campaign }) => expect(campaign?.pool).toContain('test-nemesis-2'))
    .isQuiet();
});

rule(
  ['ACG-NEM-08', 'ACG-NEM-12'],
  'the first quest puts the defeated Grump into the lair, unhurt and readied',
  () => {
    table()
      .given((_, now) => enterPlay(now, 'quest', 'a-foul-stench'))
      .enemy('grump', { card: 'odious-grump', in: 'ironbreaker', health: 6, wounds: 5, exhausted: true })
      .runs(woundEnemy, { enemy: 'grump', count: 1, by: 'ironbreaker', from: [] })
      .check(({ enemies }) => {
        expect(enemies).toHaveLength(1);
        expect(enemies[0]).toMatchObject({ card: 'odious-grump', zone: 'lair', wounds: 0, exhausted: false });
      })
      .isQuiet();
  },
);

rule('ACG-NEM-09', 'nothing reaches into the lair', () => {
  table()
    .enemy('n', { card: 'test-nemesis', in: 'lair' })
    .enemy('x')
    .enemy('y', { in: 'ironbreaker' })
    .rolls({ hero: ['defence'] })
    .acts('waywatcher', 'attack')
    .asks('p2', 'choose-enemy-to-engage', 'x', 'y')
    .picks('p2')
    .asks('p2', 'choose-targets', 'x', 'y')
    .picks('p2', 'x')
    .isQuiet();
  table()
    .enemy('n', { card: 'test-nemesis', in: 'lair' })
    .rolls({ hero: ['defence', 'defence'] })
    .acts('waywatcher', 'explore')
    .isQuiet();
});

rule(
  'ACG-NEM-10',
  'in the lair Grump is not in play for a spawn: blue spawns him, then he activates and readies',
  () => {
    table()
      .enemy('grump', { card: 'odious-grump', in: 'lair', attack: 1 })
      .hero('ironbreaker', { wounds: 3 })
      .given((b) => {
        b.peril = blueSpace - 1;
      })
      .runs(perilPhase, {})
      .emitsInOrder('peril-effect', 'enemy-spawned', 'keyword', 'keyword')
      .enemyIs('grump', { zone: 'ironbreaker', exhausted: false })
      .heroHas('ironbreaker', { wounds: 4 })
      .isQuiet();
  },
);

rule('ACG-NEM-10', 'in the lair its text lends the other enemies nothing', () => {
  const lender = (zone: 'lair' | 'shadows') =>
    table().enemy('n', { card: 'test-warlord', in: zone }).enemy('x').enemyValues('x').attack;
  expect(lender('shadows')).toBe(2);
  expect(lender('lair')).toBe(1);
});

rule('ACG-NEM-11', "a quest's own nemesis that is defeated is not in the rebuilt deck", () => {
  table({ quest: 'test-penalty' })
    .enemy('n', { card: 'test-nemesis', in: 'ironbreaker' })
    .enemy('s', { card: 'test-summoner', in: 'ironbreaker' })
    .deck('enemy', [], ['test-brute#1'])
    .runs(defeatEnemy, { enemy: 'n', by: 'ironbreaker' })
    .isQuiet()
    .runs(enemyPhase, { turn: 0, order: [] })
    .emits('deck-rebuilt', { cards: 1 })
    .check(({ enemies, decks, removed }) => {
      expect([...enemies.map(({ card }) => card), ...decks.enemy.draw]).not.toContain('test-nemesis');
      expect(removed).toEqual(['test-nemesis']);
    });
});

rule(
  ['ACG-NEM-03', 'ACG-ATK-10'],
  'a nemesis that fell and is back in the lair resolves its effect once',
  () => {
    const t = table()
      .given((_, now) => enterPlay(now, 'quest', 'a-foul-stench'))
      .enemy('grump', { card: 'odious-grump', in: 'waywatcher', health: 1 })
      .rolls({ hero: ['success'], enemy: ['nemesis'] })
      .acts('waywatcher', 'attack')
      .emits('enemy-placed', { enemy: 'grump', to: 'lair' })
      .emitsTimes(1, 'nemesis-effect')
      .answers('party', 'distribute-wounds', '2')
      .heroHas('ironbreaker', { wounds: 2 })
      .heroHas('waywatcher', { wounds: 0 })
      .isQuiet();
    expect(t.board.enemies).toMatchObject([{ card: 'odious-grump', zone: 'lair' }]);
  },
);

rule('ACG-TIME-05', 'of nemeses of the same rank the party says whose effect comes first', () => {
  const tie = (first: string) =>
    restWith('nemesis')
      .leader('waywatcher')
      .enemy('n1', { card: 'test-nemesis-2', in: 'lair' })
      .enemy('n2', { card: 'test-nemesis-2', in: 'waywatcher' })
      .enemy('n3', { card: 'test-nemesis', in: 'lair' })
      .acts('ironbreaker', 'rest')
      .picks('p1')
      .asks('party', 'order-nemeses', 'n1', 'n2')
      .picks('party', first)
      .answers('party', 'distribute-wounds', '0')
      .isQuiet();
  const order = (t: ReturnType<typeof tie>) =>
    t.events.filter(({ type }) => type === 'nemesis-effect').map(({ data }) => data.enemy);
  expect(order(tie('n2'))).toEqual(['n2', 'n1', 'n3']);
  expect(order(tie('n1'))).toEqual(['n1', 'n2', 'n3']);
});
