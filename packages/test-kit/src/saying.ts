import {
  type Event,
  type Explained,
  type ExplainedOption,
  inOneSentence,
  linesOf,
  type Rules,
  type Show,
  type State,
  type Text,
} from '@questhall/engine';
import { IntlMessageFormat } from 'intl-messageformat';

/** Says texts in the words of a catalogue. A missing message or argument is an error here, not a shrug. */
export function speaker(
  catalogue: { readonly [key: string]: string },
  language: string,
): (text: Text) => string {
  const messages = new Map<string, IntlMessageFormat>();
  return ({ key, args }) => {
    const source = catalogue[key];
    if (source === undefined) throw new Error(`there is no text '${key}' in '${language}'`);
    const message = messages.get(key) ?? new IntlMessageFormat(source, language);
    messages.set(key, message);
    const said = String(message.format(args));
    if (/\b(undefined|null|NaN)\b|\[object/.test(said)) throw new Error(`'${key}' says "${said}"`);
    return said;
  };
}

/** Every text of an explained question: the question, its answers part by part, and what is barred. */
export function textsIn({ text, options, barred }: Pick<Explained, 'text' | 'options' | 'barred'>): Text[] {
  const texts = [text];
  for (const { name, facts, outlook, details = [] } of Object.values(options)) {
    texts.push(name, ...[facts, outlook].filter((part) => part !== undefined), ...details);
  }
  return [...texts, ...barred.flatMap(({ name, because }) => [name, because])];
}

/** An answer as a terminal says it. */
export function sayOption(
  say: (text: Text) => string,
  { name, facts, outlook }: Pick<ExplainedOption, 'name' | 'facts' | 'outlook'>,
): string {
  const maybe = (text: Text | undefined) => (text === undefined ? '' : say(text));
  return inOneSentence({ name: say(name), facts: maybe(facts), outlook: maybe(outlook) });
}

export type Saying = { readonly where: string; readonly said: string };

/** Everything there is to say about a moment of a game but the names of options, with the place where it is said. */
export function sayings<B, V, S>(
  rules: Rules<B, V, S>,
  show: Show<V>,
  say: (text: Text) => string,
  { state, events }: { state: State<B>; events: readonly Event[] },
): Saying[] {
  const view = rules.view(state, 'spectator');
  const told = events.map((event) => show.event(event, view)).filter((text) => text !== null);
  const passages = show.chronicle?.(events, view) ?? [];
  const texts = [...told, ...passages.flatMap(({ text, paragraphs = [] }) => [text, ...paragraphs])];
  for (const decision of state.open) {
    texts.push(...textsIn(rules.explain(state, decision)));
  }
  const lines = [...linesOf(show.table(view)), ...(show.journal?.(view) ?? [])];
  return [
    ...texts.map((text) => ({ where: text.key, said: say(text) })),
    ...lines.map((said) => ({ where: 'the table', said })),
  ];
}

/** What a player reads on the options of all that is asked. */
export function optionNames<B, V, S>(rules: Rules<B, V, S>, show: Show<V>, state: State<B>): Saying[] {
  const view = rules.view(state, 'spectator');
  return state.open.flatMap(({ ask, options, seat }) =>
    [...options, seat].map((id) => ({ where: ask, said: show.name(id, view) })),
  );
}
