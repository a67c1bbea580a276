import { join } from 'node:path';
import { type Bot, random } from '@questhall/bots';
import type { Rules, Show, Text } from '@questhall/engine';
import { describe, expect, test } from 'vitest';
import { exhaust } from '../exhaustive.js';
import { expectGolden } from '../golden.js';
import { playthrough } from '../playthrough.js';
import { thorough } from '../thorough.js';
import { badAnswersAreRefused } from './bad-answers.js';
import { type Invariant, nothingIsLost, nothingIsLostInWorlds } from './conservation.js';
import { everythingHasWords, nobodyIsStuck } from './decisions.js';
import { fieldProblems, fieldsSeen } from './fields.js';
import { crashIsGone, fixtureFiles } from './fixtures.js';
import { forksAreIndependent } from './forks.js';
import { ownersAreImagined } from './imagined.js';
import { jsonLosesNothing, replayGivesTheSame } from './saves.js';
import { nobodySeesWhatNobodyMay } from './unseen.js';
import { type Hidden, viewsHideTheHidden } from './views.js';
import type { Walk } from './walk.js';

export type Laws<B, S> = {
  /** Ways to set the game up, by a name that is also a file name: every party size, every quest. */
  setups: { readonly [name: string]: S };
  /** Games for each set-up and law. */
  games?: number;
  /** Decisions after which a game is called stuck. */
  limit?: number;
  invariant: Invariant<B>;
  /** False for a game in which everything lies open. */
  hidden?: false | Hidden;
  /** What the exhaustive runner must reach besides every step, and what it cannot reach, each with the reason. */
  exhaustive: {
    games: number;
    bots?: readonly Bot[];
    content?: readonly string[];
    /** All types of events that the game may tell. */
    events: readonly string[];
    /** Other set-ups than those of the other laws. */
    setups?: readonly S[];
    /** What only a long search reaches: `npm run exhaustive` looks for it, every test run does not. */
    rare?: readonly string[];
    unreachable?: { readonly [name: string]: string };
  };
  /** Folder of golden playthroughs, one for each set-up. */
  playthroughs: string;
  playthroughBot?: Bot;
  words?: (text: Text) => string;
  /** The list of declared fields. */
  fields: string;
  /** Folder of crash files. */
  fixtures: string;
  /** Milliseconds that one law may take for one set-up. */
  timeout?: number;
};

/** The inner loop plays one game for each set-up and law; fields and steps need all of them. */
const AT_MOST = thorough(Number.POSITIVE_INFINITY, 1);

/** The laws that every game obeys, as tests. */
export function laws<B, V, S>(rules: Rules<B, V, S>, show: Show<V>, options: Laws<B, S>): void {
  describe(`laws of ${rules.title}`, () => {
    describe.each(Object.entries(options.setups))('%s', (name, setup) => {
      perSetup(rules, show, options, { name, setup });
    });
    wholeGame(rules, options);
  });
}

function perSetup<B, V, S>(
  rules: Rules<B, V, S>,
  show: Show<V>,
  options: Laws<B, S>,
  { name, setup }: { name: string; setup: S },
): void {
  const { timeout = 120_000 } = options;
  const games = gamesOf(options, name, setup).slice(0, AT_MOST);
  const law = (title: string, check: (game: Walk<S>) => void) =>
    test(title, () => games.forEach(check), timeout);
  law('1: a fork equals its original, and an earlier state never changes', (g) =>
    forksAreIndependent(rules, g),
  );
  law('2: JSON out, JSON in, go on: the same', (g) => jsonLosesNothing(rules, g));
  law('3: set-up, seed and answers give the same end', (g) => replayGivesTheSame(rules, g));
  test(
    '4: nobody learns anything hidden, by views, questions, events or bots',
    () => {
      const hidden = options.hidden ?? {};
      const different = games.map((game) => viewsHideTheHidden(rules, game, hidden === false ? {} : hidden));
      if (hidden !== false) expect(Math.max(...different), 'always the same world').toBeGreaterThan(0);
    },
    timeout,
  );
  law('4: what is declared as seen by nobody is seen by nobody', (g) =>
    nobodySeesWhatNobodyMay(rules, g, options.fields),
  );
  law('4: what only its owner sees is imagined by all others', (g) =>
    ownersAreImagined(rules, g, options.fields),
  );
  law('5: no dead end and no runaway', (g) => nobodyIsStuck(rules, g));
  law('5: an illegal answer is refused and changes nothing', (g) => badAnswersAreRefused(rules, g));
  law('5: all that is asked, barred or told has words', (g) => everythingHasWords(rules, show, g));
  law('6: nothing is lost or doubled', (g) => nothingIsLost(rules, options.invariant, g));
  law('6: nothing is lost or doubled in an imagined world', (g) =>
    nothingIsLostInWorlds(rules, options.invariant, g),
  );
  test(
    '8: the golden playthrough',
    () => {
      const { playthroughBot: bot = random, words, limit } = options;
      const how = { setup, seed: `golden-${name}`, bot, ...(words && { words }), ...(limit && { limit }) };
      expectGolden(playthrough(rules, show, how), join(options.playthroughs, `${name}.txt`));
    },
    timeout,
  );
}

function wholeGame<B, V, S>(rules: Rules<B, V, S>, options: Laws<B, S>): void {
  const { timeout = 120_000, fields: file, fixtures } = options;
  test(
    '7: every step, event type and piece of content is reached',
    () => {
      const { unreachable = {}, rare = [], ...wanted } = options.exhaustive;
      const { never } = exhaust(rules, { setups: Object.values(options.setups), ...wanted });
      const missed = never.filter((name) => !rare.includes(name));
      expect(missed, 'never reached').toEqual(Object.keys(unreachable).sort());
    },
    timeout,
  );
  test(
    '9: every saved field is declared',
    () => {
      const seen = new Set<string>();
      for (const [name, setup] of Object.entries(options.setups)) {
        for (const game of gamesOf(options, name, setup)) {
          for (const path of fieldsSeen(rules, game, file)) seen.add(path);
        }
      }
      expect(fieldProblems(seen, file)).toEqual([]);
    },
    timeout,
  );
  const crashes = fixtureFiles(fixtures);
  test.each(crashes)('10: the crash %s is gone', (name) => crashIsGone(rules, fixtures, name), timeout);
  // So that a report says it, and nobody takes silence for a law that was looked at.
  if (crashes.length === 0) test('10: no crash of a random game had to be kept', () => undefined);
}

function gamesOf<B, S>({ games = 2, limit = 5000 }: Laws<B, S>, name: string, setup: S): Walk<S>[] {
  return Array.from({ length: games }, (_, i) => ({ setup, seed: `law-${name}-${i}`, limit }));
}
