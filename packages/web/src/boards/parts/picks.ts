import type { Asked, BarredOption, Offered } from '../../table/scene.js';

export type Picks = ReadonlyMap<string, { readonly option: Offered; readonly number: number }>;

/** What pointing at a thing answers. A thing that two answers are about has to be answered in words. */
export function picksAmong(things: ReadonlySet<string>, decision: Asked | null): Picks {
  const found = new Map<string, { option: Offered; number: number }>();
  const twice = new Set<string>();
  for (const [at, option] of (decision?.options ?? []).entries()) {
    const thing = [option.id, ...option.refs].find((id) => things.has(id));
    if (thing === undefined) continue;
    if (found.has(thing)) twice.add(thing);
    found.set(thing, { option, number: at + 1 });
  }
  for (const thing of twice) found.delete(thing);
  return found;
}

/** The reason for each thing that cannot be picked although one might have thought so. */
export function barredThings(decision: Asked | null): ReadonlyMap<string, BarredOption> {
  return new Map((decision?.barred ?? []).flatMap((barred) => barred.refs.map((ref) => [ref, barred])));
}

/** "Goblin Warrior: attack 1, ready; 1 success fells it" is a name, what is known, and what to expect. */
export function headline(text: string): { name: string; rest: string; odds: string } {
  const at = text.indexOf(': ');
  if (at < 0 || at > 60) return { name: text, rest: '', odds: '' };
  const [rest = '', ...odds] = text.slice(at + 2).split('; ');
  return { name: text.slice(0, at), rest, odds: odds.join('; ') };
}

/** Several may be picked, or none: then the answer has to be confirmed. */
export const isConfirmed = ({ form, min, max }: Asked): boolean => form === 'some' && (max > 1 || min === 0);

type Led = { readonly id: string; readonly seat: string };

/** Who decides: the one who acts if it is his player's word that counts, or the first one of that player. */
export function deciderAmong<Hero extends Led>(
  heroes: readonly Hero[],
  acting: string | null,
  { seat, by }: Asked,
): Hero | undefined {
  if (seat === 'party') return undefined;
  const theirs = heroes.filter((hero) => hero.seat === by);
  return theirs.find(({ id }) => id === acting) ?? theirs[0];
}
