import type { CcView } from '@questhall/cursed-city';
import type { Asked } from '@questhall/table';
import { memo } from 'react';
import { useAimed, usePointed } from '../../../../boards/parts/context.js';
import { Thing } from '../../../../boards/parts/Thing.js';
import { Glyph } from '../../../../design/Icon.js';
import { t } from '../../../../text/t.js';
import { cardOf } from '../cards.js';
import { faceOf, type MapIcon, mapDrawing } from '../icons.js';
import styles from './City.module.css';
import { CityPicture } from './CityPicture.js';
import { Crew } from './Crew.js';
import { effectsOf, type JourneyCard, journeysOf, pinOf } from './places.js';
import { QuestCard } from './QuestCard.js';

type Props = { view: CcView; decision: Asked | null };

/** Between two journeys: how the quest stands, the city with all that can be done in it, and the crew. */
export const City = memo(({ view, decision }: Props) => {
  const open = decision?.ask === 'choose-journey' ? decision.options.map(({ id }) => id) : [];
  return (
    <section
      className={styles.city}
      aria-label={t('cityBoard.city')}
      data-quest={view.mode === 'quest' || undefined}
    >
      {view.mode === 'quest' && <QuestCard view={view} />}
      <div className={styles.sky}>
        <div className={styles.map} data-pointed={usePointed('city')}>
          <CityPicture fear={view.quest.fear} influence={view.quest.influence} />
          {journeysOf(view).map((id) => (
            <Pin key={id} view={view} id={id} isOpen={open.includes(id)} />
          ))}
          <p className={styles.adamant}>
            <Glyph path={mapDrawing('zeppelin')} />
            <span>{t('cityBoard.adamant')}</span>
          </p>
        </div>
      </div>
      <div className={styles.side}>
        <Journey view={view} hint={decision?.ask === 'choose-leader' ? 'leader' : 'city'} />
        <Crew view={view} decision={decision} />
      </div>
    </section>
  );
});

const SIGNS: { readonly [type: string]: MapIcon } = {
  hunt: 'fangs',
  scavenge: 'rune-stone',
  deliverance: 'prisoner',
};

function Pin({ view, id, isOpen }: { view: CcView; id: string; isOpen: boolean }) {
  const card = cardOf(id, 'journey');
  if (card === undefined) return null;
  const [left, top] = pinOf(id);
  const done = view.quest.destroyed.includes(id);
  const state = done ? 'done' : isOpen ? 'open' : isLocked(view, card, isOpen) ? 'locked' : 'open';
  const icon =
    SIGNS[card.type] === undefined
      ? faceOf(card.targets?.[0] ?? null)
      : mapDrawing(SIGNS[card.type] ?? 'fangs');
  return (
    <div
      className={styles.pin}
      style={{ left: `${left}%`, top: `${top}%` }}
      data-state={state}
      data-type={card.type}
    >
      <Thing id={id} look={id} label={t('cityBoard.pin', { name: card.name, state })} shape="token">
        <span className={styles.sign}>
          <Glyph path={state === 'locked' ? mapDrawing('padlock') : icon} />
        </span>
      </Thing>
      <span className={styles.label} aria-hidden="true">
        {card.name}
      </span>
    </div>
  );
}

/** Only a question says for certain what can be begun; besides that, what nothing unlocks is open. */
const isLocked = (_: CcView, { unlock }: JourneyCard, isOpen: boolean): boolean =>
  !isOpen && unlock !== undefined;

/** The journey that somebody points at, or the one that is under way. */
function Journey({ view, hint }: { view: CcView; hint: 'leader' | 'city' }) {
  const aimed = useAimed();
  const card =
    cardOf(aimed ?? '', 'journey') ??
    (view.journey === null ? undefined : cardOf(view.journey.id, 'journey'));
  if (card === undefined) return <p className={styles.hint}>{t(`cityBoard.${hint}.hint`)}</p>;
  const effects = effectsOf(card);
  return (
    <article className={styles.journey}>
      <p>{t(`cityBoard.type.${card.type}`)}</p>
      <h3>{card.name}</h3>
      <p>{card.victory.text}</p>
      {effects.length > 0 && (
        <ul>
          {effects.map(({ when, track, by }) => (
            <li key={when + track} data-good={by < 0 || undefined}>
              {t('cityBoard.effect', {
                when: t(`cityBoard.when.${when}`),
                track: t(`cityBoard.track.${track}`),
                by: by > 0 ? `+${by}` : `−${-by}`,
              })}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
