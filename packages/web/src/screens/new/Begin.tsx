import type { GameCode } from '@questhall/rulebook';
import { useTitle } from '../../app/useTitle.js';
import { useDeck, useFace } from '../../games/faces.js';
import { useT } from '../../text/t.js';
import { AboutAdventure } from './AboutAdventure.js';
import { Advanced } from './Advanced.js';
import styles from './Begin.module.css';
import { Hardness } from './Hardness.js';
import { HouseRules } from './HouseRules.js';
import { Party } from './Party.js';
import { useChoices } from './useChoices.js';
import { Where } from './Where.js';
import { Writ } from './Writ.js';

/** Who goes where, and with whom. */
export default function Begin({ game }: { game: GameCode }) {
  const t = useT();
  useTitle(t('begin.title'));
  const face = useFace(game);
  const { cards } = useDeck(face);
  const { choices, choose, unknown } = useChoices(face);
  const adventures = face.begin.adventuresIn(cards);
  const chosen = adventures.find(({ id }) => id === choices.adventure);
  if (chosen === undefined) return null;
  const given = { face, cards, choices, choose };
  return (
    <div className={styles.page} data-game={game}>
      <header className={styles.head}>
        <h1>{t('begin.title')}</h1>
        <p>{t('begin.lead')}</p>
        {unknown.length > 0 && (
          <p className={styles.warning} role="status">
            {t('begin.bad.link', { what: unknown.map((one) => `“${one.slice(0, 40)}”`).join(', ') })}
          </p>
        )}
      </header>
      <div className={styles.choices}>
        <Where {...given} adventures={adventures} chosen={chosen} />
        <AboutAdventure {...given} adventure={chosen} />
        <Party {...given} />
        <Hardness {...given} adventure={chosen} />
        <HouseRules {...given} />
        <Advanced {...given} />
      </div>
      <Writ {...given} adventure={chosen} />
    </div>
  );
}
