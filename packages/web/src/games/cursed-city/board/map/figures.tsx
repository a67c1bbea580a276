import type { CcView } from '@questhall/cursed-city';
import { Glyph } from '../../../../design/Icon.js';
import type { MapFigure } from '../../../../map/Figures.js';
import type { MapToken } from '../../../../map/Tokens.js';
import { hostileCard, modelOf } from '../cards.js';
import { AILMENTS, mapDrawing, thingIcon } from '../icons.js';
import { Medal } from '../Medal.js';
import { heroSaid, hostileSaid, thingSaid } from '../said.js';
import type { HeroView, HostileView } from '../types.js';
import { Foe } from './Foe.js';
import styles from './Foe.module.css';

/** Everybody on the map; heroes are drawn over hostiles. */
export const figuresOf = (view: CcView): MapFigure[] => [
  ...view.hostiles.map((hostile) => hostileFigure(view, hostile)),
  ...view.heroes.filter(isThere).map((hero) => heroFigure(view, hero)),
];

const isThere = ({ where, at }: HeroView): boolean =>
  at !== null && (where === 'standing' || where === 'buried');

const heroFigure = (view: CcView, hero: HeroView): MapFigure => ({
  id: hero.id,
  at: hero.at,
  side: 'ours',
  look: hero.id,
  label: heroSaid(view, hero),
  leads: true,
  drawn: hero.where === 'buried' ? <Buried hero={hero} /> : <Hero hero={hero} />,
});

function Hero({ hero: { id, inspired, row, ailments } }: { hero: HeroView }) {
  const wounds = row.filter(({ on }) => on.includes('wound') || on.includes('grievous')).length;
  const sick = row.some(({ on }) => on.includes('disease'));
  const [ailment] = sick ? [...ailments, 'diseased'] : ailments;
  return (
    <>
      <Medal card={id} inspired={inspired} />
      {wounds > 0 && <Drop count={wounds} />}
      {ailment !== undefined && <State ailment={ailment} />}
    </>
  );
}

/** Their stone stands where they lie. */
const Buried = ({ hero }: { hero: HeroView }) => (
  <span className={styles.buried}>
    <Glyph path={mapDrawing('tombstone')} />
    <Medal card={hero.id} size="0.42em" faded />
  </span>
);

function hostileFigure(view: CcView, hostile: HostileView): MapFigure {
  const { id, at, category, model, damage, group } = hostile;
  const champion = modelOf(hostile)?.champion === true;
  const [ailment] = hostile.ailments;
  return {
    ...{ id, at },
    side: 'theirs',
    look: category,
    label: hostileSaid(view, hostile),
    leads: champion || hostileCard(hostile)?.size === 'large',
    drawn: (
      <>
        <Foe model={model} category={category} champion={champion} />
        {damage > 0 && <Drop count={damage} />}
        <i className={styles.group}>
          <b>{group + 1}</b>
        </i>
        {ailment !== undefined && <State ailment={ailment} />}
      </>
    ),
  };
}

const Drop = ({ count }: { count: number }) => (
  <i className={styles.drop}>
    <Glyph path={mapDrawing('drop')} />
    <b>{count}</b>
  </i>
);

function State({ ailment }: { ailment: string }) {
  const icon = AILMENTS[ailment];
  return icon === undefined ? null : (
    <i className={styles.state}>
      <Glyph path={mapDrawing(icon)} />
    </i>
  );
}

/** What lies about and takes a space: chests to be searched, citizens, phylacteries. */
export const tokensOf = (view: CcView): MapToken[] =>
  view.things.map((thing) => ({
    id: thing.id,
    at: thing.at,
    label: thingSaid(view, thing),
    isThing: true,
    large: true,
    drawn: (
      <span className={styles.thing} data-guarded={thing.guarded || undefined}>
        <Glyph path={thingIcon(thing.kind)} />
      </span>
    ),
  }));
