import type { Asked } from '@questhall/table';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../design/Button.js';
import { Icon } from '../../design/Icon.js';
import { t } from '../../text/t.js';
import { Answer } from './Answer.js';
import { Barred } from './Barred.js';
import { useTable } from './context.js';
import styles from './DecisionBar.module.css';
import { isConfirmed } from './picks.js';
import type { BoardProps, Telling } from './types.js';

/** Who is asked: in words, and with a face. */
export type Decider = { readonly said: string; readonly face?: ReactNode };

type Props = Pick<BoardProps<unknown>, 'onConfirm' | 'odds' | 'beside'> & {
  decision: Asked;
  decider: Decider;
  /** It has been answered, and is there to keep its place. */
  locked?: boolean;
};

/** So many answers share the whole bar; more stand in columns. */
const FEW = 4;
const LIST = 'answers';

/** Who decides what, in a sentence; every answer as a button. */
export function DecisionBar(props: Props) {
  const { decision, onConfirm, odds, locked = false } = props;
  const { form } = decision;
  const { listed } = useTable();
  const confirmed = isConfirmed(decision);
  const short = form === 'amount' || form === 'yes-no';
  const few = !short && listed.length + (confirmed ? 1 : 0) <= FEW;
  const [asking, setAsking] = useState<number>();
  return (
    <section
      className={styles.bar}
      data-asking={asking === decision.id || undefined}
      aria-label={t('board.decision')}
    >
      <Ask {...props} onAsking={(open) => setAsking(open ? decision.id : undefined)} />
      <OnMap count={decision.options.length} />
      <ol
        id={LIST}
        className={styles.options}
        data-short={short || undefined}
        data-few={few || undefined}
        aria-label={t('board.options')}
      >
        {listed.map((option, i) => (
          <li key={option.id}>
            <Answer option={option} number={i + 1} locked={locked} />
          </li>
        ))}
        {confirmed && (
          <li>
            <Confirm decision={decision} onConfirm={onConfirm} />
          </li>
        )}
      </ol>
      {odds !== undefined && <div className={styles.odds}>{odds}</div>}
    </section>
  );
}

/** Many answers on a map are chosen there; whoever would rather read them lists them. */
function OnMap({ count }: { count: number }) {
  const { listing, onList } = useTable();
  if (listing === 'all') return null;
  const opened = listing === 'opened';
  return (
    <p className={styles.onMap}>
      {t('board.onMap')}
      <Button kind="outline" aria-expanded={opened} aria-controls={LIST} onClick={onList}>
        {opened ? t('board.list.fewer') : t('board.list.all', { count })}
      </Button>
    </p>
  );
}

type AskProps = Omit<Props, 'onConfirm' | 'odds'> & {
  /** Somebody reads why something is not among the answers, or has read it. */
  onAsking: (open: boolean) => void;
};

function Ask({ decision, decider, beside, onAsking, locked = false }: AskProps) {
  const { onWhy } = useTable();
  const question = useRef<HTMLHeadingElement>(null);
  useArrivalAt(question, decision.id);
  return (
    <header className={styles.ask}>
      {decider.face}
      <div>
        <h2 ref={question} tabIndex={-1} data-question={!locked || undefined}>
          {decision.question}
        </h2>
        <p>{decider.said}</p>
      </div>
      <div className={styles.asides}>
        {decision.barred.length > 0 && (
          <Barred key={decision.id} barred={decision.barred} onToggle={onAsking} />
        )}
        {beside}
        {onWhy !== undefined && (
          <Button kind="outline" icon="open-book" className={styles.why} onClick={() => onWhy(undefined)}>
            {t('room.panel.why')}
          </Button>
        )}
      </div>
    </header>
  );
}

/** An answer takes its button with it; whoever had the keyboard on it goes on at the next question. */
function useArrivalAt(question: { readonly current: HTMLElement | null }, decision: number): void {
  const known = useRef(decision);
  useEffect(() => {
    if (known.current === decision) return;
    known.current = decision;
    if (document.activeElement === document.body) question.current?.focus({ preventScroll: true });
  }, [decision, question]);
}

function Confirm({ decision: { min, max }, onConfirm }: Pick<Props, 'decision' | 'onConfirm'>) {
  const count = useTable().selected.length;
  return (
    <button
      type="button"
      className={styles.confirm}
      data-confirm
      disabled={count < min || count > max}
      onClick={onConfirm}
    >
      <Icon name="check-mark" />
      <span>
        <b>{count < min ? t('board.confirm.more', { min }) : t('board.confirm', { count })}</b>
        <small>
          {min === max
            ? t('board.choose.exactly', { max, count })
            : t('board.choose.several', { min, max, count })}
        </small>
      </span>
    </button>
  );
}

type ToldProps = { telling: Telling; after: Asked; decider: Decider };
const nothing = () => undefined;

/** What happens, in the place of the question that it came of; its answers stay where they were, and answer nothing. */
export function Told({ telling: { text }, after, decider }: ToldProps) {
  return (
    <div className={styles.told} data-telling>
      <div className={styles.before} inert aria-hidden="true">
        <DecisionBar decision={after} decider={decider} onConfirm={nothing} locked />
      </div>
      <div className={styles.now}>
        <p className={styles.line}>{text}</p>
        <p className={styles.hint}>{t('stage.skip')}</p>
      </div>
    </div>
  );
}
