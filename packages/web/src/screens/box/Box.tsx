import type { PrintedCard } from '@questhall/acg';
import { Link } from 'wouter';
import { paths } from '../../app/paths.js';
import { useTitle } from '../../app/useTitle.js';
import { AcgCard } from '../../cards/acg/AcgCard.js';
import { useCards } from '../../cards/acg/useCards.js';
import { Icon, type IconName } from '../../design/Icon.js';
import { useT } from '../../text/t.js';
import { Cover } from '../hall/covers/Cover.js';
import { adventuresIn, heroCards } from '../new/offer.js';
import styles from './Box.module.css';

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
          <Facts cards={cards} />
          <Doors />
        </div>
      </div>
      <Quests cards={cards} />
      <Heroes cards={cards} />
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

type Cards = readonly PrintedCard[];

function Facts({ cards }: { cards: Cards }) {
  const t = useT();
  const quests = adventuresIn(cards).filter(({ kind }) => kind !== 'campaign').length;
  const facts: readonly [IconName, string][] = [
    ['meeple', t('box.fact.players')],
    ['hourglass', t('box.fact.time')],
    ['tied-scroll', t('box.fact.quests', { count: quests })],
    ['card-pickup', t('box.fact.cards', { count: cards.length })],
  ];
  return (
    <ul className={styles.facts}>
      {facts.map(([icon, text]) => (
        <li key={icon}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}

function Doors() {
  const t = useT();
  const doors: readonly [string, IconName, string][] = [
    [paths.begin('acg'), 'candle-light', t('box.begin')],
    [paths.lessons('acg'), 'graduate-cap', t('box.learn')],
    [paths.cards('acg'), 'card-pickup', t('box.cards')],
    [paths.rules('acg'), 'open-book', t('box.rules')],
  ];
  return (
    <div className={styles.doors}>
      {doors.map(([to, icon, text]) => (
        <Link key={to} href={to}>
          <Icon name={icon} />
          {text}
        </Link>
      ))}
    </div>
  );
}

/** Each quest leads to where it is begun. */
function Quests({ cards }: { cards: Cards }) {
  const t = useT();
  const begin = (id: string, kind: string) =>
    `${paths.begin('acg')}?${kind === 'campaign' ? 'campaign' : 'quest'}=${id}`;
  return (
    <section className={styles.row} data-wide>
      <h2>{t('box.quests')}</h2>
      <ul>
        {adventuresIn(cards).map(({ id, kind, printed }) => (
          <Face
            key={id}
            printed={printed}
            to={begin(id, kind)}
            label={t('box.quest', { name: printed.card.name })}
          />
        ))}
      </ul>
    </section>
  );
}

function Heroes({ cards }: { cards: Cards }) {
  const t = useT();
  return (
    <section className={styles.row}>
      <h2>{t('box.heroes')}</h2>
      <ul>
        {heroCards(cards, 4).map((printed) => (
          <Face
            key={printed.card.id}
            printed={printed}
            to={paths.cards('acg', printed.card.id)}
            label={t('gallery.open', { name: printed.card.name })}
          />
        ))}
      </ul>
    </section>
  );
}

function Face({ printed, to, label }: { printed: PrintedCard; to: string; label: string }) {
  return (
    <li>
      <div aria-hidden="true">
        <AcgCard printed={printed} size="table" width="var(--row)" />
      </div>
      <Link href={to} aria-label={label} />
    </li>
  );
}
