import type { AcgView } from '@questhall/acg';
import type { Asked, BarredOption, Offered } from '../../table/scene.js';

/** A condition lies before a hero, and others may have the same. */
export const conditionThing = (condition: string, hero: string): string => `${condition}@${hero}`;
const deckThing = (deck: string): string => `${deck}-deck`;

/** Everything on the table that can be pointed at, by the name that options use for it. */
export function thingsOf(view: AcgView): Set<string> {
  const things = new Set<string>(['enemy', 'location', 'dungeon', 'gear'].map(deckThing));
  if (view.location !== null) things.add(view.location.card);
  for (const { id } of view.enemies) things.add(id);
  for (const { id, actions, gear, items, conditions } of view.heroes) {
    things.add(id);
    for (const { card } of [...actions, ...gear]) things.add(card);
    for (const item of items) things.add(item);
    for (const condition of conditions) things.add(conditionThing(condition, id));
  }
  return things;
}

export type Picks = ReadonlyMap<string, { readonly option: Offered; readonly number: number }>;

/** What pointing at a thing answers. A thing that two answers are about has to be answered in words. */
export function picksOf(view: AcgView, decision: Asked | null, loose: readonly string[] = []): Picks {
  const things = new Set([...thingsOf(view), ...loose]);
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

/** Who decides: the hero who acts if it is his player's word that counts, or the first one of that player. */
export function deciderOf(view: AcgView, { seat, by }: Asked): AcgView['heroes'][number] | undefined {
  if (seat === 'party') return undefined;
  const acting = view.action?.hero ?? view.active;
  const theirs = view.heroes.filter((hero) => hero.seat === by);
  return theirs.find(({ id }) => id === acting) ?? theirs[0];
}
