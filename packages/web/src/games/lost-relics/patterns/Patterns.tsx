import { use } from 'react';
import { useSearchParams } from 'wouter';
import { Pieces } from '../../../screens/pattern-book/Part.js';
import styles from '../../../screens/pattern-book/PatternBook.module.css';
import { t, useLanguage } from '../../../text/t.js';
import { ActionDie } from '../cards/ActionDie.js';
import { AdventureSheet } from '../cards/AdventureSheet.js';
import type { HeroState } from '../cards/hero/ActionTile.js';
import { HeroMat } from '../cards/hero/HeroMat.js';
import { LrCard } from '../cards/LrCard.js';
import { deckIn, ofKind } from '../deck.js';

/** As narrow as anybody ever lays them, as in the gallery, and to be read. */
const SIZES = [
  { size: 'thumb', width: '76px' },
  { size: 'thumb', width: '132px' },
  { size: 'full', width: '340px' },
] as const;

/** Every card of Lost Relics in every size, its pieces, and its heroes in every state; or one adventure as a page. */
export function Patterns() {
  const [query] = useSearchParams();
  const { cards } = use(deckIn(useLanguage()));
  const heroes = ofKind(cards, 'hero');
  const sheet = ofKind(cards, 'adventure').find(({ card }) => card.id === query.get('sheet'));
  if (sheet !== undefined) return <AdventureSheet printed={sheet} />;
  return (
    <div className={styles.book} data-game="lost-relics">
      <h1>{t('relic.patterns')}</h1>
      <Pieces title={t('relic.patterns.pieces')}>
        {[1, 2, 3, 4, 5, 6].map((value) => (
          <ActionDie key={value} value={value} />
        ))}
        <ActionDie value={5} spent />
      </Pieces>
      <Pieces title={t('patterns.states')}>
        {heroes.flatMap((printed) =>
          HERO_STATES.map(({ state, actions }, i) => {
            const side = state.wounded === true ? 'wounded' : 'unwounded';
            const keyOf = (action: string) => `${printed.card.id}/${side}/${action}`;
            return (
              <div key={`${printed.card.id} ${i}`} data-card={`${printed.card.id} ${i}`}>
                <HeroMat
                  printed={printed}
                  width="min(300px, calc(100vw - 24px))"
                  state={{ ...state, placed: { [keyOf('rest')]: state.spent } }}
                  actions={{ offered: actions.map(keyOf) }}
                />
              </div>
            );
          }),
        )}
      </Pieces>
      {SIZES.map(({ size, width }) => (
        <Pieces key={width} title={t(`relic.patterns.${size}`)}>
          {cards.map((printed) => (
            <div key={printed.card.id} data-card={`${printed.card.id} ${width}`}>
              <LrCard printed={printed} size={size} width={width} />
            </div>
          ))}
        </Pieces>
      ))}
      <Pieces title={t('relic.side.wounded')}>
        {heroes.map((printed) => (
          <div key={printed.card.id} data-card={`${printed.card.id} wounded`}>
            <LrCard printed={printed} size="full" width="340px" state={{ wounded: true, damage: 1 }} />
          </div>
        ))}
      </Pieces>
    </div>
  );
}

/** Heroes as a table may have them; actions by their ids. */
const HERO_STATES: readonly {
  readonly state: HeroState & { readonly spent: readonly number[] };
  readonly actions: readonly string[];
}[] = [
  { state: { dice: [1, 4, 6], damage: 1, destiny: 1, spent: [] }, actions: ['move', 'rest'] },
  { state: { wounded: true, dice: [5], damage: 2, spent: [3] }, actions: ['move'] },
  { state: { wounded: true, out: true, spent: [] }, actions: [] },
];
