import type { CcView } from '@questhall/cursed-city';
import { usePointed } from '../../../../boards/parts/context.js';
import { Glyph } from '../../../../design/Icon.js';
import { t } from '../../../../text/t.js';
import { cardOf } from '../cards.js';
import { faceOf, mapDrawing } from '../icons.js';
import { journeysOf } from './places.js';
import styles from './QuestCard.module.css';

const MOST = 10;
const GRAVES = 5;

/** How the quest stands: fear and influence in their vessels, the dead, and the great evils. */
export function QuestCard({ view }: { view: CcView }) {
  const { quest, company } = view;
  const dead = company.filter((person) => person.dead).length;
  return (
    <div className={styles.card} data-pointed={usePointed('quest-card')}>
      <h2>{t('cityBoard.quest')}</h2>
      <div className={styles.vessels}>
        <Vessel track="fear" now={quest.fear} />
        <Vessel track="influence" now={quest.influence} />
      </div>
      <h3>
        {t('cityBoard.fallen')} <small>{t('cityBoard.gauge', { now: dead, of: GRAVES })}</small>
      </h3>
      <div className={styles.graves} role="img" aria-label={t('cityBoard.fallen.said', { count: dead })}>
        {Array.from({ length: GRAVES }, (_, i) => (
          <i key={i} data-on={i < dead || undefined}>
            <Glyph path={mapDrawing('tombstone')} />
          </i>
        ))}
      </div>
      <h3>{t('cityBoard.evils')}</h3>
      <Evils view={view} />
    </div>
  );
}

function Vessel({ track, now }: { track: 'fear' | 'influence'; now: number }) {
  return (
    <div className={styles.vessel} data-track={track}>
      <h3>{t(`cityBoard.track.${track}`)}</h3>
      <span
        className={styles.glass}
        role="img"
        aria-label={t('cityBoard.track.said', { track: t(`cityBoard.track.${track}`), now })}
      >
        <i style={{ height: `${(now / MOST) * 100}%` }} />
      </span>
      <p>
        <b>{now}</b> {t('cityBoard.of', { of: MOST })}
      </p>
    </div>
  );
}

/** From the least to the last; those who are gone are struck out. */
function Evils({ view }: { view: CcView }) {
  const all = journeysOf(view).flatMap((id) => {
    const card = cardOf(id, 'journey');
    return card?.ladder === undefined ? [] : [{ card, level: card.ladder.level }];
  });
  const levels = [...new Set(all.map(({ level }) => level))].sort((a, b) => a - b);
  return (
    <ul className={styles.ladder}>
      {levels.map((level) => (
        <li key={level}>
          <span>{t('cityBoard.level', { level })}</span>
          {all
            .filter((one) => one.level === level)
            .map(({ card }) => {
              const gone = view.quest.destroyed.includes(card.id);
              return (
                <i
                  key={card.id}
                  role="img"
                  aria-label={t('cityBoard.evil', { name: card.name, gone: gone ? 'yes' : 'no' })}
                  title={card.name}
                  data-gone={gone || undefined}
                >
                  <Glyph path={faceOf(card.targets?.[0] ?? null)} />
                </i>
              );
            })}
        </li>
      ))}
    </ul>
  );
}
