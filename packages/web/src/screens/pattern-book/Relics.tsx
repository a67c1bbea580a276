import type { LrPrintedCard } from '@questhall/lost-relics';
import { type ReactNode, use } from 'react';
import { ofKind } from '../../cards/lost-relics/deck.js';
import { HeroCard } from '../../cards/lost-relics/hero/HeroCard.js';
import { HostileCard } from '../../cards/lost-relics/hostile/HostileCard.js';
import { useT } from '../../text/t.js';
import styles from './PatternBook.module.css';

const deck: Promise<{ cards: readonly LrPrintedCard[] }> = import('virtual:cards/lost-relics/en');

/** The cards of Lost Relics in every size and state. */
export function Relics() {
  const t = useT();
  const { cards } = use(deck);
  const heroes = ofKind(cards, 'hero');
  const hostiles = ofKind(cards, 'hostile');
  return (
    <div className={styles.book} data-game="lost-relics">
      <h1>{t('relic.patterns')}</h1>
      <Part title={t('relic.patterns.table')}>
        {heroes.map((printed) => (
          <HeroCard
            key={printed.card.id}
            printed={printed}
            size="table"
            state={{ dice: [1, 4, 6], damage: 1, destiny: 1 }}
            actions={{
              offered: [`${printed.card.id}/unwounded/move`, `${printed.card.id}/unwounded/rest`],
              inspired: [`${printed.card.id}/unwounded/move`],
              onAction: () => {},
            }}
          />
        ))}
        {heroes.map((printed) => (
          <HeroCard
            key={printed.card.id}
            printed={printed}
            size="table"
            state={{
              wounded: true,
              dice: [5],
              damage: 2,
              placed: { [`${printed.card.id}/wounded/move`]: [3] },
            }}
          />
        ))}
        {hostiles.map((printed) => (
          <HostileCard key={printed.card.id} printed={printed} size="table" />
        ))}
      </Part>
      <Part title={t('relic.patterns.thumb')}>
        {heroes.map((printed) => (
          <HeroCard key={printed.card.id} printed={printed} size="thumb" />
        ))}
        {hostiles.map((printed) => (
          <HostileCard key={printed.card.id} printed={printed} size="thumb" />
        ))}
      </Part>
      <Part title={t('relic.patterns.full')}>
        {heroes.flatMap((printed) => [
          <HeroCard key={printed.card.id} printed={printed} size="full" />,
          <HeroCard
            key={`${printed.card.id} wounded`}
            printed={printed}
            size="full"
            state={{ wounded: true }}
          />,
        ])}
        {hostiles.map((printed) => (
          <HostileCard key={printed.card.id} printed={printed} size="full" />
        ))}
      </Part>
    </div>
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
