import type { AcgView } from '@questhall/acg';
import { Icon } from '../../design/Icon.js';
import { useT } from '../../text/t.js';
import { useTable } from './context.js';
import styles from './DecisionBar.module.css';
import { Portrait } from './Plate.js';
import { headline, isConfirmed } from './picks.js';
import type { BoardBarred, BoardDecision, BoardOption, BoardProps } from './types.js';

type Props = Pick<BoardProps, 'selected' | 'onConfirm' | 'onWhy' | 'odds'> & {
  view: AcgView;
  decision: BoardDecision;
};

/** Who decides what, in a sentence; every answer as a button. */
export function DecisionBar({ view, decision, selected, onConfirm, onWhy, odds }: Props) {
  const t = useT();
  const { form, options } = decision;
  const short = form === 'amount' || form === 'yes-no';
  return (
    <section className={styles.bar} aria-label={t('board.decision')}>
      <Ask view={view} decision={decision} onWhy={onWhy} />
      <ol className={styles.options} data-short={short || undefined} aria-label={t('board.options')}>
        {options.map((option, i) => (
          <li key={option.id}>
            <Answer option={option} number={i + 1} />
          </li>
        ))}
      </ol>
      {isConfirmed(decision) && <Confirm decision={decision} selected={selected} onConfirm={onConfirm} />}
      {odds !== undefined && (
        <section className={styles.odds} aria-label={t('board.odds')}>
          {odds}
        </section>
      )}
    </section>
  );
}

function Ask({ view, decision, onWhy }: Pick<Props, 'view' | 'decision' | 'onWhy'>) {
  const t = useT();
  const hero = view.heroes.find(({ id }) => id === (view.action?.hero ?? view.active));
  return (
    <header className={styles.ask}>
      {hero !== undefined && <Portrait hero={hero} size="48px" />}
      <div>
        <h2>{decision.question}</h2>
        <p>{hero === undefined ? t('board.party') : t('board.decides', { hero: t(`hero.${hero.id}`) })}</p>
      </div>
      {decision.barred.length > 0 && <Barred barred={decision.barred} />}
      {onWhy !== undefined && (
        <button type="button" className={styles.why} onClick={onWhy}>
          <Icon name="open-book" />
          {t('board.why')}
        </button>
      )}
    </header>
  );
}

function Answer({ option, number }: { option: BoardOption; number: number }) {
  const { aimed, many, selected, onAim, onPick } = useTable();
  const { name, rest, odds } = headline(option.text);
  return (
    <button
      type="button"
      className={styles.option}
      data-aimed={aimed === option.id || undefined}
      aria-pressed={many ? selected.includes(option.id) : undefined}
      onClick={() => onPick(option.id)}
      onFocus={() => onAim(option.id)}
      onBlur={() => onAim(undefined)}
      onPointerEnter={() => onAim(option.id)}
      onPointerLeave={() => onAim(undefined)}
    >
      {number < 10 && <i aria-hidden="true">{number}</i>}
      <span>
        <b>{name}</b>
        {rest !== '' && <small>{rest}</small>}
        {odds !== '' && <em>{odds}</em>}
      </span>
    </button>
  );
}

function Confirm({
  decision: { min, max },
  selected,
  onConfirm,
}: Pick<Props, 'decision' | 'selected' | 'onConfirm'>) {
  const t = useT();
  const count = selected.length;
  return (
    <div className={styles.confirm}>
      <p>{t('board.choose.several', { min, max, count })}</p>
      <button type="button" disabled={count < min || count > max} onClick={onConfirm}>
        <Icon name="check-mark" />
        {t('board.confirm', { count })}
      </button>
    </div>
  );
}

/** What one might have expected among the answers, with the reason, for whoever asks. */
function Barred({ barred }: { barred: readonly BoardBarred[] }) {
  const t = useT();
  return (
    <details className={styles.barred}>
      <summary>{t('board.barred', { count: barred.length })}</summary>
      <ul>
        {barred.map(({ text, because, rules }) => (
          <li key={text}>
            <b>{headline(text).name}</b> {because} <small>{rules.join(', ')}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
