import type { RuleSwitch } from '@questhall/engine';

/** What is worked out about a game when the app is built, so that no page has to load its rules. */
export type GameData = {
  /** The cards with their texts, and the game in a few paragraphs. */
  deck(language: string): Promise<{ readonly cards: unknown; readonly guide: readonly string[] }>;
  switches(): Promise<readonly RuleSwitch[]>;
  /** The rules that each card makes use of, by the id of the card. */
  rulesOfCards(): Promise<{ readonly [card: string]: readonly string[] }>;
};

export type Carried = { readonly rule: string; readonly by: string };

/**
 * The rules that the effects of a record carry out, and those that the record itself is the proof of. `effects` is how
 * the procedures of effects are called: `acg.effect.exhaust@choose`.
 */
export function carriedOut(
  card: { readonly id: string },
  carried: readonly Carried[],
  effects: string,
): string[] {
  const verbs = new Set(verbsIn(card));
  const verbOf = (by: string) =>
    by.startsWith(effects) ? (by.slice(effects.length).split('@')[0] ?? '') : '';
  return carried
    .filter(({ by }) => verbs.has(verbOf(by)) || by === `content:${card.id}`)
    .map(({ rule }) => rule);
}

/** Every name that stands in a record: only those of effects are ever asked for. */
function verbsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(verbsIn);
  return Object.entries(value).flatMap(([name, inner]) => [name, ...verbsIn(inner)]);
}
