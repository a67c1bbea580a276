import { Icon } from '../design/Icon.js';
import { useSettings } from '../settings/store.js';
import { useT } from '../text/t.js';
import styles from './Shell.module.css';

/** Candle-light or noon, one press away from anywhere. */
export function ThemeSwitch() {
  const t = useT();
  const theme = useSettings((settings) => settings.theme);
  const set = useSettings((settings) => settings.set);
  const light =
    theme === 'light' || (theme === 'system' && window.matchMedia('(prefers-color-scheme: light)').matches);
  return (
    <button
      type="button"
      className={styles.theme}
      aria-label={t(light ? 'nav.dark' : 'nav.light')}
      onClick={() => set('theme', light ? 'dark' : 'light')}
    >
      <Icon name={light ? 'moon' : 'sun'} />
    </button>
  );
}
