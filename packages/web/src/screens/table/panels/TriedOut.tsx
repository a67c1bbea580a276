import { Stack } from '../../../design/Layout.js';
import type { SampledShown } from '../../../table/table.js';
import { useLanguage, useT } from '../../../text/t.js';
import type { OddsBarsProps } from '../panel.js';
import styles from './Odds.module.css';
import { shareOf } from './shares.js';
import { isTelling, toldChanges } from './tried.js';
import { useTried } from './useOdds.js';

/**
 * Where not all can be worked out, an answer is tried in many possible worlds, and says that it was. Until it is known
 * whether there is anything to tell, nothing is said.
 */
export function TriedOut({ table, decision, picks }: OddsBarsProps) {
  const tried = useTried(table, decision, picks);
  return tried === null || !isTelling(tried) ? null : <Told tried={tried} />;
}

function Told({ tried }: { tried: SampledShown }) {
  const { tries, worth, low, high, ends } = tried;
  const t = useT();
  const language = useLanguage();
  const signed = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'always' });
  const range = { low: shareOf(low, language), high: shareOf(high, language) };
  return (
    <Stack gap={1}>
      <ul className={styles.chances}>
        {ends.map(({ result, share }) => (
          <li key={result} data-what={result}>
            <b>{shareOf(share, language)}</b>
            <span>{t('panel.odds.end', { result })}</span>
          </li>
        ))}
        {toldChanges(tried).map(({ text, change }) => (
          <li key={text}>
            <b>{signed.format(change).replace('-', '−')}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p>
        {t('panel.odds.worth', { worth: shareOf(worth, language) })}{' '}
        {range.low !== range.high && t('panel.odds.range', range)}
      </p>
      <p className={styles.notes}>{t('panel.odds.tried', { tries })}</p>
    </Stack>
  );
}
