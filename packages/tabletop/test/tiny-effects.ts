import { type Position, procedures, type TriggerIndex } from '@questhall/engine';
import { type Effect, type EffectVars, effectsOf, vocabularyOf } from '@questhall/tabletop';
import { z } from 'zod';
import type { TinyAsks } from './tiny.js';
import type { TinyBox, WrittenTinyLine } from './tiny-box.js';

export type TinyBoard = {
  coins: { [seat: string]: number };
  /** Who owns a thing in play. */
  owners: { [entity: string]: string };
  /** Seats whose payments fail at the last moment. */
  cursed: string[];
  index: TriggerIndex;
  log: string[];
};
export type TinyContext = { you: string };
export type Tiny = {
  board: TinyBoard;
  box: TinyBox;
  events: Record<never, never>;
  asks: TinyAsks;
  rule: `T-${number}`;
};

export const procedure = procedures<Tiny>();
export const effectVars = ({ you }: TinyContext, node: string, may: boolean): EffectVars<TinyContext> => ({
  you,
  node,
  may,
});

export const kit = effectsOf<Tiny, TinyContext, WrittenTinyLine, null, string>({
  prefix: 'tiny',
  procedure,
  lines: ({ box }) => box.lines,
  isThere: ({ board }, seat) => board.coins[seat] !== undefined,
});

function earn({ board }: Position<Tiny>, seat: string, coins: number): void {
  board.coins[seat] = (board.coins[seat] ?? 0) + coins;
  board.log.push(`${seat} ${coins}`);
}

const gain = kit.effect<{ coins: number }>({
  verb: 'gain',
  schema: z.strictObject({ coins: z.int() }),
  possible: (_, { coins }) => coins !== 0,
  words: ({ coins }) => `gain ${coins}`,
  procedure: kit.effectProcedure('gain').step('gain', 'T-5', (g, v) => {
    earn(g, v.you, kit.paramsOf<{ coins: number }>(g, v.node).coins);
  }),
});

/** Each of them loses a coin, and whoever has none left leaves the table. */
const tax = kit.effect<{ seats: string[] }>({
  verb: 'tax',
  schema: z.strictObject({ seats: z.array(z.string()) }),
  words: ({ seats }) => `tax ${seats.join(' and ')}`,
  procedure: kit.onEach<{ seats: string[] }, string>(
    'tax',
    { choose: 'T-6', act: 'T-7' },
    {
      choose: (g, { seats }) => g.pass(seats.slice()),
      act(g, seat) {
        earn(g, seat, -1);
        if (g.board.coins[seat] === 0) delete g.board.coins[seat];
      },
    },
  ),
});

const give = kit.effect<{ coins: number }>({
  verb: 'give',
  schema: z.strictObject({ coins: z.int() }),
  choosesItself: ({ coins }) => coins > 0,
  words: ({ coins }) => `give ${coins}`,
  procedure: kit
    .effectProcedure('give')
    .step('whom', 'T-8', (g, v) => {
      const seats = ['ann', 'bob'].filter((seat) => seat !== v.you);
      return v.may ? g.maybe({ seat: v.you, by: v.you }, 'whom', seats) : g.pass(seats[0] ?? null);
    })
    .step('give', 'T-8', (g, v, whom) => {
      if (whom !== null) earn(g, whom, kit.paramsOf<{ coins: number }>(g, v.node).coins);
    }),
});

/** Holds lines of its own, which get keys and are never carried out here. */
const choose = kit.effect<{ left: WrittenTinyLine[]; right: WrittenTinyLine[] }>({
  verb: 'choose',
  schema: (lines) => z.strictObject({ left: lines, right: lines }),
  nested: ({ left, right }) => [
    { at: 'left', lines: left },
    { at: 'right', lines: right },
  ],
  words: () => 'choose',
  procedure: kit.effectProcedure('choose').step('choose', 'T-9', () => undefined),
});

const lineOf = (effect: z.ZodType<Effect>): z.ZodType<WrittenTinyLine> =>
  z.strictObject({
    do: effect.optional(),
    may: effect.optional(),
    cost: z.strictObject({ coins: z.int() }).optional(),
  });

export const vocabulary = vocabularyOf<Tiny, TinyContext, WrittenTinyLine, null>(
  [gain, tax, give, choose],
  (effect) => z.array(lineOf(effect)),
);
