import type { CcView } from '@questhall/cursed-city';
import type { ReactNode } from 'react';
import { Thing } from '../../../boards/parts/Thing.js';
import { Glyph } from '../../../design/Icon.js';
import { t } from '../../../text/t.js';
import { cardOf, heroCard } from './cards.js';
import { Shapes } from './Dice.js';
import { Held } from './Held.js';
import { AILMENTS, mapDrawing } from './icons.js';
import { Medal } from './Medal.js';
import { actionCalled, shortName } from './names.js';
import { Sockets } from './Sockets.js';
import { ailmentsOf, heroSaid, hurtOf } from './said.js';
import styles from './Track.module.css';
import { actionThing } from './things.js';
import type { HeroView } from './types.js';

type Props = { view: CcView; hero: HeroView };

/** Whoever acts, unfolded: spaces for dice, numbers that count now, what can be done with them. */
export function HeroBoard({ view, hero }: Props) {
  const { pace, tests } = hero;
  return (
    <div className={styles.board} data-hero={hero.id} data-inspired={hero.inspired || undefined}>
      <div className={styles.head}>
        <Thing id={hero.id} at="board" look={hero.id} label={heroSaid(view, hero)} shape="token">
          <Medal card={hero.id} size="calc(62 * var(--b))" inspired={hero.inspired} />
        </Thing>
        <div className={styles.title}>
          <p className={styles.name}>
            <b>{shortName(hero.id)}</b>
            <Inspiration hero={hero} />
          </p>
          <p className={styles.class}>{classSaid(view, hero)}</p>
          <Sockets view={view} hero={hero} />
        </div>
      </div>
      <dl className={styles.numbers}>
        <Value name={t('cityBoard.move')}>
          {pace.move}/{pace.run}
        </Value>
        {(['agility', 'vitality', 'defence'] as const).map((test) => (
          <Value key={test} name={t(`cityBoard.test.${test}`)}>
            <Shapes kinds={tests[test]} />
          </Value>
        ))}
      </dl>
      <ul className={styles.actions} aria-label={t('cityBoard.actions')}>
        {hero.actions.map(({ key, cost }) => (
          <li key={key}>
            <Thing
              id={actionThing(key)}
              label={t('cityBoard.action', { name: actionCalled(actionThing(key)), cost: cost ?? 'none' })}
              shape="tile"
            >
              <span className={styles.action} data-kind={key.slice(0, key.indexOf('/'))}>
                {actionCalled(actionThing(key))}
                {cost !== null && <b>{cost}+</b>}
              </span>
            </Thing>
          </li>
        ))}
      </ul>
      <Ails hero={hero} />
      <Held view={view} hero={hero} />
    </div>
  );
}

const Value = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dd>{children}</dd>
    <dt>{name}</dt>
  </div>
);

function classSaid(view: CcView, hero: HeroView): string {
  const level = view.company.find(({ id }) => id === hero.id)?.level ?? 0;
  return t(`cityBoard.class.${heroCard(hero)?.class ?? 'blade'}`, { level });
}

/** Candles that are lit; three of them, and the other side of the card comes up. */
export function Inspiration({ hero: { inspired, inspiration, id } }: { hero: HeroView }) {
  const path = cardOf(id, 'hero')?.path.name ?? '';
  const said = inspired ? t('cityBoard.inspired') : t('cityBoard.inspiration', { count: inspiration, path });
  return (
    <span
      className={styles.candles}
      role="img"
      aria-label={said}
      title={said}
      data-inspired={inspired || undefined}
    >
      {Array.from({ length: Math.max(3, inspiration) }, (_, i) => (
        <i key={i} data-lit={i < inspiration || undefined}>
          <Glyph path={mapDrawing('candle-flame')} />
        </i>
      ))}
    </span>
  );
}

/** What ails them, with its sign and in words. */
export function Ails({ hero }: { hero: HeroView }) {
  const all = hurtOf(hero).diseased ? [...hero.ailments, 'diseased' as const] : hero.ailments;
  if (all.length === 0) return null;
  const names = ailmentsOf(hero);
  return (
    <ul className={styles.ails}>
      {all.map((ailment, i) => (
        <li key={ailment}>
          <Glyph path={mapDrawing(AILMENTS[ailment] ?? 'hazard-sign')} />
          {names[i]}
        </li>
      ))}
    </ul>
  );
}
