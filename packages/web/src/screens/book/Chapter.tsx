import { roman } from '../../cards/acg/Marks.js';
import { Icon } from '../../design/Icon.js';
import { useT } from '../../text/t.js';
import styles from './Book.module.css';
import { Ornament } from './Ornament.js';
import type { End, Part, Tally, Chapter as Told } from './tale.js';

/** A quest as it is told: how it began, how it went, how it ended. */
export function Chapter({ chapter, number }: { chapter: Told; number: number }) {
  const t = useT();
  const { title, story, notes, course, end, town, tally } = chapter;
  return (
    <section className={styles.chapter}>
      <Ornament />
      <p className={styles.over}>{t('book.chapter', { number: roman(number) })}</p>
      <h2>{title}</h2>
      <p className={styles.story}>{story}</p>
      <details className={styles.course}>
        <summary>{t('book.sheet')}</summary>
        <Notes notes={notes} />
      </details>
      <Course title={t('book.course')} parts={course} />
      <Counted tally={tally} />
      {end === null ? <p className={styles.none}>{t('book.unfinished')}</p> : <Ending end={end} />}
      <Course title={t('book.town')} parts={town} />
    </section>
  );
}

function Ending({ end: { title, result, story, notes } }: { end: End }) {
  return (
    <div className={styles.ending} data-result={result}>
      <h3>
        <Icon name={result === 'won' ? 'heraldic-sun' : 'crowned-skull'} />
        {title}
      </h3>
      <p>{story}</p>
      <Notes notes={notes} />
    </div>
  );
}

function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

/** What was done, move by move, for whoever wants to read it; only an open one is printed. */
function Course({ title, parts }: { title: string; parts: readonly Part[] }) {
  if (parts.length === 0) return null;
  return (
    <details className={styles.course}>
      <summary>{title}</summary>
      {parts.map((part, i) => (
        <div key={i}>
          <h4>{part.title}</h4>
          {part.paragraphs.map((paragraph, n) => (
            <p key={n}>{paragraph}</p>
          ))}
        </div>
      ))}
    </details>
  );
}

function Counted({ tally: { rounds, places, enemies, wounds } }: { tally: Tally }) {
  const t = useT();
  if (rounds === 0) return null;
  return (
    <ul className={styles.tally}>
      <li>{t('book.tally.rounds', { rounds })}</li>
      <li>{t('book.tally.places', { places })}</li>
      <li>{t('book.tally.enemies', { enemies })}</li>
      <li>{t('book.tally.wounds', { wounds })}</li>
    </ul>
  );
}
