import type { LrView } from '@questhall/lost-relics';
import { type CSSProperties, useEffect, useMemo } from 'react';
import { useT } from '../../../../text/t.js';
import { planOf } from '../printed.js';
import { Areas } from './Areas.js';
import styles from './BattleMap.module.css';
import { Doors } from './Doors.js';
import { Figures } from './Figures.js';
import { type Ground, groundOf } from './ground.js';
import type { Scale } from './names.js';
import { Objects, objectsIn } from './Objects.js';
import { crowdIn, isEngaged, seenFrom } from './sight.js';
import { spotsIn } from './spots.js';
import { Terrain } from './Terrain.js';
import { isTurned, type Room, useRoom } from './useRoom.js';
import { useZoom, ZoomButtons } from './Zoom.js';

/** The boards as they lie, and everybody on them. */
export function BattleMap({ view, acting }: { view: LrView; acting: string | null }) {
  const t = useT();
  const [ref, room] = useRoom();
  const zoom = useZoom(ref);
  const plan = planOf(view.adventure);
  const upright = useMemo(() => groundOf(plan), [plan]);
  const turned = isTurned(upright.columns, upright.rows, room);
  const ground = useMemo(() => (turned ? groundOf(plan, true) : upright), [plan, turned, upright]);
  const scale = scaleOf(ground, room, zoom.level);
  const here = view.heroes.find(({ id }) => id === acting)?.area ?? null;
  const seen = here === null ? undefined : seenFrom(plan, view, here);
  useEffect(() => {
    if (acting !== null && here !== null) bringIntoSight(ref.current, acting);
  }, [ref, acting, here]);
  return (
    <section className={styles.stage} aria-label={t('relicBoard.map')}>
      <div ref={ref} className={styles.window}>
        <div className={styles.map} style={sizeOf(ground, zoom.level)} data-small={scale.small || undefined}>
          <Terrain ground={ground} />
          <Areas view={view} ground={ground} seen={seen} here={here} scale={scale} />
          <Doors view={view} doors={ground.doors} />
          <Objects view={view} places={ground.places} />
          <Figures view={view} spots={spotsOf(view, ground)} acting={acting} />
        </div>
      </div>
      <ZoomButtons zoom={zoom} />
    </section>
  );
}

const sizeOf = ({ columns, rows }: Ground, zoom: number): CSSProperties =>
  ({ '--columns': columns, '--rows': rows, '--zoom': zoom }) as CSSProperties;

/** On a small map names have to make do with one line. */
function scaleOf({ columns, rows }: Ground, { width, height, least }: Room, zoom: number): Scale {
  const fit = Math.min(width / columns, height / rows);
  return { square: Math.max(least, fit) * zoom, small: fit * zoom < SMALL };
}
const SMALL = 64;

function spotsOf(view: LrView, { places }: Ground) {
  return places.map(({ area, floor }) => {
    const crowd = crowdIn(view, area.id);
    return { ...spotsIn(floor, crowd, objectsIn(view, area.id).length > 0), engaged: isEngaged(crowd) };
  });
}

/** Where a map is larger than its window, whoever acts is in the middle of it. */
function bringIntoSight(room: HTMLElement | null, figure: string): void {
  const found = room?.querySelector<HTMLElement>(`[data-figure="${figure}"]`);
  if (room === null || found === null || found === undefined) return;
  if (window.matchMedia('(max-width: 700px)').matches) room.parentElement?.scrollIntoView({ block: 'start' });
  const [outer, inner] = [room.getBoundingClientRect(), found.getBoundingClientRect()];
  room.scrollBy({
    left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
    top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
  });
}
