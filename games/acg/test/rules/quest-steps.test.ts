import { expect } from 'vitest';
import { noIcons } from '../../src/board.js';
import { enterPlay } from '../../src/in-play.js';
import { checkQuest } from '../../src/procs.js';
import { heroPhase, round } from '../../src/rules/round.js';
import { setupQuest } from '../../src/rules/setup.js';
import type { WindowId } from '../../src/terms.js';
import { type AcgTable, addTestQuest, rule, table } from '../kit.js';

const NEVER = { roundAtLeast: 99 };
const CHECK = { moment: 'any-time' } as const;

rule('ACG-SETUP-15', 'nothing of the quest before is left when the next one is laid out', () => {
  const t = table({ campaign: 'an-uneasy-alliance' })
    .hero('ironbreaker', { status: 'defeated', wounds: 26, exhaustedGear: ['test-buckler'] })
    .hero('waywatcher', { items: ['test-salve'], conditions: ['bleeding'], tokens: { rest: 2 } })
    .enemy('x', { card: 'test-stalker' })
    .phase('peril', 'waywatcher')
    .given((b) => {
      b.result = 'lost';
      b.round = 4;
      b.peril = 3;
      b.fallen = { y: { card: 'test-brute', rank: 0 } };
      b.listening = { 'round-ends': ['x|test-stalker/abilities.0'] };
      b.action = {
        hero: 'ironbreaker',
        card: 'stubborn-resolve',
        type: 'rest',
        part: 'after',
        targets: [],
        aided: null,
        spent: 0,
        dice: [],
        extra: noIcons(),
        defeated: [],
        lateAttackers: [],
        lateNemeses: [],
      };
      for (const hero of b.heroes) hero.visits = ['arena', 'trainer'];
    })
    .runs(setupQuest, {})
    .asks('party', 'choose-leader', 'ironbreaker', 'waywatcher');
  expect(t.board).toMatchObject({
    stage: 'quest',
    result: null,
    round: 1,
    phase: 'hero',
    active: null,
    leader: null,
    location: null,
    peril: 0,
    action: null,
  });
  expect(t.board.fallen).toEqual({});
  expect(t.board.listening['round-ends']).toBeUndefined();
  t.heroHas('ironbreaker', {
    status: 'standing',
    wounds: 0,
    visits: [],
    gear: [{ card: 'test-buckler', exhausted: false, depleted: false }],
  }).heroHas('waywatcher', { items: [], conditions: [], visits: [], tokens: { rest: 0 } });
});

rule('ACG-SETUP-06', 'gear that a hero brings along works from the start', () => {
  const t = table({ campaign: 'an-uneasy-alliance' })
    .hero('ironbreaker', { depletedGear: ['test-buckler'] })
    .runs(setupQuest, {});
  const heard = Object.values(t.board.listening).flat();
  expect(heard).toContain('test-buckler|test-buckler/abilities.0');
});

rule(
  ['ACG-QUEST-03', 'ACG-QUEST-05'],
  'with nobody standing a quest is lost, whatever its sheet says',
  () => {
    const quest = addTestQuest('test-endless', {
      victory: { during: 'any-time', if: NEVER },
      defeat: { if: NEVER },
    });
    const checked = (first: 'standing' | 'falling' | 'defeated') =>
      table({ quest })
        .hero('ironbreaker', { status: first })
        .hero('waywatcher', { status: 'defeated' })
        .runs(checkQuest, CHECK)
        .isQuiet();
    for (const status of ['falling', 'defeated'] as const) {
      const t = checked(status).emitsTimes(1, 'quest-ended', { quest, result: 'lost' });
      expect(t.board.result).toBe('lost');
    }
    expect(checked('standing').doesNotEmit('quest-ended').board.result).toBeNull();
  },
);

rule('ACG-QUEST-04', 'a quest that is decided stays decided', () => {
  const quest = addTestQuest('test-both-ways', {
    victory: { during: 'any-time', if: { roundAtLeast: 1 } },
    defeat: { if: NEVER },
  });
  const decided = (result: 'lost' | null) =>
    table({ quest })
      .given((b) => {
        b.result = result;
      })
      .runs(checkQuest, CHECK);
  expect(decided('lost').doesNotEmit('quest-ended').board.result).toBe('lost');
  expect(decided(null).emits('quest-ended', { result: 'won' }).board.result).toBe('won');
});

/** A round of a quest that is lost in this window, with what comes first always chosen. */
function lostIn(window: WindowId): AcgTable {
  const quest = addTestQuest(`test-lost-in-${window}`, {
    questRules: [{ window, lines: [{ do: { endQuest: { result: 'lost' } } }] }],
    defeat: { if: NEVER },
  });
  const t = table({ quest })
    .given((_, now) => enterPlay(now, 'quest', quest))
    .runs(round, {});
  t.state.rng.script = null;
  for (let [open] = t.state.open; open !== undefined; [open] = t.state.open) {
    t.picks(open.by, ...open.options.slice(0, Math.max(1, open.min)));
  }
  return t;
}
const phases = (t: AcgTable) => t.events.filter(({ type }) => type === 'phase').map(({ data }) => data.phase);

rule(['ACG-QUEST-04', 'ACG-ROUND-01'], 'no phase begins in a quest that is decided', () => {
  expect(phases(lostIn('hero-phase-ends'))).toEqual(['hero']);
  expect(phases(lostIn('enemy-phase-ends'))).toEqual(['hero', 'enemy']);
  expect(phases(lostIn('location-phase-ends'))).toEqual(['hero', 'enemy', 'location']);
});

rule(['ACG-ROUND-01', 'ACG-HERO-01'], 'the hero phase follows the peril phase of the round before', () => {
  const t = table().phase('peril').runs(heroPhase, { order: [], next: 0 });
  expect(t.board.phase).toBe('hero');
});

rule('ACG-ROUND-02', 'in a round, too, the leader is first to activate an enemy', () => {
  const t = table()
    .leader('waywatcher')
    .enemy('a', { card: 'test-stubborn', in: 'ironbreaker', attack: 0, health: 9 })
    .enemy('b', { card: 'test-stubborn', in: 'waywatcher', attack: 0, health: 9 })
    .given(({ heroes }) => {
      for (const hero of heroes) for (const slot of hero.actions) slot.exhausted = slot.type === 'attack';
    })
    .runs(round, {});
  t.state.rng.script = null;
  for (let [open] = t.state.open; open !== undefined; [open] = t.state.open) {
    const rest = open.options.find((id) => ['stubborn-resolve', 'watchful-spites'].includes(id));
    t.picks(open.by, ...(rest === undefined ? open.options.slice(0, Math.max(1, open.min)) : [rest]));
  }
  const acted = t.events.filter(({ type }) => type === 'keyword').map(({ data }) => data.enemy);
  expect(acted).toEqual(['b', 'a']);
});
