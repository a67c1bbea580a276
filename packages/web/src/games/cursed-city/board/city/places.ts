import type { CcCardOf, CcView } from '@questhall/cursed-city';
import { cardOf } from '../cards.js';

export type JourneyCard = CcCardOf<'journey'>;

/** Every journey that the quest knows, whether it can be begun or not. */
export const journeysOf = ({ quest }: Pick<CcView, 'quest'>): readonly string[] =>
  cardOf(quest.id, 'quest')?.journeys ?? [];

/** Where in the city a journey leads, in parts of a hundred. The rules know no districts: a place is where a pin stands. */
const PINS: { readonly [journey: string]: readonly [number, number] } = {
  hunt: [73, 33],
  scavenge: [33, 71],
  deliverance: [57, 79],
  'fell-guardian': [18, 49],
  'captain-of-the-damned': [23, 26],
  'shuffling-horrors': [80, 63],
  'whispers-in-the-dark': [66, 50],
  'family-ties': [37, 47],
  'final-assault': [50, 27],
};
export const pinOf = (journey: string): readonly [number, number] => PINS[journey] ?? [50, 55];

/** What becomes of the tracks of the quest, as the card of a journey says it. */
export type Effect = {
  readonly when: 'success' | 'failure' | 'always';
  readonly track: 'fear' | 'influence';
  readonly by: number;
};

export function effectsOf({ consequences }: JourneyCard): Effect[] {
  return (['success', 'failure', 'always'] as const).flatMap((when) =>
    (consequences[when] ?? []).flatMap(({ do: what }) => {
      const change = (what as { readonly track?: Pick<Effect, 'track' | 'by'> }).track;
      return change === undefined ? [] : [{ when, track: change.track, by: change.by }];
    }),
  );
}
