import { useDeferredValue, useMemo } from 'react';
import { useT } from '../../text/t.js';
import type { OpenBook } from './ledgers.js';
import styles from './Rulebook.module.css';
import { RuleEntry } from './RuleEntry.js';

const MOST = 40;

/** What the words were found in, the best fit first. */
export function Found({ book, verified, cards, words }: OpenBook & { words: string }) {
  const t = useT();
  const asked = useDeferredValue(words);
  const hits = useMemo(() => book.search(asked, MOST), [book, asked]);
  return (
    <>
      <h2 className={styles.title} aria-live="polite">
        {t('rules.found', { count: hits.length })}
      </h2>
      <ol>
        {hits.map(({ rule }) => (
          <RuleEntry
            key={rule.id}
            game={book.game}
            entry={rule}
            tests={verified[rule.id]}
            cards={cards[rule.id]}
          />
        ))}
      </ol>
    </>
  );
}
