import { useTitle } from '../../app/useTitle.js';
import { CHOICES, type SettingName } from '../../settings/settings.js';
import { useSettings } from '../../settings/store.js';
import { play } from '../../sound/play.js';
import { type TextKey, useT } from '../../text/t.js';
import { Choice } from './Choice.js';
import { KeptHere } from './KeptHere.js';
import styles from './Settings.module.css';

const ORDER = Object.keys(CHOICES) as SettingName[];

/** Each change holds at once and is remembered, unless the browser refuses; then the page says so. */
export default function SettingsScreen() {
  const t = useT();
  useTitle(t('settings.title'));
  const { remembered, reset } = useSettings();
  return (
    <div className={styles.page}>
      <h1>{t('settings.title')}</h1>
      {!remembered && (
        <p className={styles.warning} role="status">
          {t('settings.forgetful')}
        </p>
      )}
      {ORDER.map((name) => (
        <Setting key={name} name={name} />
      ))}
      <button type="button" className={styles.reset} onClick={reset}>
        {t('settings.reset')}
      </button>
      <KeptHere />
    </div>
  );
}

function Setting<Name extends SettingName>({ name }: { name: Name }) {
  const t = useT();
  const settings = useSettings();
  const values: readonly string[] = CHOICES[name];
  const options = values.map((value) => ({ value, text: t(`settings.${name}.${value}` as PlainKey) }));
  const choose = (value: string) => {
    settings.set(name, value as (typeof settings)[Name]);
    // Whoever turns the sound on hears at once what he gets.
    if (name === 'sound' && value === 'on') play(['dice', 'victory']);
  };
  return (
    <Choice
      label={t(`settings.${name}` as PlainKey)}
      hint={t(`settings.${name}.hint` as PlainKey)}
      value={settings[name]}
      options={options}
      onChange={choose}
    />
  );
}

/** Texts of settings take no arguments, which the compiler cannot see through a name put together. */
type PlainKey = Extract<TextKey, 'settings.title'>;
