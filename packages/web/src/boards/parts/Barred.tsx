import type { BarredOption } from '@questhall/table';
import { useEffect, useRef } from 'react';
import { Button } from '../../design/Button.js';
import { t } from '../../text/t.js';
import { useTable } from './context.js';
import styles from './DecisionBar.module.css';

type Props = { barred: readonly BarredOption[]; onToggle: (open: boolean) => void };

/** What one might have expected among the answers, with the reason, for whoever asks. */
export function Barred({ barred, onToggle }: Props) {
  const { onWhy } = useTable();
  const page = useRef<HTMLDetailsElement>(null);
  useClosing(page);
  return (
    <details
      ref={page}
      className={styles.barred}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>{t('board.barred', { count: barred.length })}</summary>
      <ul data-on="paper">
        {barred.map((one) => (
          <li key={`${one.name} ${one.because}`}>
            <b>{one.name}</b> {one.because} <small>{one.rules[0]}</small>
            {onWhy !== undefined && (
              <Button kind="link" size="small" onClick={() => onWhy({ barred: one })}>
                {t('room.panel.why')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Whoever does something else has read it: a press elsewhere closes it, and so does any key but those that lead about in it. */
function useClosing(page: { readonly current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const isInside = (target: EventTarget | null) => target instanceof Node && page.current?.contains(target);
    const close = () => page.current?.removeAttribute('open');
    const press = ({ target }: Event) => !isInside(target) && close();
    const key = ({ key: pressed, target }: KeyboardEvent) =>
      (pressed === 'Escape' || (pressed !== 'Tab' && !isInside(target))) && close();
    const closing = new AbortController();
    document.addEventListener('pointerdown', press, { signal: closing.signal });
    document.addEventListener('keydown', key, { signal: closing.signal });
    return () => closing.abort();
  }, [page]);
}
