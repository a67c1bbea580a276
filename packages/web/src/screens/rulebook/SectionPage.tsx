import type { LedgerSection, Rulebook } from '@questhall/rulebook';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { paths } from '../../app/paths.js';
import { Hint } from '../../design/Words.js';
import { useT } from '../../text/t.js';
import type { OpenBook } from './ledgers.js';
import type { Place } from './place.js';
import styles from './Rulebook.module.css';
import { RuleEntry } from './RuleEntry.js';

/** One section as a page; a rule that was asked for by name is marked and brought into view. */
export function SectionPage({
  book,
  verified,
  cards,
  place: { section, rule },
}: OpenBook & { place: Place }) {
  const asked = useRef<HTMLLIElement>(null);
  const at = book.sections.indexOf(section);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (rule !== undefined) asked.current?.scrollIntoView({ block: 'center' });
    else if ((title.current?.getBoundingClientRect().top ?? 0) < 0) title.current?.scrollIntoView();
  }, [rule]);
  return (
    <>
      <h2 className={styles.title} ref={title} lang="en">
        {section.title}
      </h2>
      <ol>
        {book.inSection(section.id).map((entry) => (
          <RuleEntry
            key={entry.id}
            game={book.game}
            entry={entry}
            tests={verified[entry.id]}
            cards={cards[entry.id]}
            asked={entry.id === rule?.id}
            ref={entry.id === rule?.id ? asked : undefined}
          />
        ))}
      </ol>
      <Turn book={book} before={book.sections[at - 1]} after={book.sections[at + 1]} />
    </>
  );
}

type TurnProps = { book: Rulebook; before: LedgerSection | undefined; after: LedgerSection | undefined };

function Turn({ book, before, after }: TurnProps) {
  const t = useT();
  return (
    <nav className={styles.turn} aria-label={t('rules.turn')}>
      {before && (
        <Link href={paths.rules(book.game, before.id)}>
          <Hint>{t('rules.before')}</Hint>
          <span lang="en">{before.title}</span>
        </Link>
      )}
      {after && (
        <Link href={paths.rules(book.game, after.id)} data-side="after">
          <Hint>{t('rules.after')}</Hint>
          <span lang="en">{after.title}</span>
        </Link>
      )}
    </nav>
  );
}
