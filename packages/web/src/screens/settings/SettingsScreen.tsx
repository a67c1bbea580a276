import type { Shelf, Trouble } from '@questhall/table';
import { useState } from 'react';
import { Link } from 'wouter';
import { sayTrouble } from '../../app/Failed.js';
import { paths } from '../../app/paths.js';
import { Button } from '../../design/Button.js';
import { Choice } from '../../design/Choice.js';
import { Confirm } from '../../design/Dialog.js';
import { Row, Stack } from '../../design/Layout.js';
import { Notice } from '../../design/Notice.js';
import { useTitle } from '../../design/PageHead.js';
import { Panel } from '../../design/Panel.js';
import { Hint } from '../../design/Words.js';
import { CHOICES, type SettingName } from '../../settings/settings.js';
import { useSettings } from '../../settings/store.js';
import { play } from '../../sound/play.js';
import { heldTables, takeHeld } from '../../table/held.js';
import { type PlainKey, t } from '../../text/t.js';
import { SaveAll } from '../adventures/RoomLeft.js';
import { type Shelved, useShelf } from '../adventures/useShelf.js';
import styles from './Settings.module.css';

const ORDER = Object.keys(CHOICES) as SettingName[];

/** Each change holds at once and is remembered, unless the browser refuses; then the page says so. */
export default function SettingsScreen() {
  useTitle(t('nav.settings'));
  const { remembered, reset } = useSettings();
  return (
    <Stack className={styles.page}>
      <h1>{t('nav.settings')}</h1>
      {!remembered && (
        <Notice kind="alarm" role="status">
          {t('settings.forgetful')}
        </Notice>
      )}
      {ORDER.map((name) => (
        <Setting key={name} name={name} />
      ))}
      <p>
        <Button kind="link" onClick={reset}>
          {t('settings.reset')}
        </Button>
      </p>
      <KeptHere />
    </Stack>
  );
}

function Setting<Name extends SettingName>({ name }: { name: Name }) {
  const settings = useSettings();
  const label = t(`settings.${name}` as PlainKey);
  const values: readonly string[] = CHOICES[name];
  const options = values.map((value) => ({ value, text: t(`settings.${name}.${value}` as PlainKey) }));
  const choose = (value: string) => {
    settings.set(name, value as (typeof settings)[Name]);
    // Whoever turns the sound on hears at once what he gets.
    if (name === 'sound' && value === 'on') play(['dice', 'victory']);
  };
  return (
    <Panel className={styles.setting}>
      <h2>{label}</h2>
      <Hint>{t(`settings.${name}.hint` as PlainKey)}</Hint>
      <Choice label={label} name={name} value={settings[name]} options={options} onChange={choose} />
    </Panel>
  );
}

/** All that this browser keeps: to be taken along, or to be forgotten. */
function KeptHere() {
  const { shelved, lookAgain } = useShelf();
  return (
    <Panel as="section">
      <Stack>
        <h2>{t('settings.kept')}</h2>
        <Hint>
          {t('settings.kept.text')} <Link href={paths.adventures}>{t('book.others')}</Link>
        </Hint>
        {shelved !== null && (
          <Row>
            <SaveAll shelved={shelved} />
            <Forget shelved={shelved} onDone={lookAgain} />
          </Row>
        )}
      </Stack>
    </Panel>
  );
}

function Forget({ shelved, onDone }: { shelved: Shelved; onDone: () => void }) {
  const reset = useSettings(({ reset: putBack }) => putBack);
  const [asked, setAsked] = useState(false);
  const [told, setTold] = useState('');
  const { going, over, damaged, shelf } = shelved;
  const ids = [...going, ...over, ...damaged].map(({ id }) => id);
  const forget = async () => {
    setAsked(false);
    reset();
    const trouble = await forgetAll(shelf, ids);
    onDone();
    setTold(
      trouble === null ? t('settings.forgotten') : t('settings.forget.failed', { why: sayTrouble(trouble) }),
    );
  };
  return (
    <>
      <Button kind="harm" icon="trash-can" onClick={() => setAsked(true)}>
        {t('settings.forget')}
      </Button>
      <p role="status">{told}</p>
      {asked && (
        <Confirm
          title={t('settings.forget.title')}
          yes={t('settings.forget')}
          no={t('settings.forget.no')}
          onYes={forget}
          onNo={() => setAsked(false)}
        >
          <p>{t('settings.forget.text', { count: ids.length })}</p>
        </Confirm>
      )}
    </>
  );
}

/** Throws away every adventure and whatever else the app wrote down; says what could not be thrown away. */
async function forgetAll(shelf: Shelf, ids: readonly string[]): Promise<Trouble | null> {
  for (const { id } of heldTables()) takeHeld(id ?? '')?.table.close();
  const results = await Promise.all(ids.map((id) => shelf.remove(id)));
  forgetNotes();
  const failed = results.find(({ ok }) => !ok);
  return failed?.ok === false ? failed.trouble : null;
}

function forgetNotes(): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith('questhall.'));
    for (const name of names) localStorage.removeItem(name);
  } catch {
    return;
  }
}
