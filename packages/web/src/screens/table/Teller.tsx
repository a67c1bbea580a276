import type { Line, Time } from '@questhall/table';
import { useRef } from 'react';
import { Icon } from '../../design/Icon.js';
import { useT } from '../../text/t.js';
import styles from './Teller.module.css';

/** What is told at this moment, and which it is of how many. */
export type Running = {
  readonly line: Line | null;
  readonly at: number;
  readonly count: number;
};

/** Whoever has watched more than this go by does not want it counted. */
const COUNTED = 99;

type Props = { running: Running; time: Time; where: string; onRead: () => void };

/** What has just happened, a line at a time; the last one stays until there is another. All of it is in the chronicle. */
export function Teller({ running: { line: now, at, count }, time, where, onRead }: Props) {
  const t = useT();
  const line = useLast(now ?? undefined, time);
  return (
    <button type="button" className={styles.teller} title={t('room.happened.read')} onClick={onRead}>
      <Icon name="quill-ink" />
      <span
        key={line === undefined ? '' : `${line.at} ${line.text}`}
        className={styles.line}
        data-kind={line?.kind}
        data-past={count === 0 || undefined}
      >
        {line?.text ?? capital(where)}
      </span>
      {count > 1 && count <= COUNTED && (
        <small>{at < count ? `${at} / ${count}` : t('room.happened.all', { count })}</small>
      )}
    </button>
  );
}

/** Where a party is stands in the middle of sentences as well. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The line before, unless it has not happened here: an answer was taken back, or this is another telling. */
function useLast(line: Line | undefined, { at, branch }: Time): Line | undefined {
  const last = useRef({ line, branch });
  const { current } = last;
  const holds = current.branch === branch && (current.line?.at ?? 0) <= at;
  last.current = { line: line ?? (holds ? current.line : undefined), branch };
  return last.current.line;
}
