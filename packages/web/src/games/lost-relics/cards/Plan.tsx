import type { LrPlan } from '@questhall/lost-relics';
import { MapPicture } from '../../../map/MapPicture.js';
import { t } from '../../../text/t.js';
import { sitesOf } from '../board/map/plan.js';

type Props = {
  plan: LrPlan;
  /** Marks areas with their letters, for a list beside it. */
  lettered?: boolean;
  /** Areas in which the heroes begin. */
  start?: readonly string[];
};

export const letterOf = ({ id }: { id: string }): string => id.slice(id.lastIndexOf('-') + 1).toUpperCase();

/** Rooms, doors and havens as they are printed, with the number of figures that each room holds. */
export function Plan({ plan, lettered = false, start }: Props) {
  const said = plan.areas
    .map(({ name, limit, haven }) => t('relic.plan.area', { name, limit, haven: haven ? 'yes' : 'no' }))
    .join('; ');
  return (
    <MapPicture
      plan={{ sites: sitesOf(plan), links: plan.doors.map((door) => ({ ...door, state: 'shut' })) }}
      label={t('relic.plan', { areas: said })}
      numberOf={({ limit }) => limit}
      letterOf={lettered ? letterOf : undefined}
      marked={start}
    />
  );
}
