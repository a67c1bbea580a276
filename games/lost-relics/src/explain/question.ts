import type { Text } from '@questhall/engine';
import type { Line } from '../content/line.js';
import { maybeHostile } from '../queries.js';
import { reasonFor } from '../rules/reaction-step.js';
import {
  called,
  cardCalled,
  heroAsked,
  heroNamed,
  lineAsked,
  type Situation,
  sourceName,
  sourceOf,
  word,
} from './situation.js';

type Args = Text['args'];

/** The question as a sentence: its key, and everything the sentence may want to name. */
export function questionText(s: Situation): Text {
  const base: Args = { hero: called(s, subjectOf(s) ?? heroAsked(s).id), source: sourceName(s) };
  return { key: `ask.${s.decision.ask}`, args: { ...base, ...(special[s.decision.ask]?.(s) ?? {}) } };
}

const actionArgs = (s: Situation): Args => ({ action: cardCalled(s, word(s, 'action')) });
const hostileArgs = (s: Situation): Args => ({ hostile: called(s, word(s, 'hostile', 'self')) });
const valueArgs = (s: Situation): Args => {
  const value = s.frames.find(({ proc }) => proc === 'lr.chain')?.vars.value;
  return { value: Number(value ?? 0) + 1 };
};

/** What the line says, without the "you can" that the question says itself. */
function lineArgs(s: Situation): Args {
  const line = lineAsked(s);
  if (line === undefined) return { line: '', cost: '' };
  const { verb, params, cost } = line;
  const plain: Line = { do: { [verb.name]: params } };
  const card = s.box.records[sourceOf(s)];
  const holder =
    card?.kind === 'adventure' && !s.frames.some(({ vars }) => 'thing' in vars) ? 'adventure' : 'hero';
  const { cards } = s.words;
  return { line: cards.asked(plain, holder), cost: cost === undefined ? '' : cards.cost(cost) };
}

/** By which rule these are to be picked from. */
function reactionArgs(s: Situation): Args {
  const first = maybeHostile(s, s.decision.options[0] ?? '');
  return { why: first === undefined ? 'seen' : reasonFor(s, heroAsked(s), first) };
}

/** The hero whom the question is about: the rule that asks knows, and otherwise whoever has the turn. */
export function subjectOf(s: Situation): string | undefined {
  return subjects[s.decision.ask]?.(s) ?? heroNamed(s)?.id ?? s.board.active ?? undefined;
}

/** Questions that are about somebody else than the hero of the rule in progress. */
const subjects: { readonly [ask: string]: (s: Situation) => string } = {
  'choose-start': placed,
  'start-chain': (s) => word(s, 'starter'),
  'return-treasure': (s) => word(s, 'receiver'),
};

/** Questions that name more than the hero and the card behind them. */
const special: { readonly [ask: string]: (s: Situation) => Args } = {
  'choose-action': (s) => ({
    count: heroAsked(s).dice.length,
    dice: s.words.list(
      heroAsked(s)
        .dice.toSorted((a, b) => a - b)
        .map(String),
    ),
  }),
  'choose-die': actionArgs,
  'choose-value': actionArgs,
  'choose-target': actionArgs,
  'choose-reaction': reactionArgs,
  'choose-shifted': (s) => ({ fromArea: s.words.names.fromArea(called(s, word(s, 'area'))) }),
  'choose-shift-area': (s) => ({ figure: called(s, word(s, 'figure')) }),
  'join-chain': valueArgs,
  'choose-link-action': valueArgs,
  'choose-victim': hostileArgs,
  'choose-hostile-step': hostileArgs,
  'choose-blocked-victim': hostileArgs,
  'choose-retreat': hostileArgs,
  'choose-spawn-area': (s) => ({ kind: cardCalled(s, word(s, 'kind')) }),
  'choose-receiver': (s) => ({ card: cardCalled(s, word(s, 'card')) }),
  'carry-out-line': lineArgs,
  'pay-for-line': lineArgs,
};

/** Heroes are placed in turn; the frame counts them. */
function placed(s: Situation): string {
  const next = Number(s.frames[0]?.vars.next ?? 0);
  return s.board.heroes[next]?.id ?? '';
}
