import type { Event, State } from '@questhall/engine';
import { walk } from '@questhall/test-kit';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import type { AcgBoard } from '../src/board.js';
import { acg, acgShow } from '../src/index.js';
import { ACTION_TYPES, VERBS } from '../src/terms.js';
import { en } from '../src/text/en/catalogue.js';
import { callsOf, literals, say, sources } from './speaking.js';

const keys = (group: string) =>
  Object.keys(en)
    .filter((key) => key.startsWith(`${group}.`))
    .map((key) => key.slice(group.length + 1))
    .toSorted();

/** Words that stand beside an ask in a call, but are selectors of cards. */
const SELECTORS: readonly string[] = [...VERBS, ...ACTION_TYPES, 'one-defeated', 'you'];

/** Every ask that a rule or an effect can put. */
function asksInSources(): string[] {
  const engine = ['order-effects', 'use-ability'];
  const spelt = [...sources('rules'), ...sources('effects'), ...sources('.').filter(isProgram)].flatMap(
    (source) => [
      ...callsOf(source, 'g\\.(?:one|maybe|some|amount|yesNo)').flatMap(literals),
      ...callsOf(source, 'chooseEnemies|chooseHeroes').flatMap(literals),
      ...callsOf(source, 'chooseAnyone')
        .flatMap(literals)
        .flatMap((ask) => [`${ask}-enemy`, `${ask}-hero`]),
      ...[...source.matchAll(/\bask(?:: | = [^;]*?)'([a-z-]+)'(?: : '([a-z-]+)')?/g)].flatMap(
        ([, one, other]) => [one, other].filter((ask) => ask !== undefined),
      ),
    ],
  );
  const shared = ['distribute-tokens', 'distribute-recovery'];
  return [...new Set([...engine, ...shared, ...spelt])].filter((ask) => !SELECTORS.includes(ask)).toSorted();
}
const isProgram = (source: string) => source.includes('named<EffectVars, boolean | undefined>(`acg.effect.');

function eventsInSources(): string[] {
  const told = [...sources('rules'), ...sources('effects')].flatMap((source) =>
    [...source.matchAll(/tell\?\.\(([^{]*?),\s*\{/g)].flatMap((match) => literals(match[1] as string)),
  );
  return [...new Set(told)].toSorted();
}

describe('the English catalogue', () => {
  it('has a text for every question that a rule or effect can put, and for no other', () => {
    expect(keys('ask')).toEqual(asksInSources());
  });

  it('has a text for every event that a rule or effect tells, and for no other', () => {
    expect(keys('event')).toEqual(eventsInSources());
  });

  it('has a reason for every bar that an explanation can name, and for no other', () => {
    const named = sources('explain').flatMap(literals);
    expect(keys('barred').filter((key) => !named.includes(key))).toEqual([]);
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
    const { text, options, barred } = acg.explain(state, decision);
    say(text);
    const silent = decision.options.filter((id) => options[id] === undefined);
    if (silent.length > 0) throw new Error(`'${decision.ask}' does not explain ${silent.join(', ')}`);
    for (const { text: label, details = [] } of Object.values(options)) [label, ...details].map(say);
    for (const bar of barred) {
      if (bar.rules.length === 0) throw new Error(`'${bar.because.key}' cites no rule`);
      say(bar.text);
      say(bar.because);
    }
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
