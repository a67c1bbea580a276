import { useEffect, useState } from 'react';
import { Icon } from '../../design/Icon.js';
import { useT } from '../../text/t.js';
import styles from './Ends.module.css';
import { SaveAll } from './SaveAll.js';
import { askToLast, type Room, roomIn, sizeOf } from './storage.js';
import type { Shelved } from './useShelf.js';

/** How much room is in use, whether it lasts, and a way to take everything along. */
export function RoomLeft({ shelved }: { shelved: Shelved }) {
  const t = useT();
  const [room, setRoom] = useState<Room | null>(null);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    roomIn(navigator.storage).then(setRoom);
  }, [shelved]);
  const ask = async () => {
    const lasting = await askToLast(navigator.storage);
    setRefused(!lasting);
    if (room !== null) setRoom({ ...room, lasting });
  };
  return (
    <section className={styles.end}>
      <h2>{t('kept.storage')}</h2>
      {room !== null && <Used room={room} />}
      {room?.lasting === false && !refused && shelved.trouble === null && (
        <button type="button" onClick={ask}>
          <Icon name="chest" />
          {t('kept.storage.ask')}
        </button>
      )}
      {refused && <p role="status">{t('kept.storage.refused')}</p>}
      <SaveAll shelved={shelved} />
    </section>
  );
}

function Used({ room }: { room: Room }) {
  const t = useT();
  const said = (bytes: number) => {
    const { unit, size } = sizeOf(bytes);
    return unit === 'small' ? t('kept.storage.small') : t(`kept.storage.${unit}`, { size });
  };
  return (
    <>
      <p>{t('kept.storage.used', { used: said(room.used), all: said(room.all) })}</p>
      <p>{t(room.lasting ? 'kept.storage.lasting' : 'kept.storage.passing')}</p>
    </>
  );
}
