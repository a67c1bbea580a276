import { Link } from 'wouter';
import styles from './Tabs.module.css';

export type Tab = {
  readonly to: string;
  readonly text: string;
  readonly game?: string;
  readonly current?: boolean;
};

/** Pages of which one is open, as bookmarks of their colours or as a plain line. */
export function Tabs({ label, look, tabs }: { label: string; look: 'books' | 'line'; tabs: readonly Tab[] }) {
  return (
    <nav className={styles.tabs} data-look={look} aria-label={label}>
      {tabs.map(({ to, text, game, current = false }) => (
        <Link key={text} href={to} data-game={game} aria-current={current ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
