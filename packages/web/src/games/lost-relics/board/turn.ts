import type { LrView } from '@questhall/lost-relics';
import type { Happened } from '@questhall/table';

/** A die that was spent, and on what. */
export type Link = {
  readonly hero: string;
  readonly die: number;
  readonly action: string | null;
  readonly inspired: boolean;
};
/** Somebody who answers to what a hero did, or acts in a phase of his own; `does` are what he may try, in order. */
export type Stir = { readonly hostile: string; readonly to: string | null; readonly does: readonly string[] };

/** What each hero has thrown in a round; `number` tells one throw from the next. */
export type Rolled = {
  readonly number: number;
  readonly hands: readonly { readonly hero: string; readonly dice: readonly number[] }[];
};

/** What the dice have done in this round; they leave the table as they are spent, so the page remembers them. */
export type Turn = {
  /** Tells one moment from the next. */
  readonly number: number;
  readonly rolled: Rolled;
  /** Spent in this round, in order. */
  readonly spent: readonly Link[];
  /** An action and whatever was linked to it. */
  readonly chain: readonly Link[];
  /** Who goes on with the chain, and with which number. */
  readonly next: { readonly hero: string; readonly value: number } | null;
  readonly stir: Stir | null;
};

/** What is known of a turn by somebody who has just sat down. */
export const turnIn = ({ heroes }: Pick<LrView, 'heroes'>, number: number): Turn => ({
  number,
  rolled: {
    number,
    hands: heroes.filter(({ dice }) => dice.length > 0).map(({ id, dice }) => ({ hero: id, dice })),
  },
  spent: [],
  chain: [],
  ...QUIET,
});

export function turnAfter(before: Turn | null, events: readonly Happened[]): Turn | null {
  const start = before ?? turnIn(NOBODY, 0);
  const now = events.reduce(step, start);
  return now === start ? before : { ...now, number: start.number + 1 };
}

const NOBODY: Pick<LrView, 'heroes'> = { heroes: [] };

type Data = Happened['data'];
const word = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Nobody goes on with a chain, and nobody answers to one. */
const QUIET = { next: null, stir: null };
const stirring = (turn: Turn, hostile: unknown, to: string | null, does: readonly string[] = []): Turn => ({
  ...turn,
  stir: { hostile: word(hostile), to, does },
});

const STEPS: { readonly [type: string]: (turn: Turn, data: Data) => Turn } = {
  // The next adventure begins with empty cards.
  'set-up': ({ number }) => turnIn(NOBODY, number),
  phase: (turn, { phase }) => ({
    ...turn,
    ...QUIET,
    chain: [],
    ...(phase === 'dice' && { spent: [], rolled: { number: turn.rolled.number + 1, hands: [] } }),
  }),
  dice: (turn, { hero, dice }) => {
    const hand = { hero: word(hero), dice: Array.isArray(dice) ? dice.map(Number) : [] };
    return { ...turn, rolled: { ...turn.rolled, hands: [...turn.rolled.hands, hand] } };
  },
  turn: (turn) => ({ ...turn, ...QUIET, chain: [] }),
  chain: (turn, { hero, value }) => ({ ...turn, next: { hero: word(hero), value: Number(value) } }),
  'die-spent': (turn, { hero, die }) => {
    const link = { hero: word(hero), die: Number(die), action: null, inspired: false };
    const chain = turn.next?.hero === hero ? [...turn.chain, link] : [link];
    return { ...turn, ...QUIET, spent: [...turn.spent, link], chain };
  },
  action: (turn, { hero, action, inspired }) => {
    const done = (links: readonly Link[]): readonly Link[] => {
      const last = links.at(-1);
      if (last === undefined || last.hero !== hero || last.action !== null) return links;
      return [...links.slice(0, -1), { ...last, action: word(action), inspired: inspired === true }];
    };
    return { ...turn, spent: done(turn.spent), chain: done(turn.chain) };
  },
  reaction: (turn, { hostile, hero }) => stirring(turn, hostile, word(hero)),
  'hostile-acts': (turn, { hostile, does }) =>
    stirring(turn, hostile, null, Array.isArray(does) ? does.map(String) : []),
  'leader-action': (turn, { hostile }) => stirring(turn, hostile, null, ['leader']),
};

const step = (turn: Turn, { type, data }: Happened): Turn => STEPS[type]?.(turn, data) ?? turn;

/** Whoever is doing something: the one who goes on with a chain, or whose turn it is. */
export const actingIn = (view: LrView, turn: Turn | null): string | null => turn?.next?.hero ?? view.active;

/** Questions of a chain that is being forged. */
const CHAINING: readonly string[] = ['start-chain', 'join-chain', 'choose-link', 'choose-link-action'];

/** The number that the chain needs next, while it is asked for. */
export function nextValue(turn: Turn | null, ask: string | undefined): number | undefined {
  if (turn?.next !== null && turn?.next !== undefined) return turn.next.value;
  const last = turn?.chain.at(-1);
  return last !== undefined && ask !== undefined && CHAINING.includes(ask) ? last.die + 1 : undefined;
}
