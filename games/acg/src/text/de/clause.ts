import type { LineWords } from '../line.js';
import { PARTY, type Phrase, spaced, TARGET, YOU } from './grammar.js';
import { VERBS, type Verb } from './verbs.js';

/**
 * What a line of a card says, before it is known where it stands: German puts the verb second ("du erleidest
 * 1 Wunde"), first after anything else ("dann erleidest du 1 Wunde"), or last ("1 Wunde erleiden").
 */
export type Clause = {
  /** Nobody: it is an order to whoever reads the card. */
  readonly who: Phrase | null;
  readonly verb: Verb;
  /** Everything between the verb and the end. */
  readonly rest: string;
  /** What must hold, without the "wenn" that comes before all else. */
  readonly when?: string | undefined;
  /** Whatever follows: a second verb, further sentences. */
  readonly then?: { readonly spoken: string; readonly infinitive: string } | undefined;
};

/** Sentences that are complete and stand as they are. */
export type Saying = Clause | { readonly text: string };

export const order = (verb: Verb, rest: string): Clause => ({ who: null, verb, rest });
export const does = (who: Phrase, verb: Verb, rest: string): Clause => ({ who, verb, rest });
/** The same, followed by something that is said in the same way wherever it stands. */
export function followed(clause: Clause, then: string): Clause {
  return { ...clause, then: { spoken: then, infinitive: then } };
}

const finite = ({ who, verb }: Clause): string => (who === null ? verb.order : verb[who.person]);
const spokenThen = ({ then }: Clause): string => then?.spoken ?? '';

/** "du erleidest 1 Wunde", "erschöpfe einen Gegner", "wenn …, erleidest du 1 Wunde" */
export function statement(saying: Saying): string {
  if ('text' in saying) return saying.text;
  if (saying.when !== undefined) return `wenn ${saying.when}, ${turned({ ...saying, when: undefined })}`;
  const { who, verb, rest } = saying;
  return spaced(who?.nom ?? '', finite(saying), rest, verb.particle) + spokenThen(saying);
}

/** After something else in the same sentence: "erleidest du 1 Wunde" */
function turned(clause: Clause): string {
  const { who, verb, rest } = clause;
  const [itself, more] = rest.startsWith(ITSELF) ? [ITSELF, rest.slice(ITSELF.length).trim()] : ['', rest];
  return spaced(finite(clause), itself, who?.nom ?? '', more, verb.particle) + spokenThen(clause);
}
/** Stands right behind the verb, before whoever does it: "zieht sich ein Gegner zurück". */
const ITSELF = 'sich';

/** "nach deinem Angriff erleidest du 1 Wunde"; a subordinate clause ends with a comma. */
export function after(front: string, saying: Saying): string {
  if ('text' in saying) return `${front}: ${saying.text}`;
  const { when } = saying;
  const before = when === undefined ? front : given(front, when);
  return `${before} ${turned({ ...saying, when: undefined })}`;
}

/** "nach deinem Angriff, falls …," but "wenn dein Wurf verändert wird und …," */
export function given(front: string, condition: string): string {
  const bare = front.replace(/,$/, '');
  return bare.startsWith('wenn ') ? `${bare} und ${condition},` : `${bare}, falls ${condition},`;
}

/** "1 Wunde erleiden" */
export function infinitive(saying: Saying): string {
  if ('text' in saying) return saying.text;
  const { verb, rest, when, then } = saying;
  const bare = spaced(rest, verb.infinitive) + (then?.infinitive ?? '');
  return when === undefined ? bare : `wenn ${when}, ${bare}`;
}

/** "du darfst 1 Wunde erleiden" */
export function allowed(who: Phrase, what: Clause): Clause {
  const rest = spaced(what.rest, what.verb.infinitive);
  const then = what.then && { spoken: what.then.infinitive, infinitive: what.then.infinitive };
  return { who, verb: VERBS.dürfen, rest, when: what.when, then };
}

// --- who does what ---------------------------------------------------------------------------------

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
