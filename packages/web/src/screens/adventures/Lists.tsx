import { type File, type Result, type Shelf, type Trouble, trouble as troubled } from '@questhall/table';
import { type ReactNode, useState } from 'react';
import { sayTrouble } from '../../app/Failed.js';
import { paths } from '../../app/paths.js';
import { Button, ButtonLink } from '../../design/Button.js';
import { Confirm } from '../../design/Dialog.js';
import { Icon } from '../../design/Icon.js';
import { Row as Acts, Stack } from '../../design/Layout.js';
import { Panel } from '../../design/Panel.js';
import { Hint } from '../../design/Words.js';
import { t, useLanguage } from '../../text/t.js';
import { Medallions } from '../hall/Medallions.js';
import styles from './Adventures.module.css';
import type { Adventure, Damaged } from './adventure.js';
import { fileOf, saveFile, wreckOf } from './takeAway.js';
import type { Shelved } from './useShelf.js';
import type { Thrown } from './useThrowAway.js';
import { useWatch } from './useWatch.js';
import { useWhen } from './when.js';

type Props = {
  shelved: Shelved;
  /** What was thrown away and can still be taken back. */
  without: string | undefined;
  onThrow: (thrown: Thrown) => void;
  onTrouble: (trouble: Trouble | null) => void;
};

/** In progress, finished, damaged: each only if there is any. */
export function Lists({ shelved, without, onThrow, onTrouble }: Props) {
  const [asked, setAsked] = useState<Adventure | Damaged | null>(null);
  const isLeft = ({ id }: { id: string }) => id !== without;
  const rows = (list: readonly Adventure[]) =>
    list
      .filter(isLeft)
      .map((one) => <Kept key={one.id} adventure={one} onThrow={setAsked} onTrouble={onTrouble} />);
  const [going, over] = [rows(shelved.going), rows(shelved.over)];
  const damaged = shelved.damaged
    .filter(isLeft)
    .map((one) => (
      <Wreck key={one.id} damaged={one} shelf={shelved.shelf} onThrow={setAsked} onTrouble={onTrouble} />
    ));
  return (
    <>
      {going.length + over.length + damaged.length === 0 && <Panel>{t('kept.none')}</Panel>}
      <Part title={t('kept.going')} rows={going} />
      <Part title={t('kept.over')} rows={over} />
      <Part title={t('kept.damaged')} rows={damaged} />
      {asked !== null && (
        <Asking
          about={asked}
          onNo={() => setAsked(null)}
          onYes={(thrown) => {
            setAsked(null);
            onThrow(thrown);
          }}
        />
      )}
    </>
  );
}

function Part({ title, rows }: { title: string; rows: readonly ReactNode[] }) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <Stack as="ul">{rows}</Stack>
    </section>
  );
}

type AskingProps = { about: Adventure | Damaged; onYes: (thrown: Thrown) => void; onNo: () => void };

/** Before something is thrown away, what it is. */
function Asking({ about, onYes, onNo }: AskingProps) {
  const title = 'title' in about ? about.title : t('kept.damaged.name');
  return (
    <Confirm
      title={t('kept.delete.title')}
      yes={t('kept.delete')}
      no={t('kept.delete.no')}
      onYes={() => onYes({ id: about.id, title })}
      onNo={onNo}
    >
      <p>
        {'title' in about
          ? t('kept.delete.text', { title, where: about.where, answers: about.answers })
          : t('kept.delete.damaged')}
      </p>
    </Confirm>
  );
}

type KeptProps = {
  adventure: Adventure;
  onThrow: (adventure: Adventure) => void;
  onTrouble: (trouble: Trouble | null) => void;
};

/** One adventure, and what can be done with it. */
function Kept({ adventure, onThrow, onTrouble }: KeptProps) {
  const language = useLanguage();
  const since = useWhen();
  const { id, title, where, party, heroes, when, answers, over, fleeting } = adventure;
  const watch = useWatch(onTrouble);
  const save = async () => hand(await fileOf(adventure, language), onTrouble);
  const drop = async () => {
    // A table that another window writes to would come back half.
    const open = !fleeting && (await isOpenSomewhere(id));
    onTrouble(open ? troubled('trouble.elsewhere') : null);
    if (!open) onThrow(adventure);
  };
  const facts = [
    party,
    t('kept.answers', { count: answers }),
    when === null ? t('kept.fleeting') : t('kept.when', { when: since(when) }),
  ];
  return (
    <Panel
      as="li"
      of="night"
      className={styles.row}
      data-game={adventure.game}
      data-fleeting={fleeting || undefined}
    >
      <Medallions game={adventure.game} heroes={heroes} />
      <div>
        <h3>{title}</h3>
        <p>{where}</p>
        <Hint>{facts.filter(Boolean).join(' · ')}</Hint>
      </div>
      <Acts gap={2}>
        {over ? (
          <Button
            kind="gold"
            icon="film-projector"
            aria-label={t('kept.watchThis', { title })}
            onClick={() => watch(id)}
          >
            {t('kept.watch')}
          </Button>
        ) : (
          <ButtonLink
            kind="gold"
            icon="candle-light"
            to={paths.table(id)}
            aria-label={t('hall.continueThis', { title })}
          >
            {t('hall.continue')}
          </ButtonLink>
        )}
        <Button icon="save" onClick={save} aria-label={t('kept.exportThis', { title })}>
          {t('kept.export')}
        </Button>
        <Button icon="trash-can" onClick={drop} aria-label={t('kept.deleteThis', { title })}>
          {t('kept.delete')}
        </Button>
      </Acts>
    </Panel>
  );
}

type WreckProps = {
  damaged: Damaged;
  shelf: Shelf;
  onThrow: (damaged: Damaged) => void;
  onTrouble: (trouble: Trouble | null) => void;
};

/** An adventure that cannot be opened: what is wrong with it, and what is left. */
function Wreck({ damaged, shelf, onThrow, onTrouble }: WreckProps) {
  const save = async () => hand(await wreckOf(damaged, shelf), onTrouble);
  return (
    <Panel as="li" of="night" className={styles.row} data-damaged>
      <span className={styles.broken}>
        <Icon name="broken-tablet" />
      </span>
      <div>
        <h3>{t('kept.damaged.name')}</h3>
        <p>{sayTrouble(damaged.trouble)}</p>
        <Hint>{damaged.id}</Hint>
      </div>
      <Acts gap={2}>
        <Button icon="save" onClick={save}>
          {t('kept.export.raw')}
        </Button>
        <Button icon="trash-can" onClick={() => onThrow(damaged)}>
          {t('kept.delete')}
        </Button>
      </Acts>
    </Panel>
  );
}

/** A file for the person, or why there is none. */
function hand(file: Result<File>, onTrouble: Props['onTrouble']): void {
  onTrouble(file.ok ? null : file.trouble);
  if (file.ok) saveFile(file.value);
}

/** Whether some window has this adventure open; where the browser cannot say, nobody has. */
async function isOpenSomewhere(id: string): Promise<boolean> {
  try {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    return held.some(({ name }) => name === `questhall/${id}`);
  } catch {
    return false;
  }
}
