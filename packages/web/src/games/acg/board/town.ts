import type { AcgView } from '@questhall/acg';
import type { Asked } from '@questhall/table';
import { cardName, cardOf, isHome } from './printed.js';
import type { HeroView } from './types.js';

/** Between two quests everybody rests: what a quest has done to heroes is over when they leave for the next. */
export const isTown = (view: Pick<AcgView, 'stage' | 'campaign'>): boolean =>
  view.stage === 'settlement' && !isHome(view);

/** In town nobody lies defeated: the table shows guests as they will set out again. */
export function inTown(view: AcgView): AcgView {
  return isTown(view) ? { ...view, heroes: view.heroes.map(rested) } : view;
}

const rested = (hero: HeroView): HeroView => ({
  ...hero,
  status: 'standing',
  wounds: 0,
  actions: hero.actions.map((slot) => ({ ...slot, exhausted: false })),
  gear: hero.gear.map((gear) => ({ ...gear, exhausted: false })),
});

export const isLearning = (decision: Asked | null): boolean => decision?.ask === 'choose-action-to-upgrade';

/** Which quest of how many lies behind the party, and the one that comes. */
export function roadOf({ campaign }: Pick<AcgView, 'campaign'>) {
  const quests = campaign === null ? [] : (cardOf(campaign.id, 'campaign')?.quests ?? []);
  const number = campaign?.results.length ?? 0;
  const next = quests[number];
  return { number, quests: quests.length, next: next === undefined ? undefined : cardName(next) };
}
