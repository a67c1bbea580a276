import type { CcView } from '@questhall/cursed-city';
import type { Asked } from '@questhall/table';
import { type RefObject, useEffect, useRef } from 'react';
import { Answer } from '../../../boards/parts/Answer.js';
import { useTable } from '../../../boards/parts/context.js';
import { t } from '../../../text/t.js';
import styles from './Crisis.module.css';
import { cardOf } from './cards.js';
import { Medal } from './Medal.js';
import { nameOf } from './names.js';

/** Questions that an entry itself asks: their answers stand on its page. */
const ASKED: readonly string[] = [
  'choose-acting-hero',
  'choose-option',
  'carry-out-line',
  'pay-for-line',
  'use-ability',
  'choose-affected',
];
const MOST = 6;

/** A crisis is a page that is read, with what can be done about it. */
export function Crisis({ view, decision }: { view: CcView; decision: Asked | null }) {
  const { listed } = useTable();
  const entry = view.crisis?.entry ?? null;
  const card = entry === null ? undefined : cardOf(entry, 'entry');
  const asks = decision !== null && ASKED.includes(decision.ask) && decision.options.length <= MOST;
  const page = useRef<HTMLElement>(null);
  useInSight(page, card !== undefined && asks ? decision.id : undefined);
  if (card === undefined) return null;
  const hero = view.crisis?.hero ?? null;
  return (
    <section
      ref={page}
      className={styles.page}
      data-crisis={card.id}
      aria-label={t('cityBoard.crisis', { name: card.name })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
      tabIndex={0}
    >
      <p className={styles.number}>{t('cityBoard.crisis.entry', { number: card.number })}</p>
      <h2>{card.name}</h2>
      <p className={styles.story}>{card.text}</p>
      {hero !== null && (
        <p className={styles.hero}>
          <Medal card={hero} size="34px" />
          {t('cityBoard.crisis.acts', { hero: nameOf(hero, view) })}
        </p>
      )}
      {asks && (
        <div className={styles.choices}>
          <h3>{decision.question}</h3>
          <ol>
            {listed.map((option, i) => (
              <li key={option.id}>
                <Answer option={option} number={i + 1} locked={false} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

/** On a phone the page lies above the map, which comes into sight with each question: here the page does, after it. */
function useInSight(page: RefObject<HTMLElement | null>, question: number | undefined): void {
  useEffect(() => {
    if (question === undefined || !window.matchMedia('(max-width: 700px)').matches) return undefined;
    const shown = requestAnimationFrame(() => page.current?.scrollIntoView({ block: 'start' }));
    return () => cancelAnimationFrame(shown);
  }, [page, question]);
}
