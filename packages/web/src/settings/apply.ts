import type { Settings } from './settings.js';
import { useSettings } from './store.js';

const lightWanted = () => window.matchMedia('(prefers-color-scheme: light)');
const stillWanted = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/** Style sheets read the settings off the root element; no component needs to know them. */
function apply({ theme, textSize, motion, speed }: Settings): void {
  const root = document.documentElement;
  const light = theme === 'light' || (theme === 'system' && lightWanted().matches);
  const still = motion === 'reduced' || (motion === 'system' && stillWanted().matches);
  root.dataset.theme = light ? 'light' : 'dark';
  root.dataset.motion = still ? 'reduced' : 'full';
  root.dataset.text = textSize;
  root.dataset.speed = speed;
  const bar = document.querySelector('meta[name=theme-color]');
  bar?.setAttribute('content', light ? '#eddcb2' : '#2e2018');
}

export function followSettings(): void {
  const again = () => apply(useSettings.getState());
  again();
  useSettings.subscribe(again);
  lightWanted().addEventListener('change', again);
  stillWanted().addEventListener('change', again);
}
