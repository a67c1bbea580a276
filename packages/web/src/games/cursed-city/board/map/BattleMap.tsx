import type { CcView } from '@questhall/cursed-city';
import { type ReactNode, useMemo } from 'react';
import type { Ground } from '../../../../map/ground/ground.js';
import { MapStage } from '../../../../map/MapStage.js';
import type { MapShade } from '../../../../map/Shades.js';
import { t } from '../../../../text/t.js';
import { nameOf } from '../names.js';
import { linkSaid } from '../said.js';
import { figuresOf, tokensOf } from './figures.js';
import { Gateway, Lychgate } from './Gate.js';
import { Ghosts } from './Ghosts.js';
import type { Ghost } from './ghosts.js';
import { placesOf } from './plan.js';
import { town } from './Roofs.js';
import { Scenery, shiftOf } from './Scenery.js';
import { dangerIn, gravetideIn, seenFrom } from './sight.js';

export type Overlays = { readonly sight: boolean; readonly danger: boolean };
type Props = {
  view: CcView;
  acting: string | null;
  overlays: Overlays;
  /** Where somebody may go: danger is shown there in any case. */
  ways: ReadonlySet<string> | undefined;
  /** What is about to be laid. */
  ghosts: readonly Ghost[];
};

/** The streets as they lie, and everybody in them. */
export function BattleMap({ view, acting, overlays: { sight, danger }, ways, ghosts }: Props) {
  const places = placesOf(view.ground);
  const here = [...view.heroes, ...view.hostiles].find(({ id }) => id === acting)?.at ?? null;
  const shown = useMemo(
    () => ({
      plan: { ...places.map, beyond: ghosts.flatMap(({ squares }) => squares.map(([x, y]) => ({ x, y }))) },
      figures: figuresOf(view),
      tokens: tokensOf(view),
      siteSaid: (id: string) => nameOf(id, view),
      linkSaid: (id: string) => linkSaid(view, id),
    }),
    [places, view, ghosts],
  );
  const seen = useMemo(
    () => (sight && here !== null ? seenFrom(view, here) : undefined),
    [view, here, sight],
  );
  const shades = useMemo(
    () => shadesOf(view, seen, danger ? undefined : (ways ?? NOWHERE)),
    [view, seen, danger, ways],
  );
  const { linkDrawn, scenery } = useMemo(() => drawnOn(view.ground, ghosts), [places, ghosts]);
  return (
    <MapStage
      {...{ ...shown, linkDrawn, scenery, shades, seen, acting }}
      label={t('cityBoard.map')}
      country={town}
      turns={false}
    />
  );
}

/** Made anew when something is laid or opened, and not with every copy of the same ground. */
function drawnOn(ground: CcView['ground'], ghosts: readonly Ghost[]) {
  return {
    linkDrawn: (id: string): ReactNode => {
      const link = ground.links.find((one) => one.id === id);
      if (link !== undefined) return <Gateway covers={link.covers} open={link.open} />;
      const mark = ground.marks.find((one) => one.id === id);
      return mark === undefined ? null : <Lychgate covers={mark.covers} />;
    },
    scenery: (drawn: Ground): ReactNode => (
      <>
        <Scenery ground={drawn} laid={ground} />
        <Ghosts ghosts={ghosts} shift={shiftOf(drawn, ground)} />
      </>
    ),
  };
}

const NOWHERE: ReadonlySet<string> = new Set();

/** Danger in these spaces, or wherever it is. */
function shadesOf(
  view: CcView,
  seen: ReadonlySet<string> | undefined,
  within: ReadonlySet<string> | undefined,
): MapShade[] {
  const danger = dangerIn(view);
  const all: MapShade[] = [
    { tone: 'seen', sites: seen ?? NOWHERE },
    {
      tone: 'danger',
      sites: within === undefined ? danger : new Set([...within].filter((cell) => danger.has(cell))),
      hatched: true,
    },
    { tone: 'fog', sites: gravetideIn(view) },
  ];
  return all.filter(({ sites }) => sites.size > 0);
}
