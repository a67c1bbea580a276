import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../app/paths.js';
import { Icon } from '../../design/Icon.js';
import { useT } from '../../text/t.js';
import styles from './Note.module.css';

type Props = {
  text: string;
  because: string;
  /** What stands beside the rule: buttons, or what to do next. */
  children?: ReactNode;
};

/** A coach speaks: a sentence or two, and the rule behind them. */
export function Note({ text, because, children }: Props) {
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
        <Link
          className={styles.rule}
          href={paths.rules('acg', because)}
          aria-label={t('coach.why', { rule: because })}
        >
          <Icon name="open-book" />
          {because}
        </Link>
      </div>
      <div className={styles.row}>{children}</div>
    </div>
  );
}
