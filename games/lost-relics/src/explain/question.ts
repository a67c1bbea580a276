import type { Text } from '@questhall/engine';
import { listWords } from '@questhall/tabletop';
import { costWords, lineWords } from '../effects/line-words.js';
import { cardName } from '../names.js';
import { called, heroAsked, lineAsked, type Situation, sourceName, word } from './situation.js';

type Args = Text['args'];

/** The question as a sentence: its key, and everything the sentence may want to name. */
export function questionText(s: Situation): Text {
  const hero = heroAsked(s);
  const base: Args = { hero: called(s, hero.id), source: sourceName(s) };
  return { key: `ask.${s.decision.ask}`, args: { ...base, ...(special[s.decision.ask]?.(s) ?? {}) } };
}

const actionArgs = (s: Situation): Args => ({ action: cardName(word(s, 'action')) });
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
  return { line: lineWords({ do: { [verb]: params } }), cost: cost === undefined ? '' : costWords(cost) };
}

/** Questions that name more than the hero and the card behind them. */
const special: { readonly [ask: string]: (s: Situation) => Args } = {
  'choose-start': (s) => ({ hero: called(s, placed(s)) }),
  'choose-action': (s) => ({
    dice: listWords(
      heroAsked(s)
        .dice.toSorted((a, b) => a - b)
        .map(String),
    ),
  }),
  'choose-die': actionArgs,
  'choose-value': actionArgs,
  'choose-target': actionArgs,
  'choose-shifted': (s) => ({ area: called(s, word(s, 'area')) }),
  'choose-shift-area': (s) => ({ figure: called(s, word(s, 'figure')) }),
  'start-chain': (s) => ({ hero: called(s, word(s, 'starter')) }),
  'join-chain': valueArgs,
  'choose-link-action': valueArgs,
  'choose-victim': hostileArgs,
  'choose-hostile-step': hostileArgs,
  'choose-blocked-victim': hostileArgs,
  'choose-retreat': hostileArgs,
  'choose-spawn-area': (s) => ({ kind: cardName(word(s, 'kind')) }),
  'choose-receiver': (s) => ({ card: cardName(word(s, 'card')) }),
  'return-treasure': (s) => ({ hero: called(s, word(s, 'receiver')) }),
  'carry-out-line': lineArgs,
  'pay-for-line': lineArgs,
};

/** Heroes are placed in turn; the frame counts them. */
function placed(s: Situation): string {
  const next = Number(s.frames[0]?.vars.next ?? 0);
  return s.b.heroes[next]?.id ?? '';
}
