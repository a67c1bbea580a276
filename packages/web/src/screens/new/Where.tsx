import { Link } from 'wouter';
import { paths } from '../../app/paths.js';
import { Icon } from '../../design/Icon.js';
import type { Adventure } from '../../games/beginning.js';
import { type PlainKey, useT } from '../../text/t.js';
import type { Given } from './given.js';
import { Picked } from './Picked.js';
import styles from './Where.module.css';

/** More than these are drawn smaller. */
const MANY = 8;

type Props = Given & { adventures: readonly Adventure[]; chosen: Adventure };

/** First what kind of adventure, then which; a lesson is somewhere else. */
export function Where({ face, choices, choose, adventures, chosen }: Props) {
  const t = useT();
  const { Card } = face.cards;
  const take = (adventure: Adventure | undefined) =>
    adventure !== undefined && choose({ ...choices, adventure: adventure.id });
  const same = adventures.filter(({ kind }) => kind === chosen.kind);
  return (
    <fieldset className={styles.where}>
      <legend>{t('begin.where')}</legend>
      <div className={styles.kinds}>
        {face.begin.kinds.map(({ id, icon, name, text }) => (
          <Picked
            key={id}
            name="kind"
            className={styles.kind}
            checked={id === chosen.kind}
            onPick={() => take(adventures.find((one) => one.kind === id))}
          >
            <Icon name={icon} />
            <Words name={name} text={text} />
          </Picked>
        ))}
        {face.lessons !== null && (
          <Link href={paths.lessons(face.code)} className={styles.kind}>
            <Icon name="graduate-cap" />
            <Words name="begin.kind.lesson" text="begin.kind.lesson.text" />
          </Link>
        )}
      </div>
      {same.length > 1 && (
        <fieldset className={styles.quests} data-many={same.length > MANY || undefined}>
          <legend className={styles.hidden}>{t('begin.adventure')}</legend>
          {same.map((adventure) => (
            <Picked
              key={adventure.id}
              name="adventure"
              className={styles.quest}
              checked={adventure === chosen}
              onPick={() => take(adventure)}
              label={adventure.printed.card.name}
            >
              <Card printed={adventure.printed} size="table" width="var(--quest)" />
            </Picked>
          ))}
        </fieldset>
      )}
    </fieldset>
  );
}

function Words({ name, text }: { name: PlainKey; text: PlainKey }) {
  const t = useT();
  return (
    <span>
      <b>{t(name)}</b>
      <small>{t(text)}</small>
    </span>
  );
}
