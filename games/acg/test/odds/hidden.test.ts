import { type Decision, type Odds, type State, seeded } from '@questhall/engine';
import { describe, expect, it } from 'vitest';
import type { AcgBoard } from '../../src/board.js';
import { acgIn, acgShow } from '../../src/index.js';
import { activation } from '../../src/rules/actions.js';
import { acg, playRandom, table } from '../kit.js';
import { say } from '../speaking.js';
import { chance, notesOf, oddsAt, oddsOf, part } from './odds-table.js';

const ASKS: readonly string[] = ['choose-action', 'choose-targets', 'choose-hero-to-aid', 'spend-tokens'];

function everything(state: State<AcgBoard>, decision: Decision) {
  const view = acg.view(state, decision.by);
  return decision.options.map((option) => acg.odds?.(view, decision, option));
}

/** Keys that nobody has put into words. */
function wordless(odds: Odds | undefined): string[] {
  const { notes = [], parts = [], chances = [] } = odds ?? {};
  const keys = [...notes.map(({ key }) => key), ...[...parts, ...chances].map(({ what }) => `odds.${what}`)];
  return keys.filter((key) => acgShow.catalogue[key] === undefined);
}

describe('odds know what the player knows', () => {
  it('are the same in worlds that nobody can tell apart, all through a game', () => {
    let compared = 0;
    playRandom({ heroes: 3, seed: 'unseen', quest: 'the-brokers-ledger' }, (state) => {
      const [decision] = state.open;
      if (decision === undefined || !ASKS.includes(decision.ask)) return;
      const other = acg.determinize(state, decision.by, seeded(`world-${compared}`));
      const found = everything(state, decision);
      expect(found.every((odds) => odds !== undefined)).toBe(true);
      expect(everything(other, decision)).toEqual(found);
      for (const odds of found) expect(wordless(odds)).toEqual([]);
      compared++;
    });
    expect(compared).toBeGreaterThan(20);
  });

  it('are the same whoever lies facedown and whatever is drawn next', () => {
    const given = (card: string, deck: string[]) =>
      table()
        .enemy('orc', { card: 'orc-boy#1', in: 'waywatcher' })
        .enemy('hidden', { card, facedown: true })
        .deck('dungeon', deck);
    const one = given('bone-colossus-elite', ['test-bruise']);
    const other = given('giant-bat#1', ['test-hoard']);
    for (const card of ['deadly-shot', 'orions-hunt', 'watchful-spites', 'shadow-watch']) {
      expect(oddsOf(one, 'waywatcher', card)).toEqual(oddsOf(other, 'waywatcher', card));
    }
  });
});

describe('odds that are not exact', () => {
  it('say that nobody knows a facedown target, and still tell the roll', () => {
    const t = table().enemy('orc', { in: 'waywatcher' }).enemy('hidden', { facedown: true });
    t.runs(activation, { hero: 'waywatcher' }).answers('p2', 'choose-action', 'deadly-shot');
    t.answers('p2', 'choose-enemy-to-engage');
    const odds = oddsAt(t, 'choose-targets', 'hidden');
    expect(odds.exact).toBe(false);
    expect(notesOf(odds)).toEqual(['facedown']);
    expect(odds.parts.map(({ what }) => what)).toEqual(['successes', 'defence', 'suffered', 'nemesis-icons']);
    expect(oddsAt(t, 'choose-targets', 'orc').exact).toBe(true);
  });

  it('say that a card will be drawn, and still tell the progress', () => {
    const odds = oddsOf(table().location('test-hall', 5), 'ironbreaker', 'into-the-dark');
    expect(odds.exact).toBe(false);
    expect(notesOf(odds)).toEqual(['draws']);
    expect(chance(odds, 'explored', 'test-hall')).toBeCloseTo(35 / 36, 12);
    expect(part(odds, 'progress')).toHaveLength(2);
  });

  it('say that what you suffer depends on whom you defeat', () => {
    const t = table()
      .enemy('wretch', { card: 'drowned-wretch-elite', in: 'ironbreaker' })
      .enemy('orc', { card: 'orc-boy#1', in: 'ironbreaker' });
    const odds = oddsOf(t, 'ironbreaker', 'inexorable-advance');
    expect(odds.exact).toBe(false);
    expect(notesOf(odds)).toContain('aim');
    expect(odds.chances.filter(({ what }) => what === 'defeat').map(({ on }) => on)).toEqual([
      'wretch',
      'orc',
    ]);
  });

  it('name the nemesis whose effect the players divide', () => {
    const t = table().enemy('lord', { card: 'test-nemesis', in: 'ironbreaker' });
    const odds = oddsOf(t, 'ironbreaker', 'stubborn-resolve');
    expect(odds.exact).toBe(false);
    expect(odds.notes).toContainEqual({ key: 'odds.note.unforeseen', args: { card: 'test-nemesis' } });
    expect(chance(odds, 'nemesis', 'lord')).toBeCloseTo(1 / 6, 12);
  });

  it('say what a nemesis would do to the party, as its card does', async () => {
    const t = table().enemy('grump', { card: 'odious-grump', in: 'ironbreaker' });
    const odds = oddsOf(t, 'ironbreaker', 'stubborn-resolve');
    const args = odds.chances.find(({ what }) => what === 'nemesis')?.args ?? {};
    expect(args).toEqual({ text: 'Distribute 2 wounds among the party.' });
    expect(say({ key: 'odds.nemesis', args: { ...args, on: 'Odious Grump' } })).toBe(
      'Odious Grump makes itself felt: “Distribute 2 wounds among the party.”',
    );
    const { rules } = await acgIn('de');
    const [decision] = t.state.open as [Decision];
    const german = rules.odds?.(rules.view(t.state, 'p1'), decision, 'stubborn-resolve');
    expect(german?.chances.find(({ what }) => what === 'nemesis')?.args).toEqual({
      text: 'Verteile 2 Wunden auf die Helden.',
    });
  });
});

it('questions without dice have no odds', () => {
  const t = table().enemy('orc', { in: 'shadows' });
  t.runs(activation, { hero: 'waywatcher' }).answers('p2', 'choose-action', 'deadly-shot');
  const [decision] = t.state.open as [Decision];
  expect(decision.ask).toBe('choose-enemy-to-engage');
  expect(acg.odds?.(acg.view(t.state, 'p2'), decision, 'orc')).toBeUndefined();
});
