import { teaches } from '@questhall/games/courses';
import type { GameCode } from '@questhall/rulebook';
import type { ReactNode } from 'react';
import { paths } from '../../app/paths.js';
import { ButtonLink } from '../../design/Button.js';
import { CardLink } from '../../design/CardLink.js';
import { Icon, type IconName } from '../../design/Icon.js';
import { Row, Stack } from '../../design/Layout.js';
import { Notice } from '../../design/Notice.js';
import { useTitle } from '../../design/PageHead.js';
import { Panel } from '../../design/Panel.js';
import { Seal } from '../../design/Seal.js';
import type { GameFace } from '../../games/face.js';
import { isPlayable, useDeck, useFace } from '../../games/faces.js';
import { adventuresIn, fieldOf, heroesIn } from '../../games/offered.js';
import type { Deck, Printed } from '../../games/printed.js';
import { type PlainKey, t } from '../../text/t.js';
import { Cover } from '../hall/covers/Cover.js';
import styles from './Box.module.css';

type InBox = { game: GameCode };

/** What a game is; one that can be played is open. */
export default function Box({ game }: InBox) {
  const title = t(`game.${game}.title`);
  useTitle(title);
  return isPlayable(game) ? <Opened game={game} /> : <Closed game={game} />;
}

function Lid({ game, children }: InBox & { children: ReactNode }) {
  return (
    <div className={styles.top} data-game={game}>
      <Cover game={game} className={styles.cover} />
      <div>
        <h1>{t(`game.${game}.title`)}</h1>
        <p className={styles.about}>{t(`game.${game}.about`)}</p>
        <p className={styles.long}>{t(`game.${game}.long`)}</p>
        {children}
      </div>
    </div>
  );
}

/** A game of which only the rulebook is there, and which says so. */
function Closed({ game }: InBox) {
  return (
    <Lid game={game}>
      <Stack gap={4}>
        <Notice kind="plain">
          <h3>{t('box.closed')}</h3>
          <p>{t('box.closed.text')}</p>
        </Notice>
        <Row className={styles.doors}>
          <Door main to={paths.rules(game)} icon="open-book" text="hall.read" />
          <Door to={paths.hall} icon="candle-light" text="box.others" />
        </Row>
      </Stack>
    </Lid>
  );
}

/** Who may go, where to, and how a round goes. */
function Opened({ game }: InBox) {
  const face = useFace(game);
  const deck = useDeck(face);
  return (
    <Stack gap={6} data-game={game}>
      <Lid game={game}>
        <Facts face={face} deck={deck} />
        <Doors face={face} />
      </Lid>
      <CardRow
        wide
        title={t('nav.adventures')}
        cards={adventuresIn(deck).map(({ id, kind, printed }) => (
          <Face
            key={id}
            face={face}
            printed={printed}
            to={`${paths.begin(game)}?${fieldOf(face.begin, kind)}=${id}`}
            label={t('box.quest', { name: printed.card.name })}
          />
        ))}
      />
      <CardRow
        title={t('begin.party')}
        cards={heroesIn(deck, face.begin, 4).map(({ id, printed }) => (
          <Face
            key={id}
            face={face}
            printed={printed}
            to={paths.cards(game, printed.card.id)}
            label={t('gallery.open', { name: printed.card.name })}
          />
        ))}
      />
      <Stack as="section" className={styles.guide}>
        <h2>{t('box.guide')}</h2>
        <Stack as="ol">
          {deck.guide.map((paragraph, i) => (
            <Panel key={paragraph} as="li" of="paper" className={styles.step}>
              <Seal square tone={TONES[i % TONES.length]}>
                {i + 1}
              </Seal>
              {paragraph}
            </Panel>
          ))}
        </Stack>
      </Stack>
    </Stack>
  );
}

/** As the first letters of a book take turns. */
const TONES = ['vermilion', 'lapis', 'verdigris'] as const;

type Inside = { face: GameFace; deck: Deck };

function Facts({ face, deck }: Inside) {
  const single = adventuresIn(deck).filter(({ chain }) => chain.length === 0).length;
  const facts = [
    ...face.facts(single, t),
    ['card-pickup', t('box.fact.cards', { count: deck.cards.length })] as const,
  ];
  return (
    <Row as="ul" gap={4} className={styles.facts}>
      {facts.map(([icon, text]) => (
        <Row key={icon} as="li" gap={2}>
          <Icon name={icon} />
          {text}
        </Row>
      ))}
    </Row>
  );
}

function Doors({ face: { code } }: { face: GameFace }) {
  return (
    <Row className={styles.doors}>
      <Door main to={paths.begin(code)} icon="candle-light" text="box.begin" />
      {teaches(code) && <Door to={paths.lessons(code)} icon="graduate-cap" text="hall.learn" />}
      <Door to={paths.cards(code)} icon="card-pickup" text="hall.way.cards" />
      <Door to={paths.rules(code)} icon="open-book" text="hall.read" />
    </Row>
  );
}

type DoorProps = { main?: boolean; to: string; icon: IconName; text: PlainKey };

const Door = ({ main = false, to, icon, text }: DoorProps) => (
  <ButtonLink kind={main ? 'gold' : 'wood'} size="large" icon={icon} to={to}>
    {t(text)}
  </ButtonLink>
);

function CardRow({ title, cards, wide }: { title: string; cards: ReactNode; wide?: boolean }) {
  return (
    <Stack as="section" className={styles.row} data-wide={wide}>
      <h2>{title}</h2>
      <Row as="ul" gap={4}>
        {cards}
      </Row>
    </Stack>
  );
}

type FaceProps = { face: GameFace; printed: Printed; to: string; label: string };

function Face({ face, printed, to, label }: FaceProps) {
  const { Card } = face.cards;
  return (
    <CardLink to={to} label={label}>
      <Card printed={printed} size="thumb" width="var(--row)" />
    </CardLink>
  );
}
