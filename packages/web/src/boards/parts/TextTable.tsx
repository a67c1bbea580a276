import type { TablePart } from '@questhall/engine';
import { t } from '../../text/t.js';
import styles from './TextTable.module.css';

/** The whole table in words, of any game: headings and lists from top to bottom. */
export function TextTable({ words }: { words: readonly TablePart[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a page that scrolls has to be reached by the keyboard
    <section className={styles.page} data-on="paper" tabIndex={0} aria-label={t('board.text')}>
      <h2>{t('board.text')}</h2>
      {words.map((part, i) => (
        <Part key={i} part={part} level={3} />
      ))}
    </section>
  );
}

type Level = 3 | 4 | 5 | 6;
const BELOW = { 3: 4, 4: 5, 5: 6, 6: 6 } as const;
const isLine = ({ list = [], below = [] }: TablePart): boolean => list.length + below.length === 0;

/** Lines come before what has a heading of its own, so that they do not seem to belong to that. */
function Part({ part, level }: { part: TablePart; level: Level }) {
  const { text, list = [], below = [] } = part;
  if (isLine(part)) return <p>{text}</p>;
  const Heading = `h${level}` as const;
  const lines = [...list, ...below.filter(isLine).map((line) => line.text)];
  return (
    <section>
      <Heading>{text.replace(/[.:]$/, '')}</Heading>
      {lines.length > 0 && (
        <ul>
          {lines.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
      )}
      {below.map((one, i) => isLine(one) || <Part key={i} part={one} level={BELOW[level]} />)}
    </section>
  );
}
