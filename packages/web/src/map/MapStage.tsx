import {
  type CSSProperties,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
} from 'react';
import { useTable } from '../boards/parts/context.js';
import { t } from '../text/t.js';
import './colours.css';
import { countsOf, dotsOf, Figures, type MapFigure, spotsOf } from './Figures.js';
import { type Ground, groundOf } from './ground/ground.js';
import { Doors, Roads, Way } from './Links.js';
import styles from './MapStage.module.css';
import { MapTools } from './MapTools.js';
import { MiniMap } from './MiniMap.js';
import type { MapPlan } from './plan.js';
import { type MapShade, Shades } from './Shades.js';
import { Emblems, Regions, Sites } from './Sites.js';
import { type Country, Terrain } from './Terrain.js';
import { type MapToken, Tokens } from './Tokens.js';
import { type Camera, usePanZoom } from './usePanZoom.js';
import { isTurned, type Room, rangeOf, scaleOf, useRoom } from './zoom.js';

type Props = {
  plan: MapPlan;
  label: string;
  figures: readonly MapFigure[];
  tokens?: readonly MapToken[];
  /** Sites in sight; the others are veiled. Without it everything is in sight. */
  seen?: ReadonlySet<string> | undefined;
  /** Sites in which the two sides fight. */
  clashes?: ReadonlySet<string>;
  /** The figure that acts: the map follows it. */
  acting?: string | null;
  /** Names of all sites at any size, or only when one is near: zoomed in, there, or pointed at. */
  labels?: 'always' | 'near';
  country?: Country;
  /** May be laid a quarter round where that makes it larger. */
  turns?: boolean;
  /** What lies over sites: what can be seen or reached, and what threatens. */
  shades?: readonly MapShade[] | undefined;
  siteSaid: (site: string) => string;
  linkSaid: (link: string) => string;
  /** Links that lie on squares of their own. */
  linkDrawn?: (link: string) => ReactNode;
  /** What stands about on the ground and never moves. */
  scenery?: (ground: Ground) => ReactNode;
};

const NOTHING: readonly never[] = [];
const NOWHERE: ReadonlySet<string> = new Set();
const undrawn = () => null;

/** A map and everybody on it. It is drawn again when something on it changes, and not when somebody points at it. */
export const MapStage = memo((props: Props) => {
  const { plan, label, figures, tokens = NOTHING, seen, clashes = NOWHERE, acting = null } = props;
  const { labels = 'always', country = 'halls', turns = true, siteSaid, linkSaid } = props;
  const { shades = NOTHING, linkDrawn = undrawn, scenery = undrawn } = props;
  const [ref, room] = useRoom();
  const ground = useGround(plan, room, turns);
  const range = useMemo(() => rangeOf(ground, room), [ground, room]);
  const camera = usePanZoom(ref, range);
  const scale = scaleOf(ground, room, camera.zoom);
  const here = figures.find(({ id }) => id === acting)?.at ?? null;
  const spots = useMemo(() => spotsOf(ground, figures, tokens), [ground, figures, tokens]);
  const counts = useMemo(() => countsOf(figures), [figures]);
  const toAction = useFollowing(ref, camera, acting, here);
  return (
    <section
      className={styles.stage}
      aria-label={label}
      data-country={typeof country === 'object' ? 'town' : country}
    >
      {typeof country === 'object' && <country.Beyond square={scale.square} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        ref={ref}
        className={styles.window}
        role="group"
        aria-label={t('map.window')}
        tabIndex={scale.larger ? 0 : -1}
        data-larger={scale.larger || undefined}
      >
        <div
          className={styles.map}
          style={sizeOf(ground, camera.zoom)}
          data-small={scale.small || undefined}
          data-far={(labels === 'near' && scale.small) || undefined}
        >
          <Terrain ground={ground} country={country} />
          {scenery(ground)}
          {plan.regions !== undefined && <Emblems ground={ground} regions={plan.regions} />}
          <Shades ground={ground} shades={shades} />
          <Roads ground={ground} links={plan.links} />
          <Sites {...{ ground, counts, seen, here, scale }} said={siteSaid} />
          <Doors ground={ground} links={plan.links} said={linkSaid} drawn={linkDrawn} />
          {plan.regions !== undefined && (
            <Regions ground={ground} regions={plan.regions} square={scale.square} />
          )}
          <Way ground={ground} window={ref} camera={camera} />
          <Tokens tokens={tokens} places={ground.places} />
          <Figures {...{ figures, spots, clashes, acting }} />
        </div>
      </div>
      {scale.larger && <MiniMap ground={ground} window={ref} dots={dotsOf(figures, spots)} />}
      <MapTools camera={camera} onAction={scale.larger && here !== null ? toAction : undefined} />
    </section>
  );
});

/** Worked out anew for other sites or another room, and not when a door opens: of links only what they join counts. */
function useGround({ sites, edges, links, margin, beyond }: MapPlan, room: Room, turns: boolean): Ground {
  const around = JSON.stringify(beyond);
  const joined = links.map(({ id, between }) => `${id} ${between.join(' ')}`).join();
  const upright = useMemo(
    () => groundOf({ sites, edges, links, margin, beyond }),
    [sites, edges, joined, margin, around],
  );
  const turned = turns && isTurned(upright.columns, upright.rows, room);
  return useMemo(
    () => (turned ? groundOf({ sites, edges, links, margin, beyond }, true) : upright),
    [sites, edges, joined, margin, around, turned, upright],
  );
}

const sizeOf = ({ columns, rows }: Ground, zoom: number): CSSProperties =>
  ({ '--columns': columns, '--rows': rows, '--zoom': zoom }) as CSSProperties;

/**
 * Whoever acts is in the middle of a map that is larger than its window, and so is where they go; also after a window
 * became wider or narrower.
 */
function useFollowing(
  ref: RefObject<HTMLElement | null>,
  { show }: Camera,
  acting: string | null,
  here: string | null,
): () => void {
  const follow = useCallback(() => {
    const figure = ref.current?.querySelector(`[data-figure="${CSS.escape(acting ?? '')}"]`);
    if (figure != null) show(figure);
    else show(ref.current?.querySelector('[data-can], [data-figure]') ?? null, 'if out of sight');
  }, [ref, show, acting]);
  const { picks } = useTable();
  useEffect(() => {
    // Whoever stands nowhere yet is asked where to begin.
    if (here === null) show(ref.current?.querySelector('[data-can]') ?? null, 'if out of sight');
  }, [ref, show, here, picks]);
  useEffect(() => {
    if (here === null) return;
    if (window.matchMedia('(max-width: 700px)').matches)
      ref.current?.parentElement?.scrollIntoView({ block: 'start' });
    follow();
  }, [ref, follow, here]);
  useEffect(() => onWidth(follow), [follow]);
  return follow;
}

/** The bars of a phone's browser change its height, and move nothing. */
function onWidth(follow: () => void): () => void {
  let { innerWidth: width } = window;
  const look = () => {
    if (window.innerWidth !== width) follow();
    width = window.innerWidth;
  };
  window.addEventListener('resize', look);
  return () => window.removeEventListener('resize', look);
}
