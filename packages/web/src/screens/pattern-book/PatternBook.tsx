import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { paths } from '../../app/paths.js';
import { useTitle } from '../../app/useTitle.js';
import { ACG_DECKS, AcgBack } from '../../games/acg/cards/AcgBack.js';
import { AcgCard } from '../../games/acg/cards/AcgCard.js';
import { DiceSheet } from '../../games/acg/cards/DiceSheet.js';
import { PerilTrack } from '../../games/acg/cards/PerilTrack.js';
import { useCards } from '../../games/acg/cards/useCards.js';
import { useT } from '../../text/t.js';
import { type AdventureInProgress, Adventures } from '../hall/Adventures.js';
import { EveryCard } from './EveryCard.js';
import { Kit } from './Kit.js';
import styles from './PatternBook.module.css';
import { Relics } from './Relics.js';
import { SAMPLES, STATES } from './samples.js';

/** For whoever builds on these parts, and for whoever looks at them with a critical eye. */
export default function PatternBook() {
  const [query] = useSearchParams();
  if (query.get('cards') === 'relics') return <Relics />;
  return query.get('cards') === 'all' ? <EveryCard /> : <Patterns />;
}

function Patterns() {
  const t = useT();
  const { cards } = useCards();
  const named = (id: string) => cards.filter(({ card }) => card.id === id);
  useTitle(t('patterns.title'));
  return (
    <div className={styles.book} data-game="acg">
      <h1>{t('patterns.title')}</h1>
      <p>{t('patterns.lead')}</p>
      <Part title={t('patterns.kit')}>
        <Kit />
      </Part>
      <Part title={t('patterns.adventures')}>
        <Adventures adventures={useSamples()} />
      </Part>
      <Part title={t('patterns.table')}>
        <div className={styles.row}>
          {SAMPLES.flatMap(named).map((printed) => (
            <AcgCard key={printed.card.id} printed={printed} size="table" />
          ))}
        </div>
      </Part>
      <Part title={t('patterns.states')}>
        <div className={styles.row}>
          {['132px', '76px'].flatMap((width) =>
            STATES.flatMap(({ id, state }) =>
              named(id).map((printed) => (
                <AcgCard key={`${id} ${width}`} printed={printed} size="table" width={width} state={state} />
              )),
            ),
          )}
        </div>
      </Part>
      <Part title={t('patterns.backs')}>
        <div className={styles.row}>
          {ACG_DECKS.map((deck) => (
            <AcgBack key={deck} deck={deck} />
          ))}
        </div>
      </Part>
      <Part title={t('patterns.dice')}>
        <div className={styles.row}>
          {cards.map(({ card }) => card.kind === 'dice' && <DiceSheet key={card.id} card={card} />)}
        </div>
      </Part>
      <Part title={t('patterns.peril')}>
        {cards.map(
          ({ card }) =>
            card.id === 'a-foul-stench' &&
            card.kind === 'quest' && <PerilTrack key={card.id} track={card.perilTrack} here={4} />,
        )}
      </Part>
      <Part title={t('patterns.full')}>
        <div className={styles.row}>
          {SAMPLES.flatMap(named).map((printed) => (
            <AcgCard
              key={printed.card.id}
              printed={printed}
              size="full"
              width="min(320px, calc(100vw - 24px))"
            />
          ))}
        </div>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function useSamples(): AdventureInProgress[] {
  const t = useT();
  const one = {
    title: t('patterns.sample.title'),
    where: t('patterns.sample.where'),
    note: t('patterns.sample.note'),
    when: t('patterns.sample.when'),
    heroes: ['ironbreaker', 'waywatcher', 'bright-wizard'],
    to: paths.hall,
  };
  return [
    { ...one, id: 'a', game: 'acg', progress: 0.6 },
    { ...one, id: 'b', game: 'lost-relics', progress: 0.3 },
    { ...one, id: 'c', game: 'cursed-city', progress: 0.8 },
  ];
}
