import { Button } from '../design/Button.js';
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
