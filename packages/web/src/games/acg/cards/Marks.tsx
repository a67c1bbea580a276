import type { ReactNode } from 'react';
import { Glyph } from '../../../design/Icon.js';
import { roman } from '../../../text/roman.js';
import { useT } from '../../../text/t.js';
import counts from './Counts.module.css';
import { type AcgIcon, drawing } from './icons.js';
import labels from './Labels.module.css';
import stats from './Stats.module.css';

/** A number on its sign; the place is the class's. */
function Stat({
  place,
  icon,
  label,
  children,
}: {
  place: string | undefined;
  icon: AcgIcon;
  label: string;
  children: ReactNode;
}) {
  return (
    <span className={`${stats.stat} ${place}`} data-stat={icon} role="img" aria-label={label}>
      <Glyph path={drawing(icon)} />
      <b>{children}</b>
    </span>
  );
}

export function Attack({ value }: { value: number }) {
  const t = useT();
  return (
    <Stat place={stats.attack} icon="crossed-claws" label={t('card.attack', { value })}>
      {value}
    </Stat>
  );
}

export function Resilience({ value }: { value: number }) {
  const t = useT();
  if (value === 0) return null;
  return (
    <Stat place={stats.resilience} icon="shield" label={t('card.resilience', { value })}>
      {value}
    </Stat>
  );
}

/** With wounds it shows what is left of what is printed. */
export function Health({
  value,
  wounds = 0,
  hero = false,
}: {
  value: number;
  wounds?: number | undefined;
  hero?: boolean;
}) {
  const t = useT();
  const left = Math.max(0, value - wounds);
  const label = wounds === 0 ? t('card.health', { value }) : t('card.healthLeft', { left, value });
  return (
    <Stat place={`${stats.health} ${hero ? stats.heroHealth : ''}`} icon="hearts" label={label}>
      {left}
      {wounds > 0 && <small>/{value}</small>}
    </Stat>
  );
}

export function Keywords({ words, beside }: { words: readonly string[]; beside: 'resilience' | undefined }) {
  return (
    <span
      className={stats.bar}
      data-mark="keywords"
      data-beside={beside}
      data-several={words.length > 2 || undefined}
      data-many={words.length > 3 || undefined}
    >
      {words.map((keyword) => (
        <span key={keyword} data-long={keyword.length > 12 || undefined}>
          {keyword}
        </span>
      ))}
    </span>
  );
}

export function Tier({ tier }: { tier: number | null }) {
  const t = useT();
  if (tier === null) return null;
  return (
    <span
      className={labels.tier}
      data-mark="tier"
      role="img"
      aria-label={t('card.tier', { tier: roman(tier) })}
    >
      {roman(tier)}
    </span>
  );
}

export function Treasure({ count }: { count: number }) {
  const t = useT();
  if (count === 0) return null;
  return (
    <span className={labels.treasure} role="img" aria-label={t('card.treasure', { count })}>
      {Array.from({ length: count }, (_, i) => (
        <Glyph key={i} path={drawing('chest')} />
      ))}
    </span>
  );
}

/** A lantern for each step of the way, lit when it has been gone. */
export function Progress({ explore, progress = 0 }: { explore: number; progress?: number | undefined }) {
  const t = useT();
  return (
    <span className={counts.track} role="img" aria-label={t('card.progress', { progress, explore })}>
      {Array.from({ length: explore }, (_, i) => (
        <i key={i} data-lit={i < progress || undefined} />
      ))}
      <b>{progress > 0 ? `${progress}/${explore}` : explore}</b>
    </span>
  );
}

export function Exhausted() {
  const t = useT();
  return (
    <span className={labels.stamp} data-mark="stamp">
      {t('card.exhausted')}
    </span>
  );
}
