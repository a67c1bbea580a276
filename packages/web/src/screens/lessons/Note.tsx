import type { GameCode } from '@questhall/rulebook';
import type { ReactNode } from 'react';
import { paths } from '../../app/paths.js';
import { Icon } from '../../design/Icon.js';
import { useT } from '../../text/t.js';
import styles from './Note.module.css';

type Props = {
  game: GameCode;
  text: string;
  because: string;
  /** What stands beside the rule: buttons, or what to do next. */
  children?: ReactNode;
};

/** A coach speaks: a sentence or two, and the rule behind them, in a window of its own: a lesson is not kept. */
export function Note({ game, text, because, children }: Props) {
  const t = useT();
  return (
    <div className={styles.note}>
      <span className={styles.face}>
        <Icon name="graduate-cap" />
      </span>
      <div className={styles.words}>
        <p key={text} className={styles.text} role="status">
          {text}
        </p>
        <a
          className={styles.rule}
          href={paths.rules(game, because)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('coach.why', { rule: because })}
        >
          <Icon name="open-book" />
          {because}
        </a>
      </div>
      <div className={styles.row}>{children}</div>
    </div>
  );
}
