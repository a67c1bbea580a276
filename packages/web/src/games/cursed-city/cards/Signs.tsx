import type { CcCardOf } from '@questhall/cursed-city';
import { Plaque } from '../../../cards/Marks.js';
import { t } from '../../../text/t.js';
import styles from './Look.module.css';

export type DieKind = CcCardOf<'hero'>['front']['agility'][number];

/** How a die is printed: a square, a triangle, a pentagon. */
const SHAPES: { readonly [kind in DieKind]: string } = {
  d6: 'M3 3H21V21H3Z',
  d8: 'M12 2L23 21H1Z',
  d12: 'M12 1L23 9L19 22H5L1 9Z',
};

export function diceSaid(dice: readonly DieKind[]): string {
  return [...new Set(dice)]
    .map((kind) => t(`city.dice.${kind}`, { count: dice.filter((one) => one === kind).length }))
    .join(', ');
}

/** The dice that are rolled, as they are printed. */
export function Dice({ dice }: { dice: readonly DieKind[] }) {
  return (
    <span className={styles.dice} role="img" aria-label={diceSaid(dice)}>
      {dice.map((kind, i) => (
        <svg key={i} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={SHAPES[kind]} fill="currentColor" />
        </svg>
      ))}
    </span>
  );
}

/** The least score of a die that pays for it. */
export function Cost({ score }: { score: number | undefined }) {
  if (score === undefined)
    return (
      <Plaque tone="free" label={t('city.cost.free')}>
        –
      </Plaque>
    );
  return (
    <Plaque tone="cost" label={t('city.cost', { score })}>
      {score}+
    </Plaque>
  );
}

/** For a success and for a critical success. */
export function Damage({ damage: [hit, crit] }: { damage: readonly [number, number] }) {
  return (
    <>
      <Plaque tone="hit" label={t('city.damage', { value: hit })}>
        {hit}
      </Plaque>
      <Plaque tone="crit" label={t('city.damage.critical', { value: crit })}>
        {crit}
      </Plaque>
    </>
  );
}
