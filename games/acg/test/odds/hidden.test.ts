import { oddsOf } from '@questhall/bots';
import { type Decision, type Odds, type State, seeded } from '@questhall/engine';
import { speaker, thorough } from '@questhall/test-kit';
import { describe, expect, it } from 'vitest';
import type { AcgBoard } from '../../src/board.js';
import { acg, acgIn, acgShow } from '../../src/index.js';
import { activation } from '../../src/rules/actions.js';
import { playRandom, table, testBox } from '../kit.js';

import { asked, chance, oddsAt, oddsOfCard } from './odds-table.js';

const ASKS: readonly string[] = ['choose-action', 'choose-targets', 'choose-hero-to-aid', 'spend-tokens'];
const MOST = thorough(12, 4);

function everything(state: State<AcgBoard>, decision: Decision): (Odds | undefined)[] {
  const { by } = decision;
  return decision.options.map((option) => oddsOf(acg, state, { decision, viewer: by, picks: [option] }));
}

const told = (odds: Odds | undefined) => [...(odds?.parts ?? []), ...(odds?.chances ?? [])];

describe('odds know what the player knows', () => {
  it('are the same in worlds that nobody can tell apart, all through a game, and have words', () => {
    let compared = 0;
    playRandom({ heroes: 3, seed: 'unseen', quest: 'the-brokers-ledger' }, (state) => {
      const [decision] = state.open;
      if (decision === undefined || compared >= MOST || !ASKS.includes(decision.ask)) return;
      const other = acg.determinize(state, decision.by, seeded(`world-${compared}`));
      const found = everything(state, decision);
      expect(everything(other, decision)).toEqual(found);
      for (const { what } of found.flatMap(told)) expect(acgShow.catalogue).toHaveProperty([`odds.${what}`]);
      compared++;
    });
    expect(compared).toBe(MOST);
  });

  it('are the same whoever lies facedown and whatever is drawn next', () => {
    const given = (card: string, deck: string[]) =>
      table()
        .enemy('orc', { card: 'orc-boy#1', in: 'waywatcher' })
        .enemy('hidden', { card, facedown: true })
        .deck('dungeon', deck);
    const one = given('drowned-wretch#1', ['loose-flagstone']);
    const other = given('cellar-slime#1', ['wayside-shrine']);
    const { sortOf } = testBox();
    expect(sortOf['drowned-wretch#1']).toBe(sortOf['cellar-slime#1']);
    expect(sortOf['loose-flagstone']).toBeDefined();
    expect(sortOf['loose-flagstone']).toBe(sortOf['wayside-shrine']);
    for (const card of ['deadly-shot', 'orions-hunt', 'watchful-spites', 'shadow-watch']) {
      expect(oddsOfCard(one, 'waywatcher', card)).toEqual(oddsOfCard(other, 'waywatcher', card));
    }
  });
});

describe('a nemesis', () => {
  const felt = () => {
    const t = table().enemy('grump', { card: 'odious-grump', in: 'ironbreaker' });
    return { t, odds: oddsOfCard(t, 'ironbreaker', 'stubborn-resolve') };
  };

  it('makes itself felt at one face of six', () => {
    expect(chance(felt().odds, 'nemesis', 'grump')).toBeCloseTo(1 / 6, 2);
  });

  it('says what it would do to the party, as its card does, in any language', async () => {
    const { t } = felt();
    const german = await acgIn('de');
    const text = (show: typeof acgShow, language: string) => {
      const view = acg.view(t.state, 'p1');
      const words = show.odds?.({ what: 'nemesis', on: 'grump' }, view);
      return words && speaker(show.catalogue, language)(words);
    };
    expect(text(acgShow, 'en')).toBe(
      'Odious Grump makes itself felt: “Distribute 2 wounds among the party.”',
    );
    expect(text(german.show, 'de')).toContain('Verteile 2 Wunden auf die Helden.');
  });
});

it('questions without dice have no odds', () => {
  const t = table().location('test-hall', 0);
  t.runs(activation, { hero: 'waywatcher' });
  const decision = asked(t, 'choose-action');
  expect(decision.options.length).toBeGreaterThan(1);
  expect(oddsAt(t, 'choose-action', decision.options[0] ?? '')).toBeDefined();
  const party = acg.start(acg.setup({ players: 2, quest: 'the-brokers-ledger' }), 'leader').state;
  const [first] = party.open;
  if (first === undefined) throw new Error('nobody is asked');
  const { by, options } = first;
  expect(
    oddsOf(acg, party, { decision: first, viewer: by, picks: options.slice(0, first.min) }),
  ).toBeUndefined();
});
