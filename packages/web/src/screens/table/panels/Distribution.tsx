import { Hidden } from '../../../design/Hidden.js';
import type { OddsShown } from '../../../table/table.js';
import { useLanguage, useT } from '../../../text/t.js';
import styles from './Odds.module.css';
import { averageOf, type Bar, barsOf, shareOf } from './shares.js';

type Part = OddsShown['parts'][number];

/** How many of something, and how likely: small bars to look at, a sentence to listen to. */
export function Distribution({ part: { what, text, distribution } }: { part: Part }) {
  const t = useT();
  const language = useLanguage();
  const bars = barsOf(distribution);
  const highest = Math.max(...bars.map(({ share }) => share));
  const said = ({ count, more, share }: Bar) =>
    t(more ? 'panel.odds.said.atLeast' : 'panel.odds.said', { count, share: shareOf(share, language) });
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const average = number.format(averageOf(distribution));
  return (
    <figure className={styles.part} data-what={what}>
      <figcaption>
        {text} <small>{t('panel.odds.average', { average })}</small>
      </figcaption>
      <ol className={styles.bars}>
        {bars.map((bar) => (
          <li key={bar.count} title={said(bar)}>
            <i aria-hidden="true" style={{ height: `${(bar.share / highest) * 100}%` }} />
            <Hidden>{said(bar)}</Hidden>
            <b aria-hidden="true">{bar.more ? t('panel.odds.atLeast', { count: bar.count }) : bar.count}</b>
          </li>
        ))}
      </ol>
    </figure>
  );
}
