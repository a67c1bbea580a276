import type { Line } from '@questhall/table';
import { type KeyboardEvent, memo, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../design/Button.js';
import { Row } from '../../../design/Layout.js';
import { Hint } from '../../../design/Words.js';
import type { Table } from '../../../table/table.js';
import { t } from '../../../text/t.js';
import { usePlayed } from '../usePlaying.js';
import styles from './Chronicle.module.css';
import { PastNote } from './Time.js';
import { type Stanza, sameStanza, stanzas, type Told, useTold } from './told.js';

/** So near to the newest line, somebody wants to see the next one too. */
const NEAR = 80;

/** All that has been told, as prose. It follows what is told until somebody scrolls back. */
export function Chronicle() {
  const told = useTold(usePlayed().table);
  const { scroller, end, following, onScroll, follow } = useFollowing(told);
  const past = told.lines.filter(({ at }) => at <= told.at);
  const ahead = told.lines.slice(past.length);
  return (
    <div className={styles.chronicle}>
      <PastNote />
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
        <Stanzas lines={past} />
        <div ref={end} className={styles.now} data-past={ahead.length > 0 || undefined}>
          {ahead.length > 0 && t('panel.chronicle.ahead')}
        </div>
        <div className={styles.ahead}>
          <Stanzas lines={ahead} />
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

function Stanzas({ lines }: { lines: readonly Line[] }) {
  const { table, panels } = usePlayed();
  // A stanza keeps the first of these: both do the same at any moment.
  const onWhy = (line: Line) => panels.show('why', { of: 'line', line });
  return stanzas(lines).map((stanza) => (
    <StanzaOf key={`${stanza.kind} ${stanza.key}`} stanza={stanza} table={table} onWhy={onWhy} />
  ));
}

type Acting = { table: Table; onWhy: (line: Line) => void };

/** A part of the chronicle; drawn again only when a line of it is new. */
const StanzaOf = memo(Drawn, (a, b) => a.table === b.table && sameStanza(a.stanza, b.stanza));

function Drawn({ stanza, ...acting }: Acting & { stanza: Stanza }) {
  if (stanza.kind === 'move')
    return (
      <ol className={styles.stanza}>
        {stanza.lines.map((line, i) => (
          <Verse key={i} line={line} first={line.at !== stanza.lines[i - 1]?.at} {...acting} />
        ))}
      </ol>
    );
  const { kind, line } = stanza;
  if (kind === 'part')
    return (
      <h4 className={styles.part} data-ruled>
        {line.text}
      </h4>
    );
  return (
    <div className={styles.chapter}>
      <h3>{line.text}</h3>
      <Paragraphs line={line} />
    </div>
  );
}

const Paragraphs = ({ line: { paragraphs } }: { line: Line }) =>
  paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>);

/** The number in the margin is that of the answer that led to it, as verses have one. */
function Verse({ line, first, ...acting }: Acting & { line: Line; first: boolean }) {
  const [open, setOpen] = useState(false);
  const { at, kind, text, rules } = line;
  const [rule = '', ...more] = rules;
  return (
    <li className={styles.line} data-kind={kind}>
      <button
        type="button"
        className={styles.verse}
        data-line
        data-first={first || undefined}
        tabIndex={-1}
        aria-expanded={open}
        aria-label={t('panel.chronicle.line', { at })}
        onClick={() => setOpen(!open)}
      >
        {first ? at : '·'}
      </button>
      <div className={styles.words}>
        <p>
          {text}{' '}
          {rule !== '' && (
            <button type="button" className={styles.rule} tabIndex={-1} onClick={() => acting.onWhy(line)}>
              {rule}
              {more.length > 0 && ` +${more.length}`}
            </button>
          )}
        </p>
        <Paragraphs line={line} />
        {open && <Acts line={line} {...acting} />}
      </div>
    </li>
  );
}

function Acts({ line, table, onWhy }: Acting & { line: Line }) {
  const { at, rules } = line;
  const [first = '', ...more] = rules;
  const again = async () => {
    await table.goTo(at - 1);
    await table.branch();
  };
  return (
    <Row gap={1} className={styles.acts}>
      <Button kind="outline" size="small" icon="spyglass" onClick={() => table.goTo(at)}>
        {t('panel.chronicle.look')}
      </Button>
      {at > 0 && (
        <Button kind="outline" size="small" icon="tree-branch" onClick={again}>
          {t('panel.chronicle.again')}
        </Button>
      )}
      {first !== '' && (
        <Button kind="outline" size="small" icon="open-book" onClick={() => onWhy(line)}>
          {t('panel.chronicle.rules', { first, more: more.length })}
        </Button>
      )}
    </Row>
  );
}
