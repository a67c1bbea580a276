import type { GameCode } from '@questhall/rulebook';
import { Loading } from '../../app/Loading.js';
import { useTitle } from '../../app/useTitle.js';
import { Stack } from '../../design/Layout.js';
import { Notice } from '../../design/Notice.js';
import { PageHead } from '../../design/PageHead.js';
import { useDeck, useFace } from '../../games/faces.js';
import { adventuresIn } from '../../games/offered.js';
import { useT } from '../../text/t.js';
import { AboutAdventure } from './AboutAdventure.js';
import { Advanced } from './Advanced.js';
import styles from './Begin.module.css';
import { Hardness } from './Hardness.js';
import { HouseRules } from './HouseRules.js';
import { Party } from './Party.js';
import { useChoices } from './useChoices.js';
import { useFirst } from './useFirst.js';
import { Where } from './Where.js';
import { Writ } from './Writ.js';

type Props = { game: GameCode };

/** Who goes where, and with whom. */
export default function Begin({ game }: Props) {
  const t = useT();
  useTitle(t('begin.title'));
  const first = useFirst();
  return first === null ? <Loading /> : <Choosing game={game} first={first} />;
}

function Choosing({ game, first }: Props & { first: boolean }) {
  const t = useT();
  const face = useFace(game);
  const deck = useDeck(face);
  const { choices, choose, unknown } = useChoices(face, first);
  const adventures = adventuresIn(deck);
  const chosen = adventures.find(({ id }) => id === choices.adventure);
  if (chosen === undefined) return null;
  const given = { face, deck, choices, choose };
  return (
    <div className={styles.page} data-game={game}>
      <div className={styles.head}>
        <PageHead title={t('begin.title')} lead={t('begin.lead')} />
        {unknown.length > 0 && (
          <Notice role="status">
            {t('begin.bad.link', {
              what: unknown.map((one) => t('begin.quoted', { word: one.slice(0, 40) })).join(', '),
            })}
          </Notice>
        )}
      </div>
      <Stack gap={5} className={styles.choices}>
        <Where {...given} adventures={adventures} chosen={chosen} />
        <AboutAdventure {...given} adventure={chosen} />
        <Party {...given} />
        <Hardness {...given} adventure={chosen} first={first} />
        <HouseRules {...given} />
        <Advanced {...given} />
      </Stack>
      <Writ {...given} adventure={chosen} />
    </div>
  );
}
