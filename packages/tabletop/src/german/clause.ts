import { type Phrase, spaced } from './cases.js';
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
  /** Whatever follows, in the same words wherever it stands: a colon and more, further sentences. */
  readonly then?: string | undefined;
};

/** Sentences that are complete and stand as they are. */
export type Saying = Clause | { readonly text: string };

export const order = (verb: Verb, rest: string): Clause => ({ who: null, verb, rest });
export const does = (who: Phrase, verb: Verb, rest: string): Clause => ({ who, verb, rest });
export const followed = (clause: Clause, then: string): Clause => ({ ...clause, then });

const finite = ({ who, verb }: Clause): string => (who === null ? verb.order : verb[who.person]);

/** "du erleidest 1 Wunde", "erschöpfe einen Gegner", "wenn …, erleidest du 1 Wunde" */
export function statement(saying: Saying): string {
  if ('text' in saying) return saying.text;
  if (saying.when !== undefined) return `wenn ${saying.when}, ${turned({ ...saying, when: undefined })}`;
  const { who, verb, rest, then = '' } = saying;
  return spaced(who?.nom ?? '', finite(saying), rest, verb.particle) + then;
}

/** After something else in the same sentence: "erleidest du 1 Wunde" */
function turned(clause: Clause): string {
  const { who, verb, rest, then = '' } = clause;
  const [itself, more] = rest.startsWith(ITSELF) ? [ITSELF, rest.slice(ITSELF.length).trim()] : ['', rest];
  return spaced(finite(clause), itself, who?.nom ?? '', more, verb.particle) + then;
}
/** Stands right behind the verb, before whoever does it: "zieht sich ein Gegner zurück". */
const ITSELF = 'sich';

/** "nach deinem Angriff erleidest du 1 Wunde"; a subordinate clause ends with a comma. */
export function after(front: string, saying: Saying): string {
  if ('text' in saying) return `${front.replace(/,$/, '')}: ${saying.text}`;
  const { when } = saying;
  const before = when === undefined ? front : given(front, when);
  return `${before} ${turned({ ...saying, when: undefined })}`;
}

/** "nach deinem Angriff, falls …," but "wenn du deinen Wurf veränderst und …," */
export function given(front: string, condition: string): string {
  const bare = front.replace(/,$/, '');
  return bare.startsWith('wenn ') ? `${bare} und ${condition},` : `${bare}, falls ${condition},`;
}

/** "1 Wunde erleiden" */
export function infinitive(saying: Saying): string {
  if ('text' in saying) return saying.text;
  const { verb, rest, when, then = '' } = saying;
  const bare = spaced(rest, verb.infinitive) + then;
  return when === undefined ? bare : `wenn ${when}, ${bare}`;
}

/** "du darfst 1 Wunde erleiden" */
export const allowed = (who: Phrase, { verb, rest, ...more }: Clause): Clause => ({
  ...more,
  who,
  verb: VERBS.dürfen,
  rest: spaced(rest, verb.infinitive),
});
