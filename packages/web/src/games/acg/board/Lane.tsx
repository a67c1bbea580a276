import type { AcgView } from '@questhall/acg';
import type { CSSProperties } from 'react';
import { Glyph } from '../../../design/Icon.js';
import { t } from '../../../text/t.js';
import { drawing } from '../cards/icons.js';
import { Actions } from './Actions.js';
import { Belt } from './Belt.js';
import { Enemies } from './Enemies.js';
import styles from './Lane.module.css';
import { Plate } from './Plate.js';
import { isHome } from './printed.js';
import { Visits } from './Settlement.js';
import type { HeroView } from './types.js';

const PLACES = 3;
/** So many heroes have room for their cards at any time. */
const WIDE = 2;
const WIDE_IN_TOWN = 3;
/** How much wider a lane is whose hero acts: only many heroes need to make room, so that little moves from turn to turn. */
const WIDER: { readonly [heroes: number]: number } = { 3: 1.35, 4: 1.75 };

/** A hero with all that is before him. Whoever acts has more room and more light. */
export function Lane({ view, hero, lit }: { view: AcgView; hero: HeroView; lit: boolean }) {
  const engaged = view.enemies.filter(({ zone }) => zone === hero.id);
  const town = view.stage === 'settlement';
  const wider = (town ? undefined : WIDER[view.heroes.length]) ?? 1;
  const grow = lit ? wider : 1;
  const share = grow / (view.heroes.length - 1 + wider);
  const cards = lit || view.heroes.length <= (town ? WIDE_IN_TOWN : WIDE);
  return (
    <section
      className={styles.lane}
      data-lit={lit || undefined}
      data-cards={cards || undefined}
      data-party={view.heroes.length}
      data-status={town ? undefined : hero.status}
      data-hero={hero.id}
      style={{ '--mine': `var(--of-${hero.id})`, '--share': share, flexGrow: grow } as CSSProperties}
      aria-label={t(`hero.${hero.id}`)}
    >
      {town ? (
        <div>{!isHome(view) && <Visits hero={hero} />}</div>
      ) : (
        <div className={styles.zone}>
          <h3>
            <Glyph path={drawing('crossed-swords')} />
            {t('board.engaged')}
            <b>{t('board.engaged.count', { count: engaged.length })}</b>
          </h3>
          <Enemies enemies={engaged} places={PLACES} rows={!cards && view.heroes.length > WIDE_IN_TOWN} />
        </div>
      )}
      <Plate view={view} hero={hero} />
      <Actions hero={hero} cards={cards} />
      <Belt hero={hero} />
    </section>
  );
}
