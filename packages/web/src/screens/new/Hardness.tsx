import type { Adventure } from '../../games/beginning.js';
import { difficultiesIn } from '../../games/offered.js';
import { trialsIn } from '../../games/trials.js';
import { useT } from '../../text/t.js';
import type { Given } from './given.js';
import styles from './Hardness.module.css';
import { Picked } from './Picked.js';

type Props = Given & {
  adventure: Adventure;
  /** Nothing was ever played here. */
  first: boolean;
};

/** What each difficulty changes, and how companions fared at it. */
export function Hardness({ face, choices, choose, deck, adventure, first }: Props) {
  const t = useT();
  const difficulties = difficultiesIn(deck);
  if (difficulties.length === 0) return null;
  return (
    <fieldset className={styles.hard}>
      <legend>{t('begin.hard')}</legend>
      <div className={styles.all}>
        {difficulties.map(({ id, name, flavour, text }) => (
          <Picked
            key={id}
            name="difficulty"
            className={styles.one}
            checked={choices.difficulty === id}
            onPick={() => choose({ ...choices, difficulty: id })}
          >
            <b>{name}</b>
            {flavour !== '' && <i>{flavour}</i>}
            {text.split('\n').map((line) => (
              <span key={line}>{line}</span>
            ))}
            {first && id === face.begin.choosing.usual.gentle && <em>{t('begin.hard.first')}</em>}
            <Won adventure={adventure} won={trialsIn(face.code)[adventure.id]?.won[id]} />
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
      {t(adventure.chain.length > 0 ? 'begin.hard.quests' : 'begin.hard.won', { won })}
    </small>
  );
}
