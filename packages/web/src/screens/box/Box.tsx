import type { PrintedCard } from '@questhall/acg';
import { Link } from 'wouter';
import { paths } from '../../app/paths.js';
import { useTitle } from '../../app/useTitle.js';
import { AcgCard } from '../../cards/acg/AcgCard.js';
import { HEROES } from '../../cards/acg/kinds.js';
import { useCards } from '../../cards/acg/useCards.js';
import { Icon } from '../../design/Icon.js';
import { useT } from '../../text/t.js';
import { Cover } from '../hall/covers/Cover.js';
import styles from './Box.module.css';

type Cards = readonly PrintedCard[];

const heroesOf = (cards: Cards): Cards =>
  HEROES.flatMap((hero) =>
    cards.filter(({ card }) => card.kind === 'hero-card' && card.heroes === 4 && card.hero === hero),
  );
const questsOf = (cards: Cards): Cards =>
  cards.filter(({ card }) => card.kind === 'quest').toSorted((a, b) => numberOf(a) - numberOf(b));

function numberOf({ card }: PrintedCard): number {
  return card.kind === 'quest' ? (card.number ?? 99) : 0;
}

/** The opened box: what the game is, who may go, where to, and how a round goes. */
export default function Box() {
  const t = useT();
  const { cards, guide } = useCards();
  const title = t('game.acg.title');
  useTitle(title);
  return (
    <div className={styles.box} data-game="acg">
      <div className={styles.top}>
        <Cover game="acg" className={styles.cover} />
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className={styles.about}>{t('game.acg.about')}</p>
          <p className={styles.long}>{t('game.acg.long')}</p>
          <p className={styles.play}>
            <Icon name="candle-light" />
            <span>{t('box.play')}</span>
          </p>
          <div className={styles.doors}>
            <Link href={paths.cards('acg')}>
              <Icon name="card-pickup" />
              {t('box.cards')}
            </Link>
            <Link href={paths.rules('acg')}>
              <Icon name="open-book" />
              {t('box.rules')}
            </Link>
          </div>
        </div>
      </div>
      <div className={styles.rows}>
        <Row title={t('box.heroes')} cards={heroesOf(cards)} />
        <Row title={t('box.quests')} cards={questsOf(cards)} />
      </div>
      <section className={styles.guide}>
        <h2>{t('box.guide')}</h2>
        <ol>
          {guide.map((paragraph) => (
            <li key={paragraph}>{paragraph}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Row({ title, cards: shown }: { title: string; cards: Cards }) {
  const t = useT();
  return (
    <section className={styles.row}>
      <h2>{title}</h2>
      <ul>
        {shown.map((printed) => (
          <li key={printed.card.id}>
            <div aria-hidden="true">
              <AcgCard printed={printed} size="table" width="var(--row)" />
            </div>
            <Link
              href={paths.cards('acg', printed.card.id)}
              aria-label={t('gallery.open', { name: printed.card.name })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
