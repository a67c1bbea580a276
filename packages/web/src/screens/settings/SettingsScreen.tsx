import { useTitle } from '../../app/useTitle.js';
import { Button } from '../../design/Button.js';
import { Choice } from '../../design/Choice.js';
import { Stack } from '../../design/Layout.js';
import { Notice } from '../../design/Notice.js';
import { Panel } from '../../design/Panel.js';
import { Hint } from '../../design/Words.js';
import { CHOICES, type SettingName } from '../../settings/settings.js';
import { useSettings } from '../../settings/store.js';
import { play } from '../../sound/play.js';
import { type TextKey, useT } from '../../text/t.js';
import { KeptHere } from './KeptHere.js';
import styles from './Settings.module.css';

const ORDER = Object.keys(CHOICES) as SettingName[];

/** Each change holds at once and is remembered, unless the browser refuses; then the page says so. */
export default function SettingsScreen() {
  const t = useT();
  useTitle(t('settings.title'));
  const { remembered, reset } = useSettings();
  return (
    <Stack className={styles.page}>
      <h1>{t('settings.title')}</h1>
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
  const t = useT();
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

/** Texts of settings take no arguments, which the compiler cannot see through a name put together. */
type PlainKey = Extract<TextKey, 'settings.title'>;
