import { cardOf } from '../content/library.js';
import type { CampaignSheet } from '../content/schema.js';
import type { AcgView } from '../view.js';

type Campaign = NonNullable<AcgView['campaign']>;

/** Quests that the party still has before it; a quest by itself leads nowhere. */
export function questsAhead({ campaign }: Pick<AcgView, 'campaign'>): number {
  if (campaign === null) return 0;
  return (cardOf(campaign.id) as CampaignSheet).quests.length - campaign.results.length;
}

/** A campaign whose last quest has been played: nothing of it is still to come. */
export const isOver = (view: Pick<AcgView, 'campaign'>): boolean =>
  view.campaign !== null && questsAhead(view) <= 0;

/** The last quest decides. */
export const endOf = ({ results }: Campaign): 'won' | 'lost' => results.at(-1) ?? 'lost';
