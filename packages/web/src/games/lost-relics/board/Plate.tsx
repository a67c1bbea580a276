import type { LrView } from '@questhall/lost-relics';
import { HeroPlate } from '../../../boards/parts/HeroPlate.js';
import { Thing } from '../../../boards/parts/Thing.js';
import { Glyph } from '../../../design/Icon.js';
import { t } from '../../../text/t.js';
import { ActionDie } from '../cards/ActionDie.js';
import { drawing } from '../cards/pictures.js';
import { Coin, Damage } from '../cards/Signs.js';
import { Carried } from './Carried.js';
import { Medal } from './Medal.js';
import styles from './Party.module.css';
import { nameOf } from './printed.js';
import { heroSaid } from './said.js';
import type { Turn } from './turn.js';
import type { HeroView } from './types.js';

const DICE = 3;

type Props = { view: LrView; hero: HeroView; turn: Turn | null };

/** A hero at a glance: how hurt, which dice are left, and what is carried. */
export function Plate({ view, hero, turn }: Props) {
  return (
    <div
      className={styles.plate}
      data-hero={hero.id}
      data-side={hero.out ? 'out' : hero.wounded ? 'wounded' : 'unwounded'}
    >
      <Thing
        id={hero.id}
        at={hero.area === null ? undefined : 'plate'}
        look={hero.id}
        label={heroSaid(view, hero)}
        shape="plate"
      >
        <HeroPlate
          medal={<Medal card={hero.id} size="calc(46 * var(--b))" faded={hero.out} />}
          name={
            <>
              {nameOf(hero.id, view.adventure)}
              {hero.wounded && !hero.out && (
                <i title={t('relic.side.wounded')}>
                  <Glyph path={drawing('drop')} />
                </i>
              )}
            </>
          }
          aside={hero.id !== 'taros' && <Dice hero={hero} turn={turn} />}
        >
          {hero.out ? (
            <p className={styles.out}>{t('relic.side.out')}</p>
          ) : (
            <Damage damage={hero.damage} of={hero.resilience} />
          )}
        </HeroPlate>
      </Thing>
      <Carried view={view} hero={hero} />
    </div>
  );
}

/** Free dice in front, spent ones behind them. */
function Dice({ hero, turn }: Pick<Props, 'hero' | 'turn'>) {
  const spent = (turn?.spent ?? []).filter((link) => link.hero === hero.id);
  const free = hero.dice.toSorted((a, b) => a - b);
  const gone = Math.max(0, DICE - free.length - spent.length);
  return (
    <span className={styles.dice}>
      {free.map((value, i) => (
        <ActionDie key={i} value={value} size="var(--die)" />
      ))}
      {spent.slice(0, DICE - free.length).map(({ die }, i) => (
        <ActionDie key={`spent-${i}`} value={die} size="var(--die)" spent />
      ))}
      {Array.from({ length: gone }, (_, i) => (
        <i key={`gone-${i}`} className={styles.gone} />
      ))}
      {hero.destiny > 0 && <Coin icon="heraldic-sun" kind="destiny" label={t('relic.destiny')} />}
    </span>
  );
}
