import type { Line, Time } from '@questhall/table';
import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { sayTrouble } from '../../app/Failed.js';
import { Button } from '../../design/Button.js';
import { Icon, type IconName } from '../../design/Icon.js';
import type { Failure } from '../../table/table.js';
import { t } from '../../text/t.js';
import { saveFile } from '../adventures/takeAway.js';
import styles from './Above.module.css';
import type { Kept } from './happenings.js';
import { usePlayed } from './usePlaying.js';

/** Between the table and the question: what happened, what a coach says, and what a finger has to know. */
export function Above({ note }: { note: ReactNode | null }) {
  const { table, scene, kept, picking } = usePlayed();
  const failure = useSyncExternalStore(table.watchFailure, () => table.failure);
  return (
    <>
      <Teller />
      {failure !== null && <Failed failure={failure} />}
      {kept !== null && <KeptNote kept={kept} />}
      {scene.passed.length > 0 && (
        <Aside icon="silenced">
          {t('room.order.passed', { what: scene.passed.flatMap(({ texts }) => texts).join('; ') })}
        </Aside>
      )}
      {note !== null && (
        <aside className={styles.note} data-on="paper" aria-label={t('room.coach')}>
          {note}
        </aside>
      )}
      {picking.refused !== null && (
        <p className={styles.refused} data-on="paper" role="alert">
          {picking.refused}
        </p>
      )}
      {picking.tapped !== undefined && <Aside>{t('room.tapAgain')}</Aside>}
    </>
  );
}

type AsideProps = {
  icon?: IconName;
  role?: 'alert' | 'status';
  'data-failure'?: string;
  children: ReactNode;
};

function Aside({ icon, children, ...rest }: AsideProps) {
  return (
    <p className={styles.aside} {...rest}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </p>
  );
}

/** More than this go by uncounted. */
const COUNTED = 99;

/** What has just happened, a line at a time; the last one stays until there is another. All of it is in the chronicle. */
function Teller() {
  const { table, scene, panels, frame, wasOpen, running } = usePlayed();
  // What is told in the place of the question is not told twice.
  const isBelow = frame !== null && wasOpen !== null;
  const line = useLast((isBelow ? frame.before : running.line) ?? undefined, table.scene.time);
  const { at, count } = running;
  return (
    <button
      type="button"
      className={styles.teller}
      title={t('room.over.chronicle')}
      onClick={() => panels.show('chronicle')}
    >
      <Icon name="quill-ink" />
      <span
        key={line === undefined ? '' : `${line.at} ${line.text}`}
        className={styles.line}
        data-kind={line?.kind}
        data-past={count === 0 || undefined}
      >
        {line?.text ?? capital(scene.standing.where)}
      </span>
      {count > 1 && count <= COUNTED && (
        <small>{at < count ? `${at} / ${count}` : t('room.happened.all', { count })}</small>
      )}
    </button>
  );
}

/** Where a party is stands in the middle of sentences as well. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The line before, unless it has not happened here: an answer was taken back, or this is another branch. */
function useLast(line: Line | undefined, { at, branch }: Time): Line | undefined {
  const last = useRef({ line, branch });
  const { current } = last;
  const holds = current.branch === branch && (current.line?.at ?? 0) <= at;
  last.current = { line: line ?? (holds ? current.line : undefined), branch };
  return last.current.line;
}

/** After an answer at an earlier moment: what was played before is still there, and this is the way to it. */
function KeptNote({ kept: { id, length } }: { kept: Kept }) {
  const { table } = usePlayed();
  const back = async () => {
    await table.switchTo(id);
    await table.goTo(length);
  };
  return (
    <Aside icon="tree-branch" role="status">
      <span>{t('room.kept', { branch: t('panel.time.branch', { id }), length })}</span>
      <Button kind="link" size="small" onClick={back}>
        {t('room.kept.back')}
      </Button>
    </Aside>
  );
}

const LOST = ['trouble.load', 'trouble.silent', 'trouble.closed'];

/** What somebody wanted and did not get, in words, with a way on. */
function Failed({ failure: { call, trouble } }: { failure: Failure }) {
  const { table } = usePlayed();
  const isLost = LOST.includes(trouble.key) || call === 'open';
  const isKept = table.scene.saving.state === 'saved';
  const report = async () => {
    const file = await table.bugReport();
    if (file.ok) saveFile(file.value);
  };
  return (
    <Aside icon="hazard-sign" role="alert" data-failure={trouble.key}>
      <span>
        {sayTrouble(trouble)}{' '}
        {isLost ? t(isKept ? 'room.failure.kept' : 'room.failure.lost') : t('room.failure.unchanged')}
      </span>
      {isLost && (
        <Button kind="link" size="small" onClick={() => location.reload()}>
          {t('app.reload')}
        </Button>
      )}
      {!isLost && trouble.key === 'trouble.fault' && (
        <Button kind="link" size="small" onClick={report}>
          {t('room.failure.report')}
        </Button>
      )}
      <Button kind="link" size="small" onClick={table.forgetFailure}>
        {t('app.close')}
      </Button>
    </Aside>
  );
}
