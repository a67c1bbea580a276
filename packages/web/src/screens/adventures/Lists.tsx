import type { Trouble } from '@questhall/table';
import { useState } from 'react';
import { Confirm } from '../../design/Dialog.js';
import { Stack } from '../../design/Layout.js';
import { Panel } from '../../design/Panel.js';
import { useT } from '../../text/t.js';
import styles from './Adventures.module.css';
import type { Adventure, Damaged } from './adventure.js';
import { Row, Wreck } from './Row.js';
import type { Shelved } from './useShelf.js';
import type { Thrown } from './useThrowAway.js';

type Props = {
  shelved: Shelved;
  /** What was thrown away and can still be taken back. */
  without: string | undefined;
  onThrow: (thrown: Thrown) => void;
  onTrouble: (trouble: Trouble | null) => void;
};

/** In progress, finished, damaged: each only if there is any. */
export function Lists({ shelved, without, onThrow, onTrouble }: Props) {
  const t = useT();
  const [asked, setAsked] = useState<Adventure | Damaged | null>(null);
  const left = <T extends { id: string }>(list: readonly T[]) => list.filter(({ id }) => id !== without);
  const [going, over, damaged] = [left(shelved.going), left(shelved.over), left(shelved.damaged)];
  const row = (adventure: Adventure) => (
    <Row key={adventure.id} adventure={adventure} onThrow={setAsked} onTrouble={onTrouble} />
  );
  const wreck = (one: Damaged) => (
    <Wreck key={one.id} damaged={one} shelf={shelved.shelf} onThrow={setAsked} onTrouble={onTrouble} />
  );
  return (
    <>
      {going.length + over.length + damaged.length === 0 && <Panel>{t('kept.none')}</Panel>}
      {going.length > 0 && <Part title={t('kept.going')}>{going.map(row)}</Part>}
      {over.length > 0 && <Part title={t('kept.over')}>{over.map(row)}</Part>}
      {damaged.length > 0 && <Part title={t('kept.damaged')}>{damaged.map(wreck)}</Part>}
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

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <Stack as="ul">{children}</Stack>
    </section>
  );
}

type AskingProps = { about: Adventure | Damaged; onYes: (thrown: Thrown) => void; onNo: () => void };

/** Before something is thrown away, what it is. */
function Asking({ about, onYes, onNo }: AskingProps) {
  const t = useT();
  const title = 'title' in about ? about.title : t('kept.damaged.name');
  return (
    <Confirm
      title={t('kept.delete.title')}
      yes={t('kept.delete.yes')}
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
