import type { PrintedCard } from '@questhall/acg';
import { useT } from '../../text/t.js';
import type { Given } from './given.js';
import styles from './Hardness.module.css';
import { type Adventure, difficultiesIn } from './offer.js';
import { Picked } from './Picked.js';
import { TRIALS } from './trials.js';

type Props = Given & { cards: readonly PrintedCard[]; adventure: Adventure };

/** What each difficulty changes, and how companions fared at it. */
export function Hardness({ choices, choose, cards, adventure }: Props) {
  const t = useT();
  return (
    <fieldset className={styles.hard}>
      <legend>{t('begin.hard')}</legend>
      <div className={styles.all}>
        {difficultiesIn(cards).map(({ card, text }) => (
          <Picked
            key={card.id}
            name="difficulty"
            className={styles.one}
            checked={choices.difficulty === card.id}
            onPick={() => choose({ ...choices, difficulty: card.id })}
          >
            <b>{card.name}</b>
            {'flavour' in card && <i>{card.flavour}</i>}
            {text.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <Won adventure={adventure} won={TRIALS[adventure.id]?.won[card.id]} />
          </Picked>
        ))}
      </div>
    </fieldset>
  );
}

function Won({ adventure, won }: { adventure: Adventure; won: number | undefined }) {
  const t = useT();
  if (won === undefined) return null;
  return (
    <small>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${won * 10}%` }} />
      </span>
      {t(adventure.kind === 'campaign' ? 'begin.hard.quests' : 'begin.hard.won', { won })}
    </small>
  );
}
