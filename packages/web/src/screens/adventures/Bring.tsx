import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { LoadAgain, sayTrouble } from '../../app/Failed.js';
import { paths } from '../../app/paths.js';
import { Button } from '../../design/Button.js';
import { Stack } from '../../design/Layout.js';
import { Notice } from '../../design/Notice.js';
import { Panel } from '../../design/Panel.js';
import { Hint } from '../../design/Words.js';
import { t, useLanguage } from '../../text/t.js';
import styles from './Adventures.module.css';
import { type Brought, bring } from './brought.js';

/** Files come in by a button, or are dropped anywhere on the page. Each gets its own sentence. */
export function Bring({ onBrought }: { onBrought: () => void }) {
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
    <Panel as="section">
      <Stack>
        <h2>{t('kept.import')}</h2>
        <Hint>{t('kept.import.hint')}</Hint>
        <input
          ref={input}
          type="file"
          multiple
          accept=".json,application/json"
          hidden
          aria-label={t('kept.import.button')}
          onChange={({ target }) => {
            take([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <p>
          <Button icon="tied-scroll" onClick={() => input.current?.click()}>
            {t('kept.import.button')}
          </Button>
        </p>
        <div role="status">{told === 'busy' ? <p>{t('kept.import.busy')}</p> : <Told told={told} />}</div>
        {over && <div className={styles.drop}>{t('kept.import.drop')}</div>}
      </Stack>
    </Panel>
  );
}

function Told({ told }: { told: readonly Brought[] }) {
  if (told.length === 0) return null;
  return (
    <Stack as="ul" gap={2} className={styles.told}>
      {told.map((one, i) => (
        <li key={i}>
          <Notice kind={isGood(one) ? 'good' : 'warning'}>
            <span>
              <Sentence one={one} />
            </span>
          </Notice>
        </li>
      ))}
      {told.some((one) => !isGood(one)) && <li>{t('kept.import.safe')}</li>}
    </Stack>
  );
}

const isGood = ({ became }: Brought): boolean => became === 'kept' || became === 'here';

function Sentence({ one }: { one: Brought }) {
  const { name } = one;
  if (one.became === 'kept' || one.became === 'here') {
    const { became, id, title, where } = one;
    return (
      <>
        {t(became === 'kept' ? 'kept.import.done' : 'kept.import.here', { name, title, where })}{' '}
        <Link href={paths.table(id)}>{t('kept.import.open', { title })}</Link>
      </>
    );
  }
  if (one.became !== 'wrong') return t(`kept.import.${one.became}`, { name });
  const { details } = one.trouble;
  return (
    <>
      {t('kept.import.failed', { name, why: sayTrouble(one.trouble) })} <LoadAgain trouble={one.trouble} />
      {details !== undefined && (
        <details>
          <summary>{t('kept.import.details')}</summary>
          <span lang="en">{details}</span>
        </details>
      )}
    </>
  );
}

/** Files that are dropped anywhere on the page. Says whether some are being held over it. */
function useDrop(take: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const held = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setOver(true);
    };
    const left = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const dropped = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      latest.current([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragover', held);
    window.addEventListener('dragleave', left);
    window.addEventListener('drop', dropped);
    return () => {
      window.removeEventListener('dragover', held);
      window.removeEventListener('dragleave', left);
      window.removeEventListener('drop', dropped);
    };
  }, []);
  return over;
}
