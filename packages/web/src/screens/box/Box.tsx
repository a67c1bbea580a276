import type { GameCode } from '@questhall/rulebook';
import { Link } from 'wouter';
import { paths } from '../../app/paths.js';
import { useTitle } from '../../app/useTitle.js';
import { Icon, type IconName } from '../../design/Icon.js';
import type { GameFace } from '../../games/face.js';
import { useDeck, useFace } from '../../games/faces.js';
import { adventuresIn, fieldOf, heroesIn } from '../../games/offered.js';
import type { Deck, Printed } from '../../games/printed.js';
import { useT } from '../../text/t.js';
import { Cover } from '../hall/covers/Cover.js';
import styles from './Box.module.css';

/** The opened box: what the game is, who may go, where to, and how a round goes. */
export default function Box({ game }: { game: GameCode }) {
  const t = useT();
  const face = useFace(game);
  const deck = useDeck(face);
  const title = t(`game.${game}.title`);
  useTitle(title);
  return (
    <div className={styles.box} data-game={game}>
      <div className={styles.top}>
        <Cover game={game} className={styles.cover} />
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className={styles.about}>{t(`game.${game}.about`)}</p>
          <p className={styles.long}>{t(`game.${game}.long`)}</p>
          <Facts face={face} deck={deck} />
          <Doors face={face} />
        </div>
      </div>
      <Adventures face={face} deck={deck} />
      <Heroes face={face} deck={deck} />
      <section className={styles.guide}>
        <h2>{t('box.guide')}</h2>
        <ol>
          {deck.guide.map((paragraph) => (
            <li key={paragraph}>{paragraph}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}

type Inside = { face: GameFace; deck: Deck };

function Facts({ face, deck }: Inside) {
  const t = useT();
  const single = adventuresIn(deck).filter(({ chain }) => chain.length === 0).length;
  const facts = [
    ...face.facts(single, t),
    ['card-pickup', t('box.fact.cards', { count: deck.cards.length })] as const,
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

function Doors({ face: { code, lessons } }: { face: GameFace }) {
  const t = useT();
  const doors: readonly [string, IconName, string][] = [
    [paths.begin(code), 'candle-light', t('box.begin')],
    ...(lessons === null
      ? []
      : ([[paths.lessons(code), 'graduate-cap', t('box.learn')]] as [string, IconName, string][])),
    [paths.cards(code), 'card-pickup', t('box.cards')],
    [paths.rules(code), 'open-book', t('box.rules')],
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

/** Each leads to where it is begun. */
function Adventures({ face, deck }: Inside) {
  const t = useT();
  return (
    <section className={styles.row} data-wide>
      <h2>{t('box.quests')}</h2>
      <ul>
        {adventuresIn(deck).map(({ id, kind, printed }) => (
          <Face
            key={id}
            face={face}
            printed={printed}
            to={`${paths.begin(face.code)}?${fieldOf(face.begin, kind)}=${id}`}
            label={t('box.quest', { name: printed.card.name })}
          />
        ))}
      </ul>
    </section>
  );
}

function Heroes({ face, deck }: Inside) {
  const t = useT();
  return (
    <section className={styles.row}>
      <h2>{t('box.heroes')}</h2>
      <ul>
        {heroesIn(deck, face.begin, 4).map(({ id, printed }) => (
          <Face
            key={id}
            face={face}
            printed={printed}
            to={paths.cards(face.code, printed.card.id)}
            label={t('gallery.open', { name: printed.card.name })}
          />
        ))}
      </ul>
    </section>
  );
}

type FaceProps = { face: GameFace; printed: Printed; to: string; label: string };

function Face({ face, printed, to, label }: FaceProps) {
  const { Card } = face.cards;
  return (
    <li>
      <div aria-hidden="true">
        <Card printed={printed} size="table" width="var(--row)" />
      </div>
      <Link href={to} aria-label={label} />
    </li>
  );
}
