import { useState } from 'react';
import type { Trouble } from '../../table/trouble.js';
import { useT } from '../../text/t.js';
import { Asking } from './Asking.js';
import type { Adventure, Damaged } from './adventure.js';
import styles from './Lists.module.css';
import { Row } from './Row.js';
import type { Shelved } from './useShelf.js';
import type { Thrown } from './useThrowAway.js';
import { Wreck } from './Wreck.js';

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
  return (
    <>
      {going.length + over.length + damaged.length === 0 && <p className={styles.none}>{t('kept.none')}</p>}
      {going.length > 0 && <Part title={t('kept.going')}>{going.map(row)}</Part>}
      {over.length > 0 && <Part title={t('kept.over')}>{over.map(row)}</Part>}
      {damaged.length > 0 && (
        <Part title={t('kept.damaged')}>
          {damaged.map((one) => (
            <Wreck
              key={one.id}
              damaged={one}
              shelf={shelved.shelf}
              onThrow={setAsked}
              onTrouble={onTrouble}
            />
          ))}
        </Part>
      )}
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
      <ul>{children}</ul>
    </section>
  );
}
