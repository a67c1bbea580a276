import { useRef, useState } from 'react';
import { Icon } from '../../design/Icon.js';
import { useTrouble } from '../../table/useTrouble.js';
import { useLanguage, useT } from '../../text/t.js';
import { type Brought, bring } from './brought.js';
import styles from './Ends.module.css';
import { useDrop } from './useDrop.js';

/** Files come in by a button, or are dropped anywhere on the page. Each gets its own sentence. */
export function Bring({ onBrought }: { onBrought: () => void }) {
  const t = useT();
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState<readonly Brought[] | 'busy'>([]);
  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setTold('busy');
    setTold(await bring(files, language));
    onBrought();
  };
  const over = useDrop(take);
  return (
    <section className={styles.end}>
      <h2>{t('kept.import')}</h2>
      <p>{t('kept.import.hint')}</p>
      <input
        ref={input}
        type="file"
        multiple
        accept=".json,application/json"
        className={styles.hidden}
        aria-label={t('kept.import.button')}
        tabIndex={-1}
        onChange={({ target }) => {
          take([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <button type="button" onClick={() => input.current?.click()}>
        <Icon name="tied-scroll" />
        {t('kept.import.button')}
      </button>
      <div role="status">{told === 'busy' ? <p>{t('kept.import.busy')}</p> : <Told told={told} />}</div>
      {over && <div className={styles.drop}>{t('kept.import.drop')}</div>}
    </section>
  );
}

function Told({ told }: { told: readonly Brought[] }) {
  const t = useT();
  if (told.length === 0) return null;
  return (
    <ul className={styles.told}>
      {told.map((one, i) => (
        <li key={i} data-good={one.became === 'kept' || undefined}>
          <Sentence one={one} />
        </li>
      ))}
      {told.some(({ became }) => became !== 'kept') && <li>{t('kept.import.safe')}</li>}
    </ul>
  );
}

function Sentence({ one }: { one: Brought }) {
  const t = useT();
  const say = useTrouble();
  const { name } = one;
  if (one.became === 'kept') return t('kept.import.done', { name, title: one.title, where: one.where });
  if (one.became === 'wrong') return t('kept.import.failed', { name, why: say(one.trouble) });
  return t(`kept.import.${one.became}`, { name });
}
