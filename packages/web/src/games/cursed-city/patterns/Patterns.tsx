import { use } from 'react';
import { useSearchParams } from 'wouter';
import { Pieces } from '../../../screens/pattern-book/Part.js';
import styles from '../../../screens/pattern-book/PatternBook.module.css';
import { t, useLanguage } from '../../../text/t.js';
import { CcCard } from '../cards/CcCard.js';
import { PlanFigure } from '../cards/PlanPicture.js';
import { Cost, Damage, Dice } from '../cards/Signs.js';
import { deckIn } from '../deck.js';
import { Large } from '../Large.js';

/** As narrow as anybody ever lays them, as in the gallery, and to be read. */
const SIZES = [
  { size: 'thumb', width: '76px' },
  { size: 'thumb', width: '132px' },
  { size: 'full', width: '340px' },
] as const;

/** Every card of Cursed City in every size, both sides of those that have two, and its pieces; or one page alone. */
export function Patterns() {
  const [query] = useSearchParams();
  const { cards, byId } = use(deckIn(useLanguage()));
  const sheet = byId.get(query.get('sheet') ?? '');
  if (sheet !== undefined) return <Large printed={sheet} />;
  return (
    <div className={styles.book} data-game="cursed-city">
      <h1>{t('city.patterns')}</h1>
      <Pieces title={t('city.patterns.pieces')}>
        <Dice dice={['d6', 'd8', 'd12']} />
        <Cost score={4} />
        <Cost score={undefined} />
        <Damage damage={[1, 3]} />
        {cards.map((printed) =>
          printed.kind === 'map' ? (
            <div key={printed.card.id} style={{ width: '340px' }}>
              <PlanFigure plan={printed.parts.plan} name={printed.card.name} />
            </div>
          ) : null,
        )}
      </Pieces>
      {SIZES.map(({ size, width }) => (
        <Pieces key={width} title={t(`city.patterns.${size}`)}>
          {cards.map((printed) => (
            <div key={printed.card.id} data-card={`${printed.card.id} ${width}`}>
              <CcCard printed={printed} size={size} width={width} />
            </div>
          ))}
        </Pieces>
      ))}
      <Pieces title={t('city.patterns.turned')}>
        {cards.map((printed) =>
          printed.kind === 'hero' || printed.kind === 'hostile' ? (
            <div key={printed.card.id} data-card={`${printed.card.id} turned`}>
              <CcCard printed={printed} size="full" width="340px" turned />
            </div>
          ) : null,
        )}
      </Pieces>
    </div>
  );
}
