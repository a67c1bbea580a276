import { teaches } from '@questhall/games/courses';
import type { GameCode } from '@questhall/rulebook';
import { paths } from '../../app/paths.js';
import { useTitle } from '../../app/useTitle.js';
import { ButtonLink } from '../../design/Button.js';
import { CardLink } from '../../design/CardLink.js';
import { Icon, type IconName } from '../../design/Icon.js';
import { Row, Stack } from '../../design/Layout.js';
import { Panel } from '../../design/Panel.js';
import { Seal } from '../../design/Seal.js';
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
    <Stack gap={6} data-game={game}>
      <div className={styles.top}>
        <Cover game={game} className={styles.cover} />
        <div>
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
        <Stack gap={3}>
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
      </section>
    </Stack>
  );
}

/** As the first letters of a book take turns. */
const TONES = ['vermilion', 'lapis', 'verdigris'] as const;

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

function Doors({ face: { code } }: { face: GameFace }) {
  const t = useT();
  const doors: readonly [string, IconName, string][] = [
    [paths.begin(code), 'candle-light', t('box.begin')],
    ...(teaches(code)
      ? ([[paths.lessons(code), 'graduate-cap', t('box.learn')]] as [string, IconName, string][])
      : []),
    [paths.cards(code), 'card-pickup', t('box.cards')],
    [paths.rules(code), 'open-book', t('box.rules')],
  ];
  return (
    <Row className={styles.doors}>
      {doors.map(([to, icon, text], i) => (
        <ButtonLink key={to} kind={i === 0 ? 'gold' : 'wood'} size="large" icon={icon} to={to}>
          {text}
        </ButtonLink>
      ))}
    </Row>
  );
}

/** Each leads to where it is begun. */
function Adventures({ face, deck }: Inside) {
  const t = useT();
  return (
    <Stack as="section" className={styles.row} data-wide>
      <h2>{t('box.quests')}</h2>
      <Row as="ul" gap={4}>
        {adventuresIn(deck).map(({ id, kind, printed }) => (
          <Face
            key={id}
            face={face}
            printed={printed}
            to={`${paths.begin(face.code)}?${fieldOf(face.begin, kind)}=${id}`}
            label={t('box.quest', { name: printed.card.name })}
          />
        ))}
      </Row>
    </Stack>
  );
}

function Heroes({ face, deck }: Inside) {
  const t = useT();
  return (
    <Stack as="section" className={styles.row}>
      <h2>{t('box.heroes')}</h2>
      <Row as="ul" gap={4}>
        {heroesIn(deck, face.begin, 4).map(({ id, printed }) => (
          <Face
            key={id}
            face={face}
            printed={printed}
            to={paths.cards(face.code, printed.card.id)}
            label={t('gallery.open', { name: printed.card.name })}
          />
        ))}
      </Row>
    </Stack>
  );
}

type FaceProps = { face: GameFace; printed: Printed; to: string; label: string };

function Face({ face, printed, to, label }: FaceProps) {
  const { Card } = face.cards;
  return (
    <CardLink to={to} label={label}>
      <Card printed={printed} size="table" width="var(--row)" />
    </CardLink>
  );
}
