import { campaignSheet, type InBox } from '../content/library.js';
import type { AcgView } from '../view.js';

type Campaign = NonNullable<AcgView['campaign']>;

/** Quests that the party still has before it; a quest by itself leads nowhere. */
export function questsAhead({ campaign }: Pick<AcgView, 'campaign'>, printed: InBox): number {
  if (campaign === null) return 0;
  return campaignSheet(printed, campaign.id).quests.length - campaign.results.length;
}

/** A campaign whose last quest has been played: nothing of it is still to come. */
export const isOver = (view: Pick<AcgView, 'campaign'>, printed: InBox): boolean =>
  view.campaign !== null && questsAhead(view, printed) <= 0;

/** The last quest decides. */
export const endOf = ({ results }: Campaign): 'won' | 'lost' => results.at(-1) ?? 'lost';
