import { Count, Pennant, Pips, Stat } from '../../../cards/Marks.js';
import { Glyph } from '../../../design/Icon.js';
import { roman } from '../../../text/roman.js';
import { useT } from '../../../text/t.js';
import { drawing } from './icons.js';

export function Attack({ value }: { value: number }) {
  const t = useT();
  return (
    <Stat tone="attack" path={drawing('crossed-claws')} label={t('card.attack', { value })}>
      {value}
    </Stat>
  );
}

export function Resilience({ value }: { value: number }) {
  const t = useT();
  if (value === 0) return null;
  return (
    <Stat tone="resilience" path={drawing('shield')} label={t('card.resilience', { value })}>
      {value}
    </Stat>
  );
}

/** With wounds it shows what is left of what is printed. */
export function Health({ value, wounds = 0 }: { value: number; wounds?: number | undefined }) {
  const t = useT();
  const left = Math.max(0, value - wounds);
  const label = wounds === 0 ? t('card.health', { value }) : t('card.healthLeft', { left, value });
  return (
    <Stat tone="health" path={drawing('hearts')} label={label}>
      {left}
      {wounds > 0 && <small>/{value}</small>}
    </Stat>
  );
}

export function Tier({ tier }: { tier: number | null }) {
  const t = useT();
  if (tier === null) return null;
  return <Pennant label={t('card.tier', { tier: roman(tier) })}>{roman(tier)}</Pennant>;
}

export function Treasure({ count }: { count: number }) {
  const t = useT();
  if (count === 0) return null;
  return (
    <Count label={t('card.treasure', { count })}>
      {Array.from({ length: count }, (_, i) => (
        <Glyph key={i} path={drawing('chest')} />
      ))}
    </Count>
  );
}

/** A lantern for each step of the way, lit when it has been gone. */
export function Progress({ explore, progress = 0 }: { explore: number; progress?: number | undefined }) {
  const t = useT();
  return (
    <Pips as="lanterns" of={explore} on={progress} label={t('card.progress', { progress, explore })}>
      <b>{progress > 0 ? `${progress}/${explore}` : explore}</b>
    </Pips>
  );
}
