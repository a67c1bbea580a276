import type { Event, State } from '@questhall/engine';
import { textsIn, walk } from '@questhall/test-kit';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import type { AcgBoard } from '../src/board.js';
import { acg, acgShow } from '../src/index.js';
import { en } from '../src/text/en/catalogue.js';
import { literals, say, sources } from './speaking.js';

const keys = (group: string) =>
  Object.keys(en)
    .filter((key) => key.startsWith(`${group}.`))
    .map((key) => key.slice(group.length + 1))
    .toSorted();

/** What rules and effects spell out. That all they ask and tell has a text is seen by the compiler. */
const spelt = new Set([...sources('rules'), ...sources('effects')].flatMap(literals));
const refusals = (text: string): string[] =>
  [...text.matchAll(/refusal\(\s*'([a-z-]+)'/g)].map((match) => match[1] as string);

/** Asked by the engine and the kits, or put together from two halves. */
const UNSPELT: readonly string[] = [
  'carry-out-line',
  'distribute-recovery',
  'distribute-tokens',
  'order-effects',
  'pay-for-line',
  'use-ability',
];

describe('the English catalogue', () => {
  it('has no text for a question that no rule or effect puts', () => {
    expect(keys('ask').filter((ask) => !spelt.has(ask))).toEqual(UNSPELT);
  });

  it('has no text for an event that no rule or effect tells', () => {
    expect(keys('event').filter((type) => !spelt.has(type))).toEqual([]);
  });

  it('has no reason that no rule gives; that each of them has a text is seen by the compiler', () => {
    const refused = new Set(sources('.').flatMap(refusals));
    expect(keys('barred').filter((key) => !refused.has(key))).toEqual([]);
  });

  it('names no rule in progress and no figure that the game does not have', () => {
    const procedures = acg.procedures.map(({ id }) => id);
    expect(keys('trail').filter((id) => id !== 'card' && !procedures.includes(id))).toEqual([]);
    const figures = Object.keys(acg.summary?.(acg.start(acg.setup(GOALS[0]), 'figures').state) ?? {});
    expect(keys('figure').filter((name) => !figures.includes(name))).toEqual([]);
  });

  it('is written in messages that can be read', () => {
    for (const [key, text] of Object.entries(en)) {
      expect(() => new IntlMessageFormat(text, 'en'), key).not.toThrow();
    }
  });
});

const GOALS = [
  { players: 2, campaign: 'an-uneasy-alliance' },
  { players: 1, quest: 'lost-in-the-dark' },
  { players: 3, quest: 'the-brokers-ledger' },
  { players: 4, quest: 'the-twice-crowned' },
  { players: 4, campaign: 'an-uneasy-alliance' },
];

/** Says everything there is to say about a moment of a game. */
function sayAll(state: State<AcgBoard>, events: readonly Event[]): void {
  const view = acg.view(state, 'spectator');
  for (const event of events) {
    const text = acgShow.event(event, view);
    if (text !== null) say(text);
  }
  for (const { text, paragraphs = [] } of acgShow.chronicle?.(events, view) ?? [])
    [text, ...paragraphs].map(say);
  for (const decision of state.open) {
    const explained = acg.explain(state, decision);
    const { options, barred } = explained;
    textsIn(explained).map(say);
    const silent = decision.options.filter((id) => options[id] === undefined);
    if (silent.length > 0) throw new Error(`'${decision.ask}' does not explain ${silent.join(', ')}`);
    for (const bar of barred)
      if (bar.rules.length === 0) throw new Error(`'${bar.because.key}' cites no rule`);
  }
}

describe('in random play', () => {
  it.each(GOALS)('nothing is at a loss for words: %o', (goal) => {
    for (const seed of ['a', 'b', 'c']) {
      const look = (state: State<AcgBoard>, events: readonly Event[]) => sayAll(state, events);
      walk(
        acg,
        { setup: acg.setup(goal), seed: `words-${seed}`, limit: 600 },
        { started: look, after: (state, _, events) => look(state, events) },
      );
    }
  });
});
