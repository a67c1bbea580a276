import { Icon } from '../../../design/Icon.js';
import { Row } from '../../../design/Layout.js';
import { Hint } from '../../../design/Words.js';
import type { OddsShown } from '../../../table/table.js';
import { useLanguage, useT } from '../../../text/t.js';
import type { OddsBarsProps } from '../panel.js';
import { Distribution } from './Distribution.js';
import styles from './Odds.module.css';
import { shareOf } from './shares.js';
import { TriedOut } from './TriedOut.js';
import { useOdds } from './useOdds.js';

/** What an answer may lead to: worked out where the dice alone decide, tried out on request where they do not. */
export function OddsBars({ table, decision, picks }: OddsBarsProps) {
  const t = useT();
  const { known, odds } = useOdds(table, decision, picks);
  if (!known) return <Hint>{t('panel.odds.waiting')}</Hint>;
  return (
    <div className={styles.odds} aria-live="polite">
      {odds !== null && <Worked odds={odds} />}
      {odds === null && <TriedOut table={table} decision={decision} picks={picks} />}
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
  const t = useT();
  const language = useLanguage();
  return (
    <>
      <ul className={styles.chances}>
        {odds.chances.map(({ what, on, text, chance, exact }) => (
          <li key={`${what} ${on}`} data-what={what}>
            <b>
              {exact
                ? shareOf(chance, language)
                : t('panel.odds.about', { share: shareOf(chance, language) })}
            </b>
            <span>{text}</span>
          </li>
        ))}
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
