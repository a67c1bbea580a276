import type { GameCode } from '@questhall/rulebook';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../design/Button.js';
import { Icon, type IconName } from '../design/Icon.js';
import { Seal } from '../design/Seal.js';
import { useLastGame } from '../games/last.js';
import { NewerBar } from '../offline/NewerBar.js';
import { useSettings } from '../settings/store.js';
import { type TextKey, t } from '../text/t.js';
import { paths } from './paths.js';
import styles from './Shell.module.css';

type Door = {
  to: string;
  text: Extract<TextKey, `nav.${string}`>;
  icon: IconName;
  /** Where it leads into many rooms, what all their addresses have in common. */
  within?: string;
};

const doorsOf = (game: GameCode): readonly Door[] => [
  { to: paths.hall, text: 'nav.hall', icon: 'candle-light' },
  { to: paths.adventures, text: 'nav.adventures', icon: 'tied-scroll' },
  { to: paths.cards(game), text: 'nav.cards', icon: 'card-pickup', within: '/cards' },
  { to: paths.rules(game), text: 'nav.rules', icon: 'rule-book', within: '/rules' },
  { to: paths.settings, text: 'nav.settings', icon: 'cog' },
  { to: paths.about, text: 'nav.about', icon: 'quill-ink' },
];

/** What every screen has around it: the sign over the door, the doors, and a way past them. */
export function Shell({ children }: { children: ReactNode }) {
  const [at] = useLocation();
  const game = useLastGame();
  useArrival();
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t('app.skip')}
      </a>
      <header className={styles.head}>
        <Link className={styles.logo} href={paths.hall}>
          <Seal icon="candle-light" tone="wood" className={styles.flame} />
          {t('app.name')}
        </Link>
        <nav className={styles.doors} aria-label={t('nav.label')}>
          {doorsOf(game).map(({ to, text, icon, within }) => {
            const open = within === undefined ? at === to : at.includes(within);
            return (
              <Link key={text} href={to} className={styles.door} aria-current={open ? 'page' : undefined}>
                <Icon name={icon} />
                <span>{t(text)}</span>
              </Link>
            );
          })}
        </nav>
        <ThemeSwitch />
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <NewerBar />
    </div>
  );
}

/** Candle-light or noon, one press away from anywhere. */
function ThemeSwitch() {
  const theme = useSettings((settings) => settings.theme);
  const set = useSettings((settings) => settings.set);
  const light =
    theme === 'light' || (theme === 'system' && window.matchMedia('(prefers-color-scheme: light)').matches);
  return (
    <Button
      kind="quiet"
      round
      className={styles.theme}
      icon={light ? 'moon' : 'sun'}
      aria-label={t(light ? 'nav.dark' : 'nav.light')}
      onClick={() => set('theme', light ? 'dark' : 'light')}
    />
  );
}

/** A card that is opened in the gallery, or a rule in its book, is not another room. */
const roomOf = (path: string): string => path.split('/').slice(0, 3).join('/');

/**
 * A room that is entered begins at its top, with the keyboard in it; on the way back it is found as it was left,
 * because the browser sees to that.
 */
function useArrival(): void {
  const [path] = useLocation();
  const room = roomOf(path);
  const known = useRef(room);
  const back = useRef(false);
  useEffect(() => {
    const went = () => {
      back.current = true;
    };
    window.addEventListener('popstate', went);
    return () => window.removeEventListener('popstate', went);
  }, []);
  useEffect(() => {
    if (known.current === room) return;
    known.current = room;
    document.getElementById('content')?.focus({ preventScroll: true });
    if (!back.current) window.scrollTo(0, 0);
    back.current = false;
  }, [room]);
}
