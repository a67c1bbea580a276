import type { Line, Scene } from '@questhall/table';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../design/Button.js';
import { Hint } from '../../../design/Words.js';
import type { Table } from '../../../table/table.js';
import { useT } from '../../../text/t.js';
import styles from './Chronicle.module.css';
import { PastNote } from './PastNote.js';
import { StanzaOf } from './StanzaOf.js';
import { stanzas, type Told } from './told.js';

type Props = { table: Table; scene: Scene; told: Told; onWhy: (line: Line) => void };

/** So near to the newest line, somebody wants to see the next one too. */
const NEAR = 80;

/** All that has been told, as prose. It follows what is told until somebody scrolls back. */
export function Chronicle({ table, scene, told, onWhy }: Props) {
  const t = useT();
  const { scroller, end, following, onScroll, follow } = useFollowing(told);
  const past = told.lines.filter(({ at }) => at <= told.at);
  const ahead = told.lines.slice(past.length);
  return (
    <div className={styles.chronicle}>
      <PastNote table={table} time={scene.time} />
      <section
        ref={scroller}
        className={styles.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a page that scrolls has to be reached by the keyboard
        tabIndex={0}
        aria-label={t('room.panel.chronicle')}
        onScroll={onScroll}
        onKeyDown={moveAmongLines}
      >
        {told.lines.length === 0 && <Hint>{t('panel.chronicle.empty')}</Hint>}
        <Stanzas lines={past} table={table} onWhy={onWhy} />
        <div ref={end} className={styles.now} data-past={ahead.length > 0 || undefined}>
          {ahead.length > 0 && t('panel.chronicle.ahead')}
        </div>
        <div className={styles.ahead}>
          <Stanzas lines={ahead} table={table} onWhy={onWhy} />
        </div>
      </section>
      {!following && (
        <Button kind="page" icon="quill-ink" className={styles.newest} onClick={follow}>
          {t('panel.chronicle.newest')}
        </Button>
      )}
    </div>
  );
}

type StanzasProps = { lines: readonly Line[]; table: Table; onWhy: (line: Line) => void };

function Stanzas({ lines, table, onWhy }: StanzasProps) {
  return stanzas(lines).map((stanza) => (
    <StanzaOf key={`${stanza.kind} ${stanza.key}`} stanza={stanza} table={table} onWhy={onWhy} />
  ));
}

function useFollowing(told: Told) {
  const scroller = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const [following, setFollowing] = useState(true);
  const bottom = () => (end.current?.offsetTop ?? 0) + (end.current?.offsetHeight ?? 0);
  const toEnd = () => {
    const page = scroller.current;
    if (page === null) return;
    page.scrollTop = bottom() - page.clientHeight;
    height.current = page.scrollHeight;
  };
  // What is told moves the page, and nothing else does.
  useLayoutEffect(() => {
    if (following) toEnd();
  }, [told]);
  const onScroll = () => {
    const page = scroller.current;
    if (page === null) return;
    // Lines far above get their height when they come near: then the page has moved by itself.
    const grown = page.scrollHeight !== height.current;
    height.current = page.scrollHeight;
    if (following && grown) toEnd();
    else setFollowing(bottom() - page.scrollTop - page.clientHeight < NEAR);
  };
  const follow = () => {
    setFollowing(true);
    toEnd();
  };
  return { scroller, end, following, onScroll, follow };
}

const STEPS: { readonly [key: string]: number } = { ArrowUp: -1, ArrowDown: 1 };

/** One stop of the tab key for a thousand lines: arrows lead on from there. */
function moveAmongLines(event: KeyboardEvent<HTMLElement>): void {
  const by = STEPS[event.key];
  if (by === undefined) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-line]')];
  const at = lines.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? lines.at(-1) : lines[at + by];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
