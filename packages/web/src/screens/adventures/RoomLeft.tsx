import { useEffect, useState } from 'react';
import { Button } from '../../design/Button.js';
import { Stack } from '../../design/Layout.js';
import { Panel } from '../../design/Panel.js';
import { Hint } from '../../design/Words.js';
import { t, useLanguage } from '../../text/t.js';
import { askToLast, type Room, roomIn, sizeOf } from './storage.js';
import { everything, saveFile } from './takeAway.js';
import type { Shelved } from './useShelf.js';

/** How much room is in use, whether it lasts, and a way to take everything along. */
export function RoomLeft({ shelved }: { shelved: Shelved }) {
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
    <Panel as="section">
      <Stack>
        <h2>{t('kept.storage')}</h2>
        {room !== null && <Used room={room} />}
        {room?.lasting === false && !refused && shelved.trouble === null && (
          <p>
            <Button icon="chest" onClick={ask}>
              {t('kept.storage.ask')}
            </Button>
          </p>
        )}
        {refused && <p role="status">{t('kept.storage.refused')}</p>}
        <p>
          <SaveAll shelved={shelved} />
        </p>
      </Stack>
    </Panel>
  );
}

function Used({ room }: { room: Room }) {
  const said = (bytes: number) => {
    const { unit, size } = sizeOf(bytes);
    return unit === 'small' ? t('kept.storage.small') : t(`kept.storage.${unit}`, { size });
  };
  return (
    <>
      <Hint>{t('kept.storage.used', { used: said(room.used), all: said(room.all) })}</Hint>
      <Hint>{t(room.lasting ? 'kept.storage.lasting' : 'kept.storage.passing')}</Hint>
    </>
  );
}

/** Everything in one file, and how much that was. */
export function SaveAll({ shelved }: { shelved: Shelved }) {
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [count, setCount] = useState<number | null>(null);
  const save = async () => {
    setBusy(true);
    const all = await everything(shelved, shelved.shelf, language);
    if (all.count + shelved.damaged.length > 0) saveFile(all.file);
    setCount(all.count);
    setBusy(false);
  };
  return (
    <>
      <Button icon="save" busy={busy} onClick={save}>
        {t('settings.export')}
      </Button>{' '}
      <span role="status">{count !== null && t('settings.exported', { count })}</span>
    </>
  );
}
