import type { LrView } from '@questhall/lost-relics';
import { Glyph } from '../../../../design/Icon.js';
import type { MapFigure } from '../../../../map/Figures.js';
import type { Translate } from '../../../../text/t.js';
import { drawing } from '../../cards/icons.js';
import { Medal } from '../Medal.js';
import { hostileCard } from '../printed.js';
import { heroSaid, hostileSaid } from '../said.js';
import type { HeroView, HostileView } from '../types.js';
import styles from './marks.module.css';

/** Everybody on the map; heroes are drawn over hostiles. */
export const figuresOf = (view: LrView, t: Translate): MapFigure[] => [
  ...view.hostiles.map((hostile) => hostileFigure(view, hostile, t)),
  ...view.heroes.map((hero) => heroFigure(view, hero, t)),
];

const heroFigure = (view: LrView, hero: HeroView, t: Translate): MapFigure => ({
  id: hero.id,
  at: hero.area,
  side: 'ours',
  look: hero.id,
  label: heroSaid(view, hero, t),
  drawn: <Hero hero={hero} carries={view.things.some(({ holder }) => holder === hero.id)} />,
});

const Hero = ({ hero, carries }: { hero: HeroView; carries: boolean }) => (
  <>
    <Medal card={hero.id} />
    <Ring left={hero.resilience - hero.damage} of={hero.resilience} low={hero.wounded} />
    {hero.wounded && <Badge kind="wounded" icon="drop" />}
    {hero.destiny > 0 && <Badge kind="destiny" icon="heraldic-sun" />}
    {carries && <Badge kind="carries" icon="chest" />}
  </>
);

const hostileFigure = (view: LrView, hostile: HostileView, t: Translate): MapFigure => ({
  id: hostile.id,
  at: hostile.area,
  side: 'theirs',
  look: hostile.kind,
  label: hostileSaid(view, hostile, t),
  leads: hostileCard(hostile)?.rank === 'leader',
  drawn: <Hostile hostile={hostile} />,
});

function Hostile({ hostile }: { hostile: HostileView }) {
  const card = hostileCard(hostile);
  const [, number] = hostile.id.split('#');
  const leads = card?.rank === 'leader';
  return (
    <>
      <Medal card={hostile.kind} />
      {leads && <Ring left={(card?.resilience ?? 0) - hostile.damage} of={card?.resilience ?? 0} low />}
      {leads && <Badge kind="crown" icon="crown" />}
      {card?.tough === true && <Badge kind="tough" icon="cracked-shield" />}
      {hostile.wounded && <Badge kind="wounded" icon="drop" />}
      {number !== undefined && <i className={styles.number}>{number}</i>}
    </>
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
