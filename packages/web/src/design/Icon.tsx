import { appIcons } from '../generated/app-icons.js';
import styles from './Icon.module.css';

export type IconName = keyof typeof appIcons;
/** The icon that a lesson names. All of them are drawn: `scripts/generate.mjs` looks for them. */
export const iconNamed = (name: string): IconName | undefined =>
  Object.hasOwn(appIcons, name) ? (name as IconName) : undefined;
export const iconPath = (name: IconName): string => appIcons[name];

/** Says nothing by itself: whatever it means stands beside it in words or in a label around it. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return <Glyph path={iconPath(name)} className={className} />;
}

/** An icon that comes with a game's content. */
export function Glyph({ path, className }: { path: string; className?: string | undefined }) {
  return (
    <svg className={className ?? styles.icon} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path d={path} fill="currentColor" />
    </svg>
  );
}
