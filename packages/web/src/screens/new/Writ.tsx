import type { PrintedCard } from '@questhall/acg';
import { Icon } from '../../design/Icon.js';
import { useTrouble } from '../../table/useTrouble.js';
import { useT } from '../../text/t.js';
import { Medallion } from '../hall/Medallions.js';
import { type Choices, openingOf, problemIn } from './choices.js';
import { type Adventure, heroCards, heroOf } from './offer.js';
import { useBegin } from './useBegin.js';
import styles from './Writ.module.css';

type Props = { choices: Choices; adventure: Adventure; cards: readonly PrintedCard[] };

/** What was chosen, in a few lines, and the button that begins it. */
export function Writ({ choices, adventure, cards }: Props) {
  const t = useT();
  const say = useTrouble();
  const { begin, busy, trouble } = useBegin();
  const problem = problemIn(choices);
  const difficulty = cards.find(({ card }) => card.id === choices.difficulty)?.card.name;
  return (
    <aside className={styles.writ} aria-label={t('begin.writ')}>
      <p className={styles.kind}>{t(`begin.kind.${adventure.kind}`)}</p>
      <p className={styles.name}>{adventure.printed.card.name}</p>
      <Going choices={choices} cards={cards} />
      <p className={styles.hard}>{difficulty}</p>
      {choices.heroes.length > 0 && choices.companions.length === choices.heroes.length && (
        <p className={styles.note}>{t('begin.watch')}</p>
      )}
      <p role="alert" className={styles.wrong}>
        {trouble !== undefined ? say(trouble) : problem !== null ? t(problem) : ''}
      </p>
      <button
        type="button"
        disabled={problem !== null || busy}
        onClick={() => begin(openingOf(choices, adventure.kind))}
      >
        <Icon name="candle-light" />
        {t(busy ? 'begin.beginning' : 'begin.begin')}
      </button>
    </aside>
  );
}

function Going({ choices, cards }: Omit<Props, 'adventure'>) {
  const t = useT();
  const all = heroCards(cards, choices.heroes.length);
  return (
    <ul className={styles.going}>
      {choices.heroes.map((hero) => (
        <li key={hero}>
          <Medallion hero={hero} />
          <span>
            <b>{all.find((printed) => heroOf(printed) === hero)?.card.name}</b>
            <small>
              {t(choices.companions.includes(hero) ? 'begin.seat.companion' : 'begin.seat.person')}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}
