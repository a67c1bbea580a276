import type { ChapterEnd, ChapterPart, Chapter as Told } from '@questhall/table';
import { Fold } from '../../design/Fold.js';
import { Icon } from '../../design/Icon.js';
import { withInitial } from '../../text/initial.js';
import { roman } from '../../text/roman.js';
import { t } from '../../text/t.js';
import styles from './Book.module.css';

type Props = { chapter: Told; number: number };

/** An adventure as it is told: how it began, how it went, how it ended. */
export function Chapter({ chapter, number }: Props) {
  const { title, story, notes, course, tally, end, town } = chapter;
  return (
    <section className={styles.chapter}>
      <Ornament />
      <p className={styles.over}>{t('book.chapter', { number: roman(number) })}</p>
      <h2>{title}</h2>
      <p className={styles.story}>{withInitial(story)}</p>
      <Fold size="large" className={styles.course} label={t('book.sheet')}>
        <Lines className={styles.notes} lines={notes} />
      </Fold>
      <Course title={t('book.course')} parts={course} />
      <Lines className={styles.tally} lines={tally} />
      {end === null ? <p className={styles.none}>{t('book.unfinished')}</p> : <Ending end={end} />}
      <Course title={t('book.town')} parts={town} />
    </section>
  );
}

function Ending({ end: { title, result, story, notes } }: { end: ChapterEnd }) {
  return (
    <div className={styles.ending} data-result={result}>
      <h3>
        <Icon name={result === 'won' ? 'heraldic-sun' : 'crowned-skull'} />
        {title}
      </h3>
      <p>{story}</p>
      <Lines className={styles.notes} lines={notes} />
    </div>
  );
}

function Lines({ className, lines }: { className: string | undefined; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={className}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** What was done, move by move, for whoever wants to read it; only an open one is printed. */
function Course({ title, parts }: { title: string; parts: readonly ChapterPart[] }) {
  if (parts.length === 0) return null;
  return (
    <Fold size="large" className={styles.course} label={title}>
      {parts.map((part, i) => (
        <div key={i}>
          <h4>{part.title}</h4>
          {part.paragraphs.map((paragraph, n) => (
            <p key={n}>{paragraph}</p>
          ))}
        </div>
      ))}
    </Fold>
  );
}

/** A vine of brass between the parts of a page. */
export function Ornament() {
  return (
    <svg className={styles.ornament} viewBox="0 0 320 24" aria-hidden="true" focusable="false">
      <path d="M4 12H120M200 12H316" />
      <path d="M120 12c10 0 14-9 22-9s8 9 0 9M200 12c-10 0-14-9-22-9s-8 9 0 9M120 12c10 0 14 9 22 9s8-9 0-9M200 12c-10 0-14 9-22 9s-8-9 0-9" />
      <path className={styles.gem} d="M160 3l9 9-9 9-9-9z" />
      <circle className={styles.gem} cx="4" cy="12" r="2.5" />
      <circle className={styles.gem} cx="316" cy="12" r="2.5" />
    </svg>
  );
}
