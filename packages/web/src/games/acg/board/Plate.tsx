import type { AcgView } from '@questhall/acg';
import type { ReactNode } from 'react';
import { HeroPlate } from '../../../boards/parts/HeroPlate.js';
import { Medal } from '../../../boards/parts/Medal.js';
import { Thing } from '../../../boards/parts/Thing.js';
import { Bust } from '../../../cards/art/Bust.js';
import { Glyph } from '../../../design/Icon.js';
import { t } from '../../../text/t.js';
import { drawing } from '../cards/icons.js';
import { heroScene } from '../cards/scenes.js';
import styles from './Plate.module.css';
import { cardOf } from './printed.js';
import { healthOf, heroSaid } from './said.js';
import type { HeroView } from './types.js';

export function Portrait({ card: id, size }: { card: string; size: string }) {
  const card = cardOf(id, 'hero-card');
  return card && <Medal face={<Bust scene={heroScene(card)} />} size={size} />;
}

/** Name, health and what becomes of it. */
export function Plate({ view, hero }: { view: AcgView; hero: HeroView }) {
  return (
    <Thing id={hero.id} look={hero.card} label={heroSaid(hero, view.leader)} shape="plate">
      <HeroPlate
        medal={<Portrait card={hero.card} size="calc(54 * var(--b))" />}
        name={
          <>
            {t(`hero.${hero.id}`)}
            {view.leader === hero.id && (
              <span className={styles.crown}>
                <Glyph path={drawing('crown')} />
              </span>
            )}
          </>
        }
      >
        <Health hero={hero}>{t('board.hero.health', healthOf(hero))}</Health>
      </HeroPlate>
    </Thing>
  );
}

/** A bar that empties; `children` is said while the hero stands. */
export function Health({ hero, children }: { hero: HeroView; children: ReactNode }) {
  const { left, health } = healthOf(hero);
  const share = health === 0 ? 0 : (left / health) * 100;
  return (
    <div className={styles.health} data-low={share <= 34 || undefined}>
      <i style={{ width: `${share}%` }} />
      <b>
        <Glyph path={drawing('hearts')} />
        {hero.status === 'standing' ? children : t(`board.hero.${hero.status}`)}
      </b>
    </div>
  );
}
