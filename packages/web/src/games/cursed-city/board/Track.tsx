import type { CcView } from '@questhall/cursed-city';
import { memo, useEffect, useRef } from 'react';
import { HeroPlate } from '../../../boards/parts/HeroPlate.js';
import { Thing } from '../../../boards/parts/Thing.js';
import { t } from '../../../text/t.js';
import { GroupRow } from './GroupRow.js';
import { Ails, HeroBoard, Inspiration } from './HeroBoard.js';
import { Medal } from './Medal.js';
import { shortName } from './names.js';
import { Sockets } from './Sockets.js';
import { heroSaid } from './said.js';
import styles from './Track.module.css';
import type { HeroView } from './types.js';

type Props = { view: CcView; lit: string | null };

/** Heroes and hostile groups in the order in which they act: party, enemies and initiative are one list. */
export const Track = memo(({ view, lit }: Props) => {
  const { order, seats, leader } = view;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector(`[data-row="${CSS.escape(lit ?? view.active ?? '')}"]`);
    if (window.matchMedia('(min-width: 701px)').matches) row?.scrollIntoView({ block: 'nearest' });
  }, [lit, view.active]);
  const next = order.find(({ id, done }) => !done && id.startsWith('group-'))?.id;
  return (
    <section className={styles.track} data-repeats aria-label={t('cityBoard.track')}>
      <header>
        <h2>{t('cityBoard.track')}</h2>
        {seats.length > 1 && <span>{t('cityBoard.leads', { who: leaderSaid(view, leader) })}</span>}
      </header>
      <ol ref={list} className={styles.list}>
        {inOrder(view).map(({ id, done }) => (
          <li key={id} data-row={id} data-done={done || undefined} data-now={view.active === id || undefined}>
            <Row view={view} id={id} lit={lit} open={view.active === id || next === id} />
          </li>
        ))}
      </ol>
    </section>
  );
});

const leaderSaid = ({ heroes }: CcView, leader: string): string =>
  heroes
    .filter(({ seat }) => seat === leader)
    .map(({ id }) => shortName(id))
    .join(', ');

type Card = { readonly id: string; readonly done: boolean };

/** As the initiative cards lie, and after them whoever has none. */
export function inOrder({ order, heroes, track }: CcView): Card[] {
  const groups = track.flatMap((group, slot) => (group === null ? [] : [`group-${slot + 1}`]));
  const all = [...heroes.map(({ id }) => id), ...groups];
  const known = order.filter(({ id }) => all.includes(id));
  const others = all.filter((id) => !order.some((card) => card.id === id));
  return [...known, ...others.map((id) => ({ id, done: false }))];
}

type RowProps = Props & { id: string; open: boolean };

function Row({ view, id, lit, open }: RowProps) {
  const hero = view.heroes.find((one) => one.id === id);
  if (hero === undefined)
    return <GroupRow view={view} slot={Number(id.slice('group-'.length)) - 1} open={open} />;
  return hero.id === lit ? <HeroBoard view={view} hero={hero} /> : <Plate view={view} hero={hero} />;
}

/** A hero at a glance. */
function Plate({ view, hero }: { view: CcView; hero: HeroView }) {
  return (
    <div className={styles.plate} data-hero={hero.id}>
      <Thing id={hero.id} at="plate" look={hero.id} label={heroSaid(view, hero)} shape="plate">
        <HeroPlate
          medal={
            <Medal
              card={hero.id}
              size="calc(42 * var(--b))"
              inspired={hero.inspired}
              faded={hero.where === 'out'}
            />
          }
          name={
            <>
              {shortName(hero.id)}
              <Inspiration hero={hero} />
            </>
          }
        >
          {null}
        </HeroPlate>
      </Thing>
      {hero.where === 'standing' ? (
        <Sockets view={view} hero={hero} />
      ) : (
        <p className={styles.gone}>{t(`cityBoard.where.${hero.where}`)}</p>
      )}
      <Ails hero={hero} />
    </div>
  );
}
