import type { Event } from '@questhall/engine';
import { walk } from '@questhall/test-kit';
import { describe, expect, it } from 'vitest';
import { acgShow } from '../src/index.js';
import { type AcgTable, acg, addTestCards, table } from './kit.js';
import { say } from './speaking.js';

const lines = (t: AcgTable) => acgShow.table(acg.view(t.state, 'spectator'));
const name = (t: AcgTable, id: string) => acgShow.name(id, acg.view(t.state, 'spectator'));
const told = (t: AcgTable, type: string, data: Event['data']) => {
  const event: Event = { at: 1, seq: 1, type, rules: [], data, seenBy: 'all' };
  const text = acgShow.event(event, acg.view(t.state, 'spectator'));
  return text === null ? null : say(text);
};

/** Cards of its own, so that the lines stay as they are when numbers of the real ones change. */
const ours = { origin: 'ours', traits: ['Folk'], tier: 1 };
const foe = { kind: 'enemy', ...ours, resilience: 0, attack: 1, health: 2, bar: ['advance', 'inflict'] };
addTestCards(
  { ...foe, id: 'show-rat', name: 'Show Rat', rank: 'standard', copies: 3 },
  { ...foe, id: 'show-rat-elite', name: 'Show Rat', rank: 'elite', copies: 1, resilience: 1 },
  { ...foe, id: 'show-king', name: 'Show King', rank: 'nemesis', tier: null, copies: 1, quest: true },
  {
    kind: 'location',
    ...ours,
    id: 'show-hall',
    name: 'Show Hall',
    explore: 6,
    spawn: { faceup: 1, facedown: 2 },
    abilities: [{ window: 'location-phase-ends', lines: [{ do: { suffer: { hero: 'each', count: 1 } } }] }],
  },
  {
    kind: 'quest',
    id: 'show-quest',
    name: 'Show Quest',
    origin: 'ours',
    campaign: null,
    number: null,
    tier: 1,
    setup: {
      enemies: { openStandard: 1, openElite: 0, nemesis: null },
      locations: { open: 1 },
      dungeon: { open: 1 },
      gear: { open: 1 },
    },
    story: { before: 'It begins.', won: 'It ends well.', lost: 'It ends.' },
    questRules: [],
    perilTrack: [null, null, 'green', null, 'red'],
    perilEffects: {},
    victory: { during: 'location-phase', if: { location: { is: 'show-hall', explored: true } } },
    defeat: { if: { allHeroesDefeated: true } },
    reward: { lines: [] },
    penalty: { lines: [] },
  },
);

const laidOut = () =>
  table({ quest: 'show-quest' })
    .location('show-hall', 3)
    .deck('location', ['grumps-sump'])
    .deck('enemy', ['show-rat#1'])
    .deck('gear', ['night-cloak'], ['lucky-knucklebone'])
    .phase('hero', 'waywatcher')
    .hero('ironbreaker', {
      wounds: 6,
      gear: ['notched-cleaver'],
      conditions: ['bleeding'],
      exhausted: ['rest'],
      tokens: { attack: 2 },
    })
    .enemy('e1', { card: 'show-rat#2', in: 'ironbreaker', wounds: 1, exhausted: true })
    .enemy('e2', { card: 'show-rat-elite', facedown: true })
    .enemy('e3', { card: 'show-king', in: 'lair' });

describe('the table', () => {
  it('can be read from top to bottom', () => {
    expect(lines(laidOut())).toEqual([
      'Show Quest, round 1, hero phase; the Ironbreaker leads; the Waywatcher acts.',
      'Peril 0 of 4; next green at 2.',
      'Won if Show Hall is fully explored.',
      'Show Hall: 3 of 6 progress; 1 more to come.',
      '  Folk, tier I; spawned 1 faceup and 2 facedown.',
      '  At the end of the location phase, each hero suffers 1 wound.',
      'Ironbreaker: 20 of 26 health left, 6 wounds, leader.',
      '  Ready actions: Inexorable Advance (attack, 2 tokens); Shield Wall (aid, prepare); Into the Dark',
      '      (explore).',
      '  Exhausted actions: Stubborn Resolve (rest).',
      '  Gear, 1 of 1: Notched Cleaver (weapon).',
      '  Conditions: Bleeding.',
      '  Engaged with 1 enemy:',
      '    Show Rat 2: attack 1, 1 of 2 health left; advance, inflict; exhausted.',
      'Waywatcher: 21 of 21 health left, 0 wounds.',
      "  Ready actions: Deadly Shot (attack, prepare); Shadow Watch (aid); Orion's Hunt (explore); Watchful",
      '      Spites (rest).',
      '  Gear: none, room for 1.',
      '  No enemy engaged.',
      'Shadows: 1 enemy.',
      '  A facedown enemy in the shadows.',
      'Lair:',
      '  Show King: attack 1, 2 of 2 health left; nemesis, advance, inflict.',
      'Decks: enemies 1, dungeon 0, gear 1 (1 discarded). Gear to be found again: Lucky Knucklebone.',
    ]);
  });

  it('never runs beyond 100 columns, whatever happens', () => {
    const wrong: string[] = [];
    for (const goal of [{ quest: 'lost-in-the-dark' }, { campaign: 'an-uneasy-alliance' }]) {
      walk(
        acg,
        { setup: acg.setup({ players: 4, ...goal }), seed: 'wide', limit: 500 },
        {
          after: (state) => {
            const shown = acgShow.table(acg.view(state, 'spectator'));
            wrong.push(...shown.filter((line) => line.length > 100 || /undefined|null|NaN/.test(line)));
          },
        },
      );
    }
    expect(wrong).toEqual([]);
  });
});

describe('names', () => {
  it('are what people say', () => {
    const t = laidOut();
    expect(name(t, 'e1')).toBe('Show Rat 2');
    expect(name(t, 'e2')).toBe('a facedown enemy in the shadows');
    expect(name(t, 'ironbreaker')).toBe('Ironbreaker');
    expect(name(t, 'p2')).toBe('Player 2 (Waywatcher)');
    expect(name(t, 'location')).toBe('Show Hall');
    expect(name(t, 'quest')).toBe('Show Quest');
    expect(name(t, 'show-rat-elite')).toBe('Elite Show Rat');
    expect(name(t, 'bleeding@ironbreaker')).toBe('Bleeding on the Ironbreaker');
  });
});

describe('the chronicle', () => {
  it('names an enemy that has gone by its card', () => {
    const t = laidOut();
    expect(told(t, 'enemy-wounded', { enemy: 'e9', card: 'show-rat#1', count: 2, by: null })).toBe(
      'Show Rat 1 suffers 2 wounds',
    );
  });

  it('does not give a facedown enemy away', () => {
    const t = laidOut();
    expect(told(t, 'enemy-spawned', { enemy: 'e2', card: null, place: 'shadows' })).toBe(
      'Something moves in the shadows: an enemy, facedown',
    );
    expect(told(t, 'enemy-exhausted', { enemy: 'e2', card: null })).toBe('A facedown enemy is exhausted');
  });

  it('leaves out what the next line says', () => {
    expect(told(laidOut(), 'activation', { hero: 'ironbreaker' })).toBeNull();
  });

  it('speaks of aid and of attacks', () => {
    const t = laidOut();
    expect(told(t, 'action-targets', { hero: 'ironbreaker', targets: ['waywatcher'], cards: [] })).toBe(
      'The Ironbreaker chooses the Waywatcher',
    );
    const both = { hero: 'ironbreaker', targets: ['e1', 'e2'], cards: ['show-rat#2', null] };
    expect(told(t, 'action-targets', both)).toBe('The Ironbreaker chooses Show Rat 2 and a facedown enemy');
  });
});
