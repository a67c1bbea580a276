import type { LrPrintedOf } from '@questhall/lost-relics';
import { type ReactNode, use } from 'react';
import { useSearchParams } from 'wouter';
import styles from '../../../screens/pattern-book/PatternBook.module.css';
import { useLanguage, useT } from '../../../text/t.js';
import { ActionDie } from '../cards/ActionDie.js';
import { AdventureSheet } from '../cards/adventure/AdventureSheet.js';
import { ofKind } from '../cards/deck.js';
import { HeroCard } from '../cards/hero/HeroCard.js';
import { LrCard } from '../cards/LrCard.js';
import { LR_DECKS, LrBack } from '../cards/pieces/Back.js';
import { deckIn } from '../deck.js';
import { HERO_STATES } from './samples.js';

/** As narrow as anybody ever lays them, as in the gallery, as they are played with, and to be read. */
const SIZES = [
  { size: 'thumb', width: '76px' },
  { size: 'thumb', width: '132px' },
  { size: 'hand', width: undefined },
  { size: 'full', width: '340px' },
] as const;

/** Every card of Lost Relics in every size, its pieces, and its heroes in every state; or one adventure as a page. */
export function Patterns() {
  const t = useT();
  const [query] = useSearchParams();
  const { cards } = use(deckIn(useLanguage()));
  const heroes = ofKind(cards, 'hero');
  const sheet = ofKind(cards, 'adventure').find(({ card }) => card.id === query.get('sheet'));
  if (sheet !== undefined) return <AdventureSheet printed={sheet} />;
  return (
    <div className={styles.book} data-game="lost-relics">
      <h1>{t('relic.patterns')}</h1>
      <Part title={t('relic.patterns.pieces')}>
        <Pieces />
      </Part>
      <Part title={t('patterns.states')}>
        {heroes.flatMap((printed) =>
          HERO_STATES.map((sample, i) => (
            <Held key={`${printed.card.id} ${i}`} name={`${printed.card.id} ${i}`}>
              <HeroInPlay printed={printed} sample={sample} />
            </Held>
          )),
        )}
      </Part>
      {SIZES.map(({ size, width }) => (
        <Part key={`${size} ${width}`} title={t(`relic.patterns.${size}`)}>
          {cards.map((printed) => (
            <Held key={printed.card.id} name={`${printed.card.id} ${size} ${width}`}>
              <LrCard printed={printed} size={size} width={width} />
            </Held>
          ))}
        </Part>
      ))}
      <Part title={t('relic.side.wounded')}>
        {heroes.map((printed) => (
          <Held key={printed.card.id} name={`${printed.card.id} wounded`}>
            <HeroCard printed={printed} size="full" width="340px" state={{ wounded: true, damage: 1 }} />
          </Held>
        ))}
      </Part>
    </div>
  );
}

const Held = ({ name, children }: { name: string; children: ReactNode }) => (
  <div data-card={name}>{children}</div>
);

function HeroInPlay({
  printed,
  sample: { state, actions },
}: {
  printed: LrPrintedOf<'hero'>;
  sample: (typeof HERO_STATES)[number];
}) {
  const keyOf = (action: string) =>
    `${printed.card.id}/${state.wounded === true ? 'wounded' : 'unwounded'}/${action}`;
  return (
    <HeroCard
      printed={printed}
      size="hand"
      width="min(300px, calc(100vw - 24px))"
      state={{ ...state, placed: { [keyOf('rest')]: state.spent } }}
      actions={{ offered: actions.map(keyOf), inspired: actions.slice(0, 1).map(keyOf) }}
    />
  );
}

function Pieces() {
  return (
    <>
      {LR_DECKS.map((name) => (
        <LrBack key={name} deck={name} />
      ))}
      {[1, 2, 3, 4, 5, 6].map((value) => (
        <ActionDie key={value} value={value} />
      ))}
      <ActionDie value={5} spent />
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <div className={styles.row}>{children}</div>
    </section>
  );
}
