import type { LrView } from '@questhall/lost-relics';
import { useMemo } from 'react';
import { MapStage } from '../../../../map/MapStage.js';
import { t } from '../../../../text/t.js';
import { planOf } from '../printed.js';
import { areaSaid, doorSaid } from '../said.js';
import { figuresOf, tokensOf } from './figures.js';
import { mapPlanOf } from './plan.js';
import { crowdIn, isEngaged, seenFrom } from './sight.js';

/** The boards as they lie, and everybody on them. */
export function BattleMap({ view, acting }: { view: LrView; acting: string | null }) {
  const plan = planOf(view.adventure);
  const here = view.heroes.find(({ id }) => id === acting)?.area ?? null;
  const shown = useMemo(() => {
    const { areas, doors } = plan;
    const areaOf = new Map(areas.map((area) => [area.id, area]));
    const doorOf = new Map(doors.map((door) => [door.id, door]));
    const said = <T,>(one: T | undefined, say: (one: T) => string) => (one === undefined ? '' : say(one));
    return {
      plan: mapPlanOf(plan, view),
      figures: figuresOf(view),
      tokens: tokensOf(view),
      clashes: new Set(areas.map(({ id }) => id).filter((id) => isEngaged(crowdIn(view, id)))),
      siteSaid: (id: string) => said(areaOf.get(id), (area) => areaSaid(view, area)),
      linkSaid: (id: string) => said(doorOf.get(id), (door) => doorSaid(view, door)),
    };
  }, [plan, view]);
  const seen = useMemo(() => (here === null ? undefined : seenFrom(plan, view, here)), [plan, view, here]);
  return <MapStage {...shown} label={t('maps.stage')} seen={seen} acting={acting} />;
}
