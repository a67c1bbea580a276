import type { Level } from '@questhall/tabletop';
import { seatParty } from '@questhall/tabletop/offer';
import type { Adventure, BeginningOf, Choices, HeroOffered } from './beginning.js';
import type { Deck, Printed } from './printed.js';

type Begin = Pick<BeginningOf<Printed>, 'choosing'>;

/** Everything that a party can set out on, with its card. */
export const adventuresIn = ({ offered, byId }: Deck): Adventure[] =>
  offered.adventures.flatMap(({ id, kind, chain }) => {
    const printed = byId.get(id);
    return printed === undefined ? [] : [{ id, kind, printed, chain }];
  });

/** Heroes that may go, with the cards that they have when so many go; who picks one too many still sees all of them. */
export function heroesIn(
  { offered, byId }: Deck,
  { choosing, roles }: Pick<BeginningOf<Printed>, 'choosing' | 'roles'>,
  count: number,
): HeroOffered[] {
  const size = Math.min(mostOf({ choosing }), Math.max(fewestOf({ choosing }), count));
  return offered.people.flatMap(({ id, cards }) => {
    const printed = byId.get(cards[size] ?? '');
    return printed === undefined ? [] : [{ id, printed, role: roles[id] }];
  });
}

export const difficultiesIn = ({ offered }: Deck): readonly Level[] => offered.difficulties;

/** Fewer may not go. */
export const fewestOf = ({ choosing }: Begin): number => Math.min(...choosing.parties.sizes);

/** More may not go. */
export const mostOf = ({ choosing }: Begin): number => Math.max(...choosing.parties.sizes);

/** What is chosen already. */
export function usualIn({ choosing }: Begin): Choices {
  const { adventure, people, companions, difficulty } = choosing.usual;
  return { adventure, heroes: people, companions, difficulty, switches: {}, seed: '' };
}

/** How an address and a set-up name an adventure of a kind. */
export const fieldOf = ({ choosing }: Begin, kind: string): string =>
  choosing.kinds.find(({ id }) => id === kind)?.field ?? kind;

/** What the rules need to lay the table, and which seats companions take. */
export function setupOf(begin: Begin, choices: Choices, { id, kind }: Adventure) {
  const { choosing } = begin;
  const { difficulty, switches } = choices;
  const { players, party, companions } = seatParty(choosing.parties, choices.heroes, choices.companions);
  const goal = { field: fieldOf(begin, kind), id };
  return { setup: choosing.setupOf({ goal, players, party, difficulty, switches }), companions };
}
