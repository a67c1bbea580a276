import type { OptionId } from '@questhall/engine';
import type { Asked } from '@questhall/table';
import { Hidden } from '../../../design/Hidden.js';
import { Icon } from '../../../design/Icon.js';
import { Row, Stack } from '../../../design/Layout.js';
import { Hint } from '../../../design/Words.js';
import type { OddsShown } from '../../../table/table.js';
import { t, useLanguage } from '../../../text/t.js';
import { usePlayed } from '../usePlaying.js';
import styles from './Odds.module.css';
import { averageOf, type Bar, barsOf, isTelling, shareOf, toldChanges } from './shares.js';
import { useOdds, useTried } from './useOdds.js';

type Props = { decision: Asked; picks: readonly OptionId[] };

/** What an answer may lead to: worked out where the dice alone decide, tried out on request where they do not. */
export function OddsBars({ decision, picks }: Props) {
  const odds = useOdds(usePlayed().table, decision.id, picks);
  if (odds === undefined) return <Hint>{t('panel.odds.waiting')}</Hint>;
  return (
    <div className={styles.odds} aria-live="polite">
      {odds === null ? <TriedOut decision={decision} picks={picks} /> : <Worked odds={odds} />}
    </div>
  );
}

/** What becomes of somebody or something; how it comes about is told only where nothing else is. */
function partsOf({ parts }: OddsShown): OddsShown['parts'] {
  const open = parts.filter(({ distribution }) => distribution.length > 1);
  const outcomes = open.filter(({ isMeans }) => isMeans !== true);
  return outcomes.length > 0 ? outcomes : open;
}

function Worked({ odds }: { odds: OddsShown }) {
  const language = useLanguage();
  return (
    <>
      <ul className={styles.chances}>
        {odds.chances.map(({ what, on, text, chance, exact }) => {
          const share = shareOf(chance, language);
          return (
            <li key={`${what} ${on}`} data-what={what}>
              <b>{exact ? share : t('panel.odds.about', { share })}</b>
              <span>{text}</span>
            </li>
          );
        })}
      </ul>
      <Row gap={4}>
        {partsOf(odds).map((part) => (
          <Distribution key={`${part.what} ${part.on}`} part={part} />
        ))}
      </Row>
      <p className={styles.notes}>
        <Icon name="perspective-dice-six-faces-random" />
        <b>{t(odds.exact ? 'panel.odds.exact' : 'panel.odds.open')}</b>{' '}
        {odds.passed.length > 0 && t('panel.odds.passed', { names: odds.passed.join(', ') })}{' '}
        {odds.hasChosen && t('panel.odds.chosen')}
      </p>
    </>
  );
}

/** How many of something, and how likely: small bars to look at, a sentence to listen to. */
function Distribution({ part: { what, text, distribution } }: { part: OddsShown['parts'][number] }) {
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

/**
 * Where not all can be worked out, an answer is tried in many possible worlds, and says that it was. Until it is known
 * whether there is anything to tell, nothing is said.
 */
function TriedOut({ decision, picks }: Props) {
  const language = useLanguage();
  const tried = useTried(usePlayed().table, decision.id, picks);
  if (!tried || !isTelling(tried)) return null;
  const { tries, worth, ends } = tried;
  const signed = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'always' });
  const range = { low: shareOf(tried.low, language), high: shareOf(tried.high, language) };
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
