import type { SampledShown } from '../../../table/table.js';
import { useLanguage, useT } from '../../../text/t.js';
import type { OddsBarsProps } from '../panel.js';
import styles from './Odds.module.css';
import { shareOf } from './shares.js';
import { useTried } from './useOdds.js';

/** Changes too small to be told. */
const SLIGHT = 0.05;
const SAME = 1e-9;
const hundred = (worth: number) => Math.round(worth * 100);

/** Where not all can be worked out, an answer is tried in many possible worlds, and says that it was. */
export function TriedOut({ table, decision, picks }: OddsBarsProps) {
  const t = useT();
  const tried = useTried(table, decision, picks);
  if (tried === null || (tried !== 'trying' && isSure(tried))) return null;
  if (tried === 'trying') return <p className={styles.waiting}>{t('panel.odds.trying')}</p>;
  return <Told tried={tried} />;
}

/** Chance has no part in it: then there is nothing to tell that people cannot see. */
const isSure = ({ low, high, ends }: SampledShown): boolean =>
  high - low < SAME && ends.every(({ share }) => share === 1);

function Told({ tried: { tries, worth, low, high, ends, changes } }: { tried: SampledShown }) {
  const t = useT();
  const language = useLanguage();
  const signed = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'always' });
  const told = changes.filter(({ change }) => Math.abs(change) >= SLIGHT);
  const range = { low: hundred(low), high: hundred(high) };
  return (
    <div className={styles.tried}>
      <ul className={styles.chances}>
        {ends.map(({ result, share }) => (
          <li key={result} data-what={result}>
            <b>{shareOf(share, language)}</b>
            <span>{t('panel.odds.end', { result })}</span>
          </li>
        ))}
        {told.map(({ text, change }) => (
          <li key={text}>
            <b>{signed.format(change).replace('-', '−')}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p>
        {t('panel.odds.worth', { worth: hundred(worth) })}{' '}
        {range.low !== range.high && t('panel.odds.range', range)}
      </p>
      <p className={styles.notes}>{t('panel.odds.tried', { tries })}</p>
    </div>
  );
}
