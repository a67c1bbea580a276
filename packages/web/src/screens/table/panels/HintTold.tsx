import { Button } from '../../../design/Button.js';
import { Hint as Small } from '../../../design/Words.js';
import type { Hint } from '../../../table/table.js';
import { useLanguage, useT } from '../../../text/t.js';
import styles from './Hint.module.css';
import { shareOf } from './shares.js';

type Props = { hint: Hint; onFollow: () => void };

/** What to do, what comes of it compared with the second best, and how good both look. */
export function HintTold({ hint, onFollow }: Props) {
  const t = useT();
  const language = useLanguage();
  const { worth, tries } = hint;
  const name = useAnswer();
  if (hint.reason === 'hint.alike') return <Alike hint={hint} />;
  return (
    <div role="status" className={styles.told}>
      <p className={styles.answer}>{name(hint.texts)}</p>
      <p>
        <Reason hint={hint} />
      </p>
      <Exactly hint={hint} />
      <p>
        {t('panel.hint.worth', { worth: shareOf(worth, language) })} <Second hint={hint} />
      </p>
      <Small>{t('panel.hint.tries', { tries })}</Small>
      <Button kind="gold" icon="check-mark" onClick={onFollow} autoFocus>
        {t('panel.hint.do')}
      </Button>
    </div>
  );
}

/** Nothing is recommended where nothing speaks for it. */
function Alike({ hint: { worth, tries } }: { hint: Hint }) {
  const t = useT();
  const language = useLanguage();
  return (
    <div role="status" className={styles.told}>
      <p className={styles.answer}>{t('hint.alike')}</p>
      <p>{t('panel.hint.alike')}</p>
      <p>{t('panel.hint.worth', { worth: shareOf(worth, language) })}</p>
      <Small>{t('panel.hint.tries', { tries })}</Small>
    </div>
  );
}

/** Named only where it is worth less; two that cannot be told apart in hundredths are called near. */
function Second({ hint: { worth, next, reason } }: { hint: Hint }) {
  const t = useT();
  const language = useLanguage();
  const name = useAnswer();
  if (next === null || reason === 'hint.even') return null;
  const answer = name(next.texts);
  const other = shareOf(next.worth, language);
  return other === shareOf(worth, language)
    ? t('panel.hint.near', { answer })
    : t('panel.hint.next', { answer, worth: other });
}

/** An answer as the buttons call it. */
function useAnswer(): (texts: readonly string[]) => string {
  const t = useT();
  const list = useList();
  return (texts) => (texts.length === 0 ? t('board.confirm', { count: 0 }) : list(texts));
}

function useList(): (items: readonly string[]) => string {
  const language = useLanguage();
  return (items) => new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
}

function Reason({ hint }: { hint: Hint }) {
  const t = useT();
  const { reason, next } = hint;
  const name = useAnswer();
  if (reason === 'hint.even') return t('hint.even', { next: name(next?.texts ?? []) });
  return (
    <>
      {t(reason)} <Compared hint={hint} />
    </>
  );
}

function Compared({ hint: { gains, costs, same, next } }: { hint: Hint }) {
  const t = useT();
  const list = useList();
  const name = useAnswer();
  const other = name(next?.texts ?? []);
  if (gains.length + costs.length === 0) return same.length > 0 && t('panel.hint.unseen');
  if (gains.length === 0) return t('panel.hint.although', { costs: list(costs), next: other });
  const because = t('panel.hint.because', { gains: list(gains), next: other });
  return costs.length === 0 ? because : `${because} ${t('panel.hint.costs', { costs: list(costs) })}`;
}

/** Where the dice alone tell, they are better than any try. */
function Exactly({ hint: { exact, next } }: { hint: Hint }) {
  const t = useT();
  const language = useLanguage();
  const name = useAnswer();
  if (exact.length === 0) return null;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const said = (kind: 'chance' | 'average', value: number) =>
    kind === 'chance' ? shareOf(value, language) : t('panel.odds.average', { average: number.format(value) });
  return (
    <div className={styles.exact}>
      <h3>{t('panel.hint.exact')}</h3>
      <ul>
        {exact.map(({ text, kind, mine, other }) => (
          <li key={text}>
            {text}: <b>{said(kind, mine)}</b>{' '}
            {other !== null &&
              next !== null &&
              t('panel.hint.exact.other', { other: said(kind, other), next: name(next.texts) })}
          </li>
        ))}
      </ul>
    </div>
  );
}
