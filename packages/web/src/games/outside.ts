import { type Choosing, everybodyGoes, type SetupChoices } from '@questhall/tabletop/offer';
import type { IconName } from '../design/Icon.js';

/** What is written on the outside of a box: all that a hall and a shelf know of a game without opening it. */
export type Outside = {
  /** The faces of its heroes. */
  readonly faces: { readonly [hero: string]: IconName };
  readonly choosing: Choosing<unknown>;
};

const FOLDERS = import.meta.glob<Outside>('./*/outside.ts', { import: 'outside', eager: true });

/** Nothing for a game that cannot be played. */
export const outsideOf = (game: string): Outside | undefined => FOLDERS[`./${game}/outside.ts`];

/** What is being played, and by whom, as far as a set-up of the game says it. */
export function goingIn(
  game: string,
  setup: unknown,
): { readonly goal: string | null; readonly heroes: readonly string[] } {
  const choosing = outsideOf(game)?.choosing;
  const choices = choosing && choicesIn(choosing, setup);
  if (choosing === undefined || choices === undefined) return { goal: null, heroes: [] };
  const { goal, party } = choices;
  const { parties } = choosing;
  const heroes = party?.map(({ person }) => person) ?? (everybodyGoes(parties) ? parties.people : []);
  return { goal: goal.id === '' ? null : goal.id, heroes };
}

/** What lies on a shelf may have been written by anybody; nothing if it is no set-up of the game. */
function choicesIn(choosing: Choosing<unknown>, setup: unknown): SetupChoices | undefined {
  try {
    return choosing.choicesOf(setup);
  } catch {
    return undefined;
  }
}
