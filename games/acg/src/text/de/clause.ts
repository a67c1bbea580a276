import {
  allowed,
  type Clause,
  does,
  order,
  type Phrase,
  spaced,
  VERBS,
  type Verb,
  YOU,
} from '@questhall/tabletop/german';
import type { LineWords } from '../about.js';
import { PARTY, TARGET } from './grammar.js';

const DECIDERS: { readonly [by in LineWords['by']]: Phrase } = { you: YOU, target: TARGET, party: PARTY };
export const decider = ({ by }: Pick<LineWords, 'by'>): Phrase => DECIDERS[by];

/** An order to the hero: "erschöpfe einen Gegner", or "du darfst einen Gegner erschöpfen". */
export function ordered(line: LineWords, verb: Verb, rest: string): Clause {
  return line.may ? allowed(decider(line), order(verb, rest)) : order(verb, rest);
}

/** Something that someone does: "du erleidest 1 Wunde", "du darfst einen Helden 1 Wunde heilen lassen". */
export function done(line: LineWords, who: Phrase, verb: Verb, rest: string): Clause {
  if (!line.may) return who.nom === line.chooser ? order(verb, rest) : does(who, verb, rest);
  const by = decider(line);
  if (by.nom === who.nom) return allowed(by, order(verb, rest));
  return { who: by, verb: VERBS.dürfen, rest: spaced(who.acc, rest, verb.infinitive, 'lassen') };
}
