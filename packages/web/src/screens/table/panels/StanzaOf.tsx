import type { Line } from '@questhall/table';
import { memo, useState } from 'react';
import { Button } from '../../../design/Button.js';
import { Row } from '../../../design/Layout.js';
import type { Table } from '../../../table/table.js';
import { useT } from '../../../text/t.js';
import styles from './Chronicle.module.css';
import { type Stanza, sameStanza } from './told.js';

type Props = { stanza: Stanza; table: Table; onWhy: (line: Line) => void };

/** A part of the chronicle; drawn again only when a line of it is new. */
export const StanzaOf = memo(Drawn, (a, b) => a.table === b.table && sameStanza(a.stanza, b.stanza));

function Drawn({ stanza, table, onWhy }: Props) {
  if (stanza.kind !== 'move') {
    const { kind, line } = stanza;
    return kind === 'chapter' ? <Chapter line={line} /> : <h4 className={styles.part}>{line.text}</h4>;
  }
  return (
    <ol className={styles.stanza}>
      {stanza.lines.map((line, i) => (
        <Told
          key={i}
          line={line}
          first={line.at !== stanza.lines[i - 1]?.at}
          table={table}
          onWhy={() => onWhy(line)}
        />
      ))}
    </ol>
  );
}

function Chapter({ line: { text, paragraphs } }: { line: Line }) {
  return (
    <div className={styles.chapter}>
      <h3>{text}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

type LineProps = { line: Line; first: boolean; table: Table; onWhy: () => void };

/** The number in the margin is that of the answer that led to it, as verses have one. */
function Told({ line, first, table, onWhy }: LineProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { at, kind, text, paragraphs, rules } = line;
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
            <button type="button" className={styles.rule} tabIndex={-1} onClick={onWhy}>
              {rule}
              {more.length > 0 && ` +${more.length}`}
            </button>
          )}
        </p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {open && <Acts line={line} table={table} onWhy={onWhy} />}
      </div>
    </li>
  );
}

function Acts({ line: { at, rules }, table, onWhy }: Omit<LineProps, 'first'>) {
  const t = useT();
  const again = async () => {
    await table.goTo(at - 1);
    await table.branch();
  };
  const [first = '', ...more] = rules;
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
        <Button kind="outline" size="small" icon="open-book" onClick={onWhy}>
          {t('panel.chronicle.rules', { first, more: more.length })}
        </Button>
      )}
    </Row>
  );
}
