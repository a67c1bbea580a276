import { Coin as KitCoin, Pips, Plaque, Shield } from '../../../cards/Marks.js';
import { Glyph } from '../../../design/Icon.js';
import { t } from '../../../text/t.js';
import { blowSaid, hitsOf, hitsSaid, type LrAttack } from './actions.js';
import { drawing, type LrIcon } from './pictures.js';

/** RESILIENCE on its shield; what is left of it is read from the tokens beside it. */
export function Resilience({ value, wounded = false }: { value: number; wounded?: boolean }) {
  return (
    <Shield tone={wounded ? 'wounded' : 'resilience'} label={t('card.resilience', { value })}>
      <b>{value}</b>
    </Shield>
  );
}

/** In the place of RESILIENCE: one blow of any strength turns it over, the second slays it. */
export function Tough() {
  return (
    <Shield tone="tough" label={t('relic.tough')}>
      <Glyph path={drawing('cracked-shield')} />
    </Shield>
  );
}

/** A place for each token that can lie there; the last one is the end of this side. */
export function Damage({ damage, of }: { damage: number; of: number }) {
  return <Pips of={of} on={damage} label={t('relic.damage', { damage, of })} />;
}

export const Coin = ({ icon, label, kind }: { icon: LrIcon; label: string; kind?: string | undefined }) => (
  <KitCoin path={drawing(icon)} label={label} tone={kind} />
);

/** The place for a die, marked with the least value that inspires. */
export function From({ value }: { value: number | undefined }) {
  if (value === undefined) return null;
  return <Plaque label={t('relic.from', { value })}>{value}+</Plaque>;
}

/** What a blow deals: with any die, and with one that inspires. */
export function Hits({ attack }: { attack: LrAttack }) {
  const { normal, inspired } = hitsOf(attack);
  return (
    <>
      <Plaque tone="blow" label={`${blowSaid(attack)}, ${hitsSaid(attack)}`}>
        {normal}
      </Plaque>
      {normal !== inspired && (
        <Plaque tone="inspired" label={t('relic.hits', { value: inspired })}>
          {inspired}
        </Plaque>
      )}
    </>
  );
}
