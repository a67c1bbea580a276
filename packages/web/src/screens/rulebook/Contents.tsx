import type { Rulebook } from '@questhall/rulebook';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../../app/paths.js';
import { t } from '../../text/t.js';
import styles from './Rulebook.module.css';

/** The table of contents: a list beside the page, and where there is no room, a choice above it. */
export function Contents({ book, here }: { book: Rulebook; here: string | undefined }) {
  const [, go] = useLocation();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = here && list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && current) list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2;
  }, [here]);
  return (
    <nav className={styles.contents} aria-label={t('rules.contents')}>
      <select
        aria-label={t('rules.contents')}
        value={here ?? ''}
        onChange={(event) => go(paths.rules(book.game, event.target.value))}
      >
        {here === undefined && <option value="">{t('rules.contents')}</option>}
        {book.sections.map(({ id, title }) => (
          <option key={id} value={id} lang="en">
            {title}
          </option>
        ))}
      </select>
      <ul ref={list}>
        {book.sections.map(({ id, title, rules }) => (
          <li key={id}>
            <Link href={paths.rules(book.game, id)} aria-current={id === here ? 'true' : undefined}>
              <span lang="en">{title}</span>
              <small>{rules.length}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
