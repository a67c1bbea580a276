import { isSameSize } from '../../../packages/tabletop/dist/offer.js';

/**
 * What figures have to know of a set-up: what was played, whether it is a campaign, and how large the party was.
 * @typedef {{ party: string, read: (setup: unknown) => { goal: string, campaign: boolean, size: number } }} Reading
 */

/**
 * Where as many set out however many play, parties are told apart by how many play.
 * @param {import('../../../packages/tabletop/dist/offer.js').Offer} offer
 * @returns {Reading}
 */
export function readingOf({ kinds, parties, choicesOf }) {
  const together = isSameSize(parties);
  return {
    party: together ? 'players' : 'heroes',
    read: (setup) => {
      const { goal, players, party = [] } = choicesOf(setup);
      const campaign = kinds.some(({ field, wish }) => field === goal.field && wish === 'campaign');
      return { goal: goal.id, campaign, size: together ? players : party.length };
    },
  };
}
