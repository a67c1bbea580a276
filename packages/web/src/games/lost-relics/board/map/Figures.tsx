import type { LrView } from '@questhall/lost-relics';
import { Thing } from '../../../../boards/parts/Thing.js';
import { Glyph, Icon } from '../../../../design/Icon.js';
import { useT } from '../../../../text/t.js';
import { drawing } from '../../cards/icons.js';
import { Medal } from '../Medal.js';
import { hostileCard } from '../printed.js';
import { heroSaid, hostileSaid } from '../said.js';
import type { HeroView, HostileView } from '../types.js';
import styles from './Figures.module.css';
import { standing } from './place.js';
import type { Point } from './points.js';
import type { Spots } from './spots.js';

type Props = { view: LrView; spots: readonly (Spots & { engaged: boolean })[]; acting: string | null };
type Spot = { readonly at: Point; readonly size: number };

/** Everybody where they stand. They keep their place in this list, so that they are seen walking. */
export function Figures({ view, spots, acting }: Props) {
  const spotOf = (id: string): Spot | undefined => {
    const found = spots.find(({ at }) => at[id] !== undefined);
    const at = found?.at[id];
    return found === undefined || at === undefined ? undefined : { at, size: found.size };
  };
  return (
    <div className={styles.layer}>
      {spots.map(({ clash, engaged }, i) =>
        engaged && clash !== undefined ? (
          <span key={i} className={styles.clash} style={standing(...clash, 0.34)} aria-hidden="true">
            <Icon name="crossed-swords" />
          </span>
        ) : null,
      )}
      {view.hostiles.map((hostile) => (
        <Hostile key={hostile.id} view={view} hostile={hostile} spot={spotOf(hostile.id)} />
      ))}
      {view.heroes.map((hero) => (
        <Hero key={hero.id} view={view} hero={hero} spot={spotOf(hero.id)} active={hero.id === acting} />
      ))}
    </div>
  );
}

type HeroProps = { view: LrView; hero: HeroView; spot: Spot | undefined; active: boolean };

function Hero({ view, hero, spot, active }: HeroProps) {
  const t = useT();
  if (spot === undefined) return null;
  const resilience = hero.resilience;
  const carries = view.things.some(({ holder }) => holder === hero.id);
  return (
    <div
      className={styles.figure}
      style={standing(...spot.at, spot.size)}
      data-active={active || undefined}
      data-figure={hero.id}
    >
      <Thing id={hero.id} look={hero.id} label={heroSaid(view, hero, t)} shape="token">
        <Medal card={hero.id} />
        <Ring left={resilience - hero.damage} of={resilience} low={hero.wounded} />
        {hero.wounded && <Badge kind="wounded" icon="drop" />}
        {hero.destiny > 0 && <Badge kind="destiny" icon="heraldic-sun" />}
        {carries && <Badge kind="carries" icon="chest" />}
      </Thing>
    </div>
  );
}

type HostileProps = { view: LrView; hostile: HostileView; spot: Spot | undefined };

function Hostile({ view, hostile, spot }: HostileProps) {
  const t = useT();
  if (spot === undefined) return null;
  const card = hostileCard(hostile);
  const [, number] = hostile.id.split('#');
  const leads = card?.rank === 'leader';
  return (
    <div
      className={styles.figure}
      style={standing(...spot.at, spot.size)}
      data-figure={hostile.id}
      data-leader={leads || undefined}
    >
      <Thing id={hostile.id} look={hostile.kind} label={hostileSaid(view, hostile, t)} shape="token">
        <Medal card={hostile.kind} />
        {leads && <Ring left={(card?.resilience ?? 0) - hostile.damage} of={card?.resilience ?? 0} low />}
        {leads && <Badge kind="crown" icon="crown" />}
        {card?.tough === true && <Badge kind="tough" icon="cracked-shield" />}
        {hostile.wounded && <Badge kind="wounded" icon="drop" />}
        {number !== undefined && <i className={styles.number}>{number}</i>}
      </Thing>
    </div>
  );
}

type BadgeProps = { kind: string; icon: Parameters<typeof drawing>[0] };
const Badge = ({ kind, icon }: BadgeProps) => (
  <i className={styles.badge} data-kind={kind}>
    <Glyph path={drawing(icon)} />
  </i>
);

/** What is left before something happens to them, as a ring that is used up. */
function Ring({ left, of, low }: { left: number; of: number; low: boolean }) {
  const gap = of > 1 ? 3 : 0;
  const part = 100 / Math.max(1, of);
  return (
    <svg className={styles.ring} viewBox="0 0 40 40" data-low={low || undefined} aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <circle
          key={i}
          cx="20"
          cy="20"
          r="18.4"
          pathLength="100"
          data-on={i < left || undefined}
          strokeDasharray={`${part - gap} ${100 - part + gap}`}
          strokeDashoffset={25 - i * part - gap / 2}
        />
      ))}
    </svg>
  );
}
