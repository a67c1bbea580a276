/** Who does something, and which form of the verb follows. */
export type Who = { readonly name: string; readonly number: 'you' | 'one' | 'many' };

/** As it follows "you" or several, and as it follows one. */
export type Verb = readonly [plain: string, third: string];
export const verb = (plain: string, third = `${plain}s`): Verb => [plain, third];

/** What a line says, before it is known whether it must happen or may. Nobody: it is an order to the players. */
export type Clause =
  | { readonly who: Who | null; readonly verb: Verb; readonly rest: string }
  | { readonly text: string };

export const order = (plain: string, rest: string): Clause => ({ who: null, verb: verb(plain), rest });
export const does = (who: Who, what: Verb, rest: string): Clause => ({ who, verb: what, rest });

const spaced = (...words: readonly string[]): string => words.filter((word) => word !== '').join(' ');

/** "you gain a destiny token", "place 1 Skeleton in your area" */
export function statement(clause: Clause): string {
  if ('text' in clause) return clause.text;
  const { who, verb: forms, rest } = clause;
  return spaced(who?.name ?? '', forms[who?.number === 'one' ? 1 : 0], rest);
}

/** "you can gain a destiny token"; what is allowed already is not allowed twice. */
export function allowed(clause: Clause, decider = 'you'): string {
  if ('text' in clause) return `${decider} can do this: ${clause.text}`;
  const { who, verb: forms, rest } = clause;
  if (forms[0].startsWith('can ')) return statement(clause);
  if (who === null || who.number === 'you') return spaced(decider, 'can', forms[0], rest);
  return spaced(decider, 'can let', who.name, forms[0], rest);
}
