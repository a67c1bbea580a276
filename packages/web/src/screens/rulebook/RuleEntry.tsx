import type { GameCode, LedgerEntry } from '@questhall/rulebook';
import type { Ref } from 'react';
import { Link } from 'wouter';
import { paths } from '../../app/paths.js';
import { useT } from '../../text/t.js';
import styles from './Rulebook.module.css';

type Props = {
  game: GameCode;
  entry: LedgerEntry;
  /** How many tests show it at work. */
  tests?: number | undefined;
  asked?: boolean;
  ref?: Ref<HTMLLIElement> | undefined;
};

/** A rule in our words, with its name, its kind, and how one sees that it is obeyed. */
export function RuleEntry({ game, entry, tests = 0, asked = false, ref }: Props) {
  const t = useT();
  return (
    <li className={styles.rule} data-asked={asked || undefined} data-kind={entry.kind} ref={ref}>
      <Link className={styles.id} href={paths.rules(game, entry.id)}>
        {entry.id}
      </Link>
      <div>
        <p className={styles.text}>{entry.text}</p>
        <details>
          <summary>
            {t(`rules.kind.${entry.kind}`)} ·{' '}
            {tests > 0 ? t('rules.tests', { count: tests }) : t('rules.check')}
          </summary>
          <p>{entry.check}</p>
          <p className={styles.source}>{t('rules.source', { source: entry.source })}</p>
        </details>
      </div>
    </li>
  );
}
