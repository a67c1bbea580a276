import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { useTitle } from '../../../app/useTitle.js';
import { Part, Pieces } from '../../../screens/pattern-book/Part.js';
import styles from '../../../screens/pattern-book/PatternBook.module.css';
import { useT } from '../../../text/t.js';
import { ACG_DECKS, AcgBack } from '../cards/AcgBack.js';
import { AcgCard } from '../cards/AcgCard.js';
import { DiceSheet } from '../cards/DiceSheet.js';
import { PerilTrack } from '../cards/PerilTrack.js';
import { useCards } from '../cards/useCards.js';
import { EveryCard } from './EveryCard.js';
import { SAMPLES, STATES } from './samples.js';

/** Cards, dice and the peril track in their states, or every card in every size. */
export function Patterns({ children }: { children?: ReactNode }) {
  const [query] = useSearchParams();
  return query.get('cards') === 'all' ? <EveryCard /> : <Book>{children}</Book>;
}

function Book({ children }: { children?: ReactNode }) {
  const t = useT();
  const { cards } = useCards();
  const named = (id: string) => cards.filter(({ card }) => card.id === id);
  useTitle(t('patterns.title'));
  return (
    <div className={styles.book} data-game="acg">
      <h1>{t('patterns.title')}</h1>
      <p>{t('patterns.lead')}</p>
      {children}
      <Pieces title={t('patterns.table')}>
        {SAMPLES.flatMap(named).map((printed) => (
          <AcgCard key={printed.card.id} printed={printed} size="thumb" />
        ))}
      </Pieces>
      <Pieces title={t('patterns.states')}>
        {['132px', '76px'].flatMap((width) =>
          STATES.flatMap(({ id, state }) =>
            named(id).map((printed) => (
              <AcgCard key={`${id} ${width}`} printed={printed} size="thumb" width={width} state={state} />
            )),
          ),
        )}
      </Pieces>
      <Pieces title={t('patterns.backs')}>
        {ACG_DECKS.map((deck) => (
          <AcgBack key={deck} deck={deck} />
        ))}
      </Pieces>
      <Pieces title={t('patterns.dice')}>
        {cards.map(({ card }) => card.kind === 'dice' && <DiceSheet key={card.id} card={card} />)}
      </Pieces>
      <Part title={t('patterns.peril')}>
        {cards.map(
          ({ card }) =>
            card.id === 'a-foul-stench' &&
            card.kind === 'quest' && <PerilTrack key={card.id} track={card.perilTrack} here={4} />,
        )}
      </Part>
      <Pieces title={t('patterns.full')}>
        {SAMPLES.flatMap(named).map((printed) => (
          <AcgCard
            key={printed.card.id}
            printed={printed}
            size="full"
            width="min(320px, calc(100vw - 24px))"
          />
        ))}
      </Pieces>
    </div>
  );
}
