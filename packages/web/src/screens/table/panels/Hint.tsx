import type { Asked } from '@questhall/table';
import { useEffect, useId, useState } from 'react';
import { DialogTrigger, Popover, Button as Trigger } from 'react-aria-components';
import { sayTrouble } from '../../../app/Failed.js';
import { useLoaded } from '../../../app/useLoaded.js';
import { isElsewhere } from '../../../boards/parts/useKeys.js';
import { Button, buttonLook } from '../../../design/Button.js';
import { Icon } from '../../../design/Icon.js';
import { Hint as Small } from '../../../design/Words.js';
import type { Hint } from '../../../table/table.js';
import { t, useLanguage } from '../../../text/t.js';
import { usePlayed } from '../usePlaying.js';
import styles from './Hint.module.css';
import { commandOf } from './keys.js';
import { shareOf } from './shares.js';

/** "What would you do?": a companion says what, why, and what would be second best. */
export function HintButton({ asked }: { asked: Asked }) {
  const [open, setOpen] = useState(false);
  const title = useId();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isElsewhere(event.target) && commandOf(event) === 'hint') setOpen(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <DialogTrigger isOpen={open} onOpenChange={setOpen}>
      <Trigger {...buttonLook({ kind: 'quiet' })}>
        <Icon name="light-bulb" />
        {t('key.hint')}
      </Trigger>
      {/* It is the dialog itself: with one inside, its unseen buttons would lie outside of everything. */}
      <Popover className={styles.popover} placement="top end" aria-labelledby={title}>
        <div className={styles.dialog} data-on="paper">
          <h4 id={title}>{t('panel.hint.title')}</h4>
          <Advice decision={asked.id} onDone={() => setOpen(false)} />
        </div>
      </Popover>
    </DialogTrigger>
  );
}

function Advice({ decision, onDone }: { decision: number; onDone: () => void }) {
  const { table } = usePlayed();
  const hint = useLoaded(() => table.hint(decision), [table, decision]);
  if (hint === undefined) return <p role="status">{t('panel.hint.thinking')}</p>;
  if (!hint.ok) return <p role="alert">{sayTrouble(hint.trouble)}</p>;
  const follow = () => {
    onDone();
    table.answer(decision, hint.value.picks);
  };
  return <Told hint={hint.value} onFollow={follow} />;
}

/** What to do, what comes of it compared with the second best, and how good both look. */
function Told({ hint, onFollow }: { hint: Hint; onFollow: () => void }) {
  const { say, list, name } = useSaying();
  const { worth, tries, next, reason } = hint;
  // Nothing is recommended where nothing speaks for it.
  const alike = reason === 'hint.alike';
  return (
    <div role="status" className={styles.told}>
      <p className={styles.answer}>{alike ? t(reason) : name(hint.texts)}</p>
      <p>
        {alike
          ? t('panel.hint.alike')
          : reason === 'hint.even'
            ? t(reason, { next: name(next?.texts ?? []) })
            : `${t(reason)} ${compared()}`}
      </p>
      {!alike && <Exactly hint={hint} />}
      <p>
        {t('panel.odds.worth', { worth: say(worth) })} {second()}
      </p>
      <Small>{t('panel.hint.tries', { tries })}</Small>
      {!alike && (
        <Button kind="gold" icon="check-mark" onClick={onFollow} autoFocus>
          {t('panel.hint.do')}
        </Button>
      )}
    </div>
  );

  function compared(): string {
    const { gains, costs, same } = hint;
    const other = name(next?.texts ?? []);
    if (gains.length + costs.length === 0) return same.length > 0 ? t('panel.hint.unseen') : '';
    if (gains.length === 0) return t('panel.hint.although', { costs: list(costs), next: other });
    const because = t('panel.hint.because', { gains: list(gains), next: other });
    return costs.length === 0 ? because : `${because} ${t('panel.hint.costs', { costs: list(costs) })}`;
  }

  /** Named only where it is worth less; two that cannot be told apart in hundredths are called near. */
  function second(): string {
    if (next === null || alike || reason === 'hint.even') return '';
    const answer = name(next.texts);
    if (say(next.worth) === say(worth)) return t('panel.hint.near', { answer });
    return t('panel.hint.next', { answer, worth: say(next.worth) });
  }
}

/** Shares, lists and answers, as one says them. */
function useSaying() {
  const language = useLanguage();
  const say = (share: number) => shareOf(share, language);
  const list = (items: readonly string[]) =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
  /** An answer as the buttons call it. */
  const name = (texts: readonly string[]) =>
    texts.length === 0 ? t('board.confirm', { count: 0 }) : list(texts);
  const average = (value: number) =>
    t('panel.odds.average', {
      average: new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value),
    });
  return { say, list, name, average };
}

/** Where the dice alone tell, they are better than any try. */
function Exactly({ hint: { exact, next } }: { hint: Hint }) {
  const { say, name, average } = useSaying();
  if (exact.length === 0) return null;
  return (
    <div className={styles.exact}>
      <h3>{t('panel.hint.exact')}</h3>
      <ul>
        {exact.map(({ text, kind, mine, other }) => {
          const said = kind === 'chance' ? say : average;
          return (
            <li key={text}>
              {text}: <b>{said(mine)}</b>{' '}
              {other !== null &&
                next !== null &&
                t('panel.hint.exact.other', { other: said(other), next: name(next.texts) })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
