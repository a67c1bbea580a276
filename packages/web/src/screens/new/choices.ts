import type { Adventure, BeginningOf, Choices } from '../../games/beginning.js';
import type { GameFace } from '../../games/face.js';
import {
  adventuresIn,
  difficultiesIn,
  fewestOf,
  fieldOf,
  mostOf,
  setupOf,
  usualIn,
} from '../../games/offered.js';
import type { Deck, Printed } from '../../games/printed.js';
import type { PlainKey } from '../../text/t.js';

/** What there is to choose from, by name. */
export type Offer = {
  /** `asks` is how an address names one of that kind. */
  readonly adventures: readonly { readonly id: string; readonly asks: string }[];
  readonly heroes: readonly string[];
  readonly difficulties: readonly string[];
  readonly switches: BeginningOf<Printed>['switches'];
  readonly usual: Choices;
};

/** Whoever has never played anything is offered the gentle way. */
export function offerOf(
  begin: Pick<BeginningOf<Printed>, 'choosing' | 'switches'>,
  deck: Deck,
  first = false,
): Offer {
  const difficulties = difficultiesIn(deck).map(({ id }) => id);
  const { gentle } = begin.choosing.usual;
  const eased = first && difficulties.includes(gentle);
  const usual = usualIn(begin);
  return {
    adventures: adventuresIn(deck).map(({ id, kind }) => ({ id, asks: fieldOf(begin, kind) })),
    heroes: begin.choosing.parties.people,
    difficulties,
    switches: begin.switches,
    usual: eased ? { ...usual, difficulty: gentle } : usual,
  };
}

export const LONGEST_SEED = 60;

/** A hero joins as somebody who is played here, or leaves. */
export function toggled(choices: Choices, hero: string): Choices {
  const { heroes, companions } = choices;
  if (!heroes.includes(hero)) return { ...choices, heroes: [...heroes, hero] };
  const stay = (one: string) => one !== hero;
  return { ...choices, heroes: heroes.filter(stay), companions: companions.filter(stay) };
}

export function seated(choices: Choices, hero: string, companion: boolean): Choices {
  const others = choices.companions.filter((one) => one !== hero);
  return { ...choices, companions: companion ? [...others, hero] : others };
}

/** `usual` is not written down, so that a change of what is usual reaches whoever did not mind. */
export function ruled(choices: Choices, name: string, value: string, usual: string): Choices {
  const { [name]: _, ...others } = choices.switches;
  return { ...choices, switches: value === usual ? others : { ...others, [name]: value } };
}

type Bounds = Pick<BeginningOf<Printed>, 'choosing' | 'wrongParty'>;

/** Why it cannot begin like this, as a sentence of the catalogue. */
export function problemIn({ heroes, seed }: Choices, begin: Bounds): PlainKey | null {
  const { length } = heroes;
  if (length < fewestOf(begin) || length > mostOf(begin)) return begin.wrongParty;
  return seed.length > LONGEST_SEED ? 'begin.bad.seed' : null;
}

/** What the worker needs to lay the table. */
export function openingOf(
  { code, begin }: Pick<GameFace, 'code' | 'begin'>,
  choices: Choices,
  to: Adventure,
) {
  const seed = choices.seed.trim();
  return {
    from: 'setup',
    game: code,
    ...setupOf(begin, choices, to),
    ...(seed !== '' && { seed }),
    keep: true,
  } as const;
}
