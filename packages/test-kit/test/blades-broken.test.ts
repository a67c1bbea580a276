import { fileURLToPath } from 'node:url';
import { defineGame, type Game, type SeatId } from '@questhall/engine';
import { describe, expect, test } from 'vitest';
import { nothingIsLost, nothingIsLostInWorlds } from '../src/laws/conservation.js';
import { everythingHasWords } from '../src/laws/decisions.js';
import { ownersAreImagined } from '../src/laws/imagined.js';
import { viewsHideTheHidden } from '../src/laws/views.js';
import { type Blades, blades, bladesDefinition, bladesShow } from './blades.js';
import { bladesInvariant } from './blades-invariant.js';

/** Mistakes that are easily made with rivals and secret hands, and the laws that find them. */
const broken = (change: Partial<typeof bladesDefinition>) => defineGame({ ...bladesDefinition, ...change });
const game = { setup: {}, seed: 'broken', limit: 500 };
const fields = fileURLToPath(new URL('blades-fields.txt', import.meta.url));

/** The rules with something else done in a step, or before it. */
function changing(
  at: string,
  change: (g: Game<Blades>, seat: SeatId) => ReturnType<Game<Blades>['one']> | undefined,
) {
  const procedures = bladesDefinition.procedures.map((one) => ({
    ...one,
    steps: one.steps.map((step) => ({
      ...step,
      run(g: Game<Blades>, vars: never, input: never) {
        const changed =
          at === '' || at === `${one.id}@${step.name}`
            ? change(g, (vars as { seat: SeatId }).seat)
            : undefined;
        return changed ?? step.run(g, vars, input);
      },
    })),
  }));
  return broken({ procedures });
}

describe('law 4 finds', () => {
  test('a view that shows the hand of the rival', () => {
    const showing = broken({ view: (p) => bladesDefinition.view(p, 'red') });
    expect(() => viewsHideTheHidden(showing, game)).toThrow('blue sees another table');
  });

  test('a question that shows the hand', () => {
    const open = broken({ secrets: [], askAnew: bladesDefinition.askAnew ?? {} });
    expect(() => viewsHideTheHidden(open, game)).toThrow('learns something from what is asked');
  });

  test('a question whose words name the hand of the rival', () => {
    const telling = broken({
      explain: (p, decision) => {
        const explained = bladesDefinition.explain(p, decision);
        const hands = p.board.fencers.flatMap(({ hand }) => hand).join(' ');
        return { ...explained, text: { ...explained.text, args: { hands } } };
      },
    });
    expect(() => viewsHideTheHidden(telling, game)).toThrow(
      'learns something from how a question is explained',
    );
  });

  test('a drawn card that all are told of', () => {
    const talking = changing('', (g) => {
      const { tell } = g;
      if (tell !== undefined) g.tell = (type, data) => tell(type, data);
      return undefined;
    });
    expect(() => viewsHideTheHidden(talking, game)).toThrow('is told what the table does not show');
  });

  test('a world with the real hand of the rival', () => {
    const keeping = broken({
      hide: ({ board: { pile } }, _, dice) => void dice.shuffle('imagine', pile.draw.sort()),
    });
    expect(() => ownersAreImagined(blades, game, fields)).not.toThrow();
    expect(() => ownersAreImagined(keeping, game, fields)).toThrow(
      'the worlds of red keep the real board.fencers[].hand[]',
    );
  });
});

describe('law 6 finds', () => {
  test('a window that asks only who holds an answer: the question names a card of the real hand', () => {
    const { windows } = bladesDefinition;
    const asking = broken({ ...(windows && { windows: { ...windows, poll: () => null } }) });
    expect(() => nothingIsLostInWorlds(asking, bladesInvariant, game)).toThrow(
      /nobody holds (parry|sidestep)/,
    );
  });

  test('a secret question that is not put anew in an imagined world', () => {
    expect(() => nothingIsLostInWorlds(broken({ askAnew: {} }), bladesInvariant, game)).toThrow(
      'played on as imagined by',
    );
  });

  test('a card that is offered and cannot be paid', () => {
    const generous = changing('cb.turn@ask', (g, seat) => {
      const hand = g.board.fencers.find(({ id }) => id === seat)?.hand ?? [];
      const playable = hand.filter((card) => !g.box.cards[card]?.answers);
      return g.one({ seat, by: seat }, 'choose-play', [...playable, 'draw', 'rest']);
    });
    expect(() => nothingIsLost(generous, bladesInvariant, game)).toThrow('a number is out of bounds');
  });
});

test('law 5 finds a question without words', () => {
  const catalogue: { [key: string]: string } = { ...bladesShow.catalogue };
  delete catalogue['ask.use-in-secret'];
  expect(() => everythingHasWords(blades, { ...bladesShow, catalogue }, game)).toThrow('does not have');
});
