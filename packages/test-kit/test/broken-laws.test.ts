import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineGame, makeSave, type State, type Step } from '@questhall/engine';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { exhaust, expectGolden, playthrough, walk } from '../src/index.js';
import { nothingIsLost, nothingIsLostInWorlds } from '../src/laws/conservation.js';
import { everythingHasWords, nobodyIsStuck } from '../src/laws/decisions.js';
import { fieldProblems, fieldsSeen } from '../src/laws/fields.js';
import { crashIsGone, fixtureFiles } from '../src/laws/fixtures.js';
import { forksAreIndependent } from '../src/laws/forks.js';
import { ownersAreImagined } from '../src/laws/imagined.js';
import { jsonLosesNothing, replayGivesTheSame } from '../src/laws/saves.js';
import { nobodySeesWhatNobodyMay } from '../src/laws/unseen.js';
import { viewsHideTheHidden } from '../src/laws/views.js';
import {
  type ToyBoard,
  type ToySetup,
  type ToyTypes,
  type ToyView,
  toy,
  toyDefinition,
  toyInvariant,
  toyShow,
} from './toy.js';

type Change = Partial<Parameters<typeof defineGame<ToyTypes, ToyView, ToySetup>>[0]>;
const broken = (change: Change) => defineGame<ToyTypes, ToyView, ToySetup>({ ...toyDefinition, ...change });
/** The step as it is, telling everybody the hands of all before. */
const tellingHands = (step: Step<ToyTypes>): Step<ToyTypes> => ({
  ...step,
  run(g, vars, input) {
    g.tell?.('hands', { hands: g.board.keepers.map(({ hand }) => [...hand]) });
    return step.run(g, vars, input);
  },
});
const game = { setup: { keepers: 2 }, seed: 'broken', limit: 500 };
const folder = () => mkdtempSync(join(tmpdir(), 'test-kit-'));

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a broken game breaks the law', () => {
  test('1: a fork that shares a list', () => {
    const sharing = broken({ forkBoard: (board) => ({ ...board }) });
    expect(() => forksAreIndependent(sharing, game)).toThrow(/the state at answer \d+ changed/);
  });

  test('1: a fork that forgets something', () => {
    const forgetful = broken({ forkBoard: (board) => ({ ...toyDefinition.forkBoard(board), discard: [] }) });
    expect(() => forksAreIndependent(forgetful, game)).toThrow("seed 'broken'");
  });

  test('2: something JSON does not hold', () => {
    const dated = broken({
      board: (setup) => ({ ...toyDefinition.board(setup), lit: new Date(0) as unknown as string }),
    });
    expect(() => jsonLosesNothing(dated, game)).toThrow('board.lit is a Date');
  });

  test('3: a rule that remembers outside of the state', () => {
    let count = 0;
    const remembering = broken({
      board: (setup) => ({ ...toyDefinition.board(setup), light: count++ }),
    });
    expect(() => replayGivesTheSame(remembering, game)).toThrow('the replay ended differently');
  });

  test('4: a view that shows a hand', () => {
    const showing = broken({
      view: (position) => toyDefinition.view(position, 'ann'),
    });
    expect(() => viewsHideTheHidden(showing, game)).toThrow('bob sees another table');
  });

  test('4: a question that shows a hand to all', () => {
    const open = broken({ secrets: [] });
    expect(() => viewsHideTheHidden(open, game)).toThrow('learns something from what is asked');
  });

  test('4: an event that tells all what one has drawn', () => {
    const talkative = broken({
      procedures: toyDefinition.procedures.map((one) =>
        one.id === 'toy.turn' ? { ...one, steps: one.steps.map(tellingHands) } : one,
      ),
    });
    expect(() => viewsHideTheHidden(talkative, game)).toThrow('is told what the table does not show');
  });

  test('4: a world that depends on what is hidden', () => {
    const peeking = broken({
      hide(position, viewer, dice) {
        const lowest = position.board.deck.toSorted()[0];
        const exchanged = toyDefinition.hide(position, viewer, dice);
        if (position.board.deck.includes(lowest ?? '')) position.board.deck.reverse();
        return exchanged;
      },
    });
    expect(() => viewsHideTheHidden(peeking, game)).toThrow('imagines other worlds');
  });

  test('4: a field that nobody should see', () => {
    const file = join(folder(), 'fields.txt');
    writeFileSync(file, 'board.deck[] | yes | nobody, only how many | copied\n');
    expect(() => nobodySeesWhatNobodyMay(toy, game, file)).not.toThrow();
    writeFileSync(file, 'board.keepers[].burns | yes | nobody | copied\n');
    expect(() => nobodySeesWhatNobodyMay(toy, game, file)).toThrow('somebody sees board.keepers[].burns');
  });

  test('4: a world that is always the same is noticed', () => {
    expect(viewsHideTheHidden(broken({ hide: () => undefined }), game)).toBe(0);
    expect(viewsHideTheHidden(toy, game)).toBeGreaterThan(0);
  });

  test('4: a world in which only the deck is another one', () => {
    const fields = fileURLToPath(new URL('fields.txt', import.meta.url));
    const keeping = broken({
      hide({ board }, _, dice) {
        dice.shuffle('imagine', board.deck.sort());
      },
    });
    expect(() => ownersAreImagined(toy, game, fields)).not.toThrow();
    expect(() => ownersAreImagined(keeping, game, fields)).toThrow(
      'the worlds of bob keep the real board.keepers[].hand[]',
    );
  });

  test('5: a game that does not end', () => {
    expect(() => nobodyIsStuck(toy, { ...game, limit: 3 })).toThrow(
      "not over after 3 decisions: seed 'broken'",
    );
  });

  test('5: a question for somebody who does not play', () => {
    expect(() => nobodyIsStuck(broken({ seats: () => ['bob'] }), game)).toThrow();
  });

  test('5: a text that nobody wrote', () => {
    const mute = { ...toyShow, catalogue: { ...toyShow.catalogue } as { [key: string]: string } };
    delete mute.catalogue['ask.bid'];
    expect(() => everythingHasWords(toy, mute, game)).toThrow('texts that the catalogue does not have');
  });

  test('6: a card too many', () => {
    const doubled = broken({
      board: (setup) => ({ ...toyDefinition.board(setup), discard: ['spark-1'] }),
    });
    expect(() => nothingIsLost(doubled, toyInvariant, game)).toThrow(/after 0 answers/);
  });

  test('6: a card that is lost when somebody imagines', () => {
    const losing = broken({
      hide(position, viewer, dice) {
        toyDefinition.hide(position, viewer, dice);
        position.board.deck.pop();
      },
    });
    expect(() => nothingIsLostInWorlds(losing, toyInvariant, game)).toThrow('imagined by ann');
  });

  test('6: a question that still speaks of the real cards in an imagined world', () => {
    const stale = broken({
      hide(position, viewer, dice) {
        toyDefinition.hide(position, viewer, dice);
      },
    });
    expect(() => nothingIsLostInWorlds(stale, toyInvariant, game)).toThrow('played on as imagined by');
  });
});

describe('the exhaustive runner', () => {
  test('names what it never reached', () => {
    const found = exhaust(toy, {
      setups: [game.setup],
      games: 4,
      content: ['moonbeam'],
      events: ['eclipse'],
    });
    expect(found.never).toEqual(expect.arrayContaining(['content moonbeam', 'event eclipse']));
    expect(found.games).toBe(4);
  });

  test('stops when it has reached everything', () => {
    const { never, games, reached } = exhaust(toy, { setups: [game.setup], games: 500, content: ['vow'] });
    expect(never).toEqual([]);
    expect(games).toBeLessThan(50);
    expect(reached).toContain('step toy.vow@burn');
  });
});

describe('golden files', () => {
  test('are compared line by line', () => {
    const file = join(folder(), 'game.txt');
    const text = playthrough(toy, toyShow, game);
    expect(() => expectGolden(text, file)).toThrow('npm run golden');
    vi.stubEnv('UPDATE_GOLDEN', '1');
    expectGolden(text, file);
    vi.unstubAllEnvs();
    expectGolden(text, file);
    expect(() => expectGolden(text.replace('plan', 'plot'), file)).toThrow(
      /differs from line \d+ on:\n {2}- .*plan/,
    );
  });

  test('say things in words if they are told how', () => {
    expect(playthrough(toy, toyShow, { ...game, words: ({ args }) => `${args.keeper} plays` })).toContain(
      '- ann plays',
    );
    expect(playthrough(toy, toyShow, { ...game, limit: 2 })).toContain('outcome not over after 2 decisions');
  });
});

describe('declared fields', () => {
  const declared = readFileSync(new URL('fields.txt', import.meta.url), 'utf8');
  const check = (text: string, rules = toy) => {
    const file = join(folder(), 'fields.txt');
    writeFileSync(file, text);
    return { problems: fieldProblems(fieldsSeen(rules, game, file), file), file };
  };

  test('a new field waits for a decision', () => {
    const grown = broken({
      board: (setup) => ({ ...toyDefinition.board(setup), moon: { phase: 1 } }) as ToyBoard,
    });
    expect(check(declared).problems).toEqual([]);
    expect(check(declared, grown).problems).toEqual([
      'new: board.moon.phase',
      expect.stringContaining('npm run golden'),
    ]);
    vi.stubEnv('UPDATE_GOLDEN', '1');
    const { file } = check(declared, grown);
    vi.unstubAllEnvs();
    const problems = fieldProblems(fieldsSeen(grown, game, file), file);
    expect(problems).toEqual(['not decided: board.moon.phase', expect.anything()]);
  });

  test('a field that is gone is missed, unless it is rare', () => {
    expect(check(`${declared}board.sun | state | all | copied\n`).problems).toEqual([
      'declared but not there, and not marked rare: board.sun',
      expect.anything(),
    ]);
    expect(check(`${declared}board.sun | state | all | copied | rare\n`).problems).toEqual([]);
  });

  test('records and anything', () => {
    const grown = broken({
      board: (setup) =>
        ({ ...toyDefinition.board(setup), a: { x1: { n: 1 }, x2: { n: 2 } }, b: { deep: [{}] } }) as ToyBoard,
    });
    const more = 'board.a.*.n | state | all | copied\nboard.b.** | state | all | copied\n';
    expect(check(declared + more, grown).problems).toEqual([]);
  });
});

describe('crash files', () => {
  const stumbling = broken({
    procedures: toyDefinition.procedures.map((procedure) => ({
      ...procedure,
      steps: procedure.steps.map((step) =>
        step.name === 'gloom'
          ? {
              ...step,
              run: () => {
                throw new Error('stumbled');
              },
            }
          : step,
      ),
    })),
  });

  function crashFile(): string {
    const answers = walk(toy, game).answers;
    const crashed = answers.findIndex((_, i) => throws(() => replayed(answers.slice(0, i + 1))));
    const before = replayed(answers.slice(0, crashed));
    const record = { setup: game.setup, seed: game.seed, answers: answers.slice(0, crashed) };
    const dir = folder();
    const crash = { message: 'stumbled', answer: answers[crashed] };
    writeFileSync(join(dir, 'a.json'), JSON.stringify({ ...makeSave(stumbling, record, before), crash }));
    return dir;
  }

  function replayed(answers: readonly { decision: number; picks: readonly string[] }[]): State<ToyBoard> {
    const { state } = stumbling.start(game.setup, game.seed);
    for (const answer of answers) stumbling.play(state, answer);
    return state;
  }

  function throws(act: () => unknown): boolean {
    try {
      act();
      return false;
    } catch {
      return true;
    }
  }

  test('fail until the crash is gone', () => {
    const dir = crashFile();
    expect(fixtureFiles(dir)).toEqual(['a.json']);
    expect(() => crashIsGone(stumbling, dir, 'a.json')).toThrow('stumbled');
    crashIsGone(toy, dir, 'a.json');
  });

  test('whose answers no longer fit are played on from there', () => {
    const dir = crashFile();
    const save = JSON.parse(readFileSync(join(dir, 'a.json'), 'utf8'));
    writeFileSync(join(dir, 'b.json'), JSON.stringify({ ...save, seed: 'another' }));
    crashIsGone(toy, dir, 'b.json');
    expect(fixtureFiles(join(dir, 'nowhere'))).toEqual([]);
  });
});
