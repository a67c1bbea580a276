import type { Result, Trouble } from '@questhall/table';
import { useRef, useState } from 'react';
import { sayTrouble } from '../../../app/Failed.js';
import { paths } from '../../../app/paths.js';
import { Button } from '../../../design/Button.js';
import { Field } from '../../../design/Field.js';
import { Hidden } from '../../../design/Hidden.js';
import { Row } from '../../../design/Layout.js';
import { Hint } from '../../../design/Words.js';
import type { File } from '../../../table/table.js';
import { t } from '../../../text/t.js';
import { saveFile } from '../../adventures/takeAway.js';
import { usePlayed } from '../usePlaying.js';
import styles from './Time.module.css';

/** The game up to this moment as a link or a file, and a report for whoever mends it. */
export function Share() {
  const { trouble, link, copied, report, copy, send, save, complain } = useSharing();
  return (
    <section className={styles.part}>
      <h3>{t('panel.time.share')}</h3>
      <Hint>{t(isOnlyHere() ? 'panel.time.share.here' : 'panel.time.share.hint')}</Hint>
      <Row gap={2}>
        <Button kind="outline" icon={copied ? 'check-mark' : 'linked-rings'} onClick={copy}>
          {t(copied ? 'panel.time.copied' : 'panel.time.copy')}
        </Button>
        {'share' in navigator && (
          <Button kind="outline" icon="share" onClick={send}>
            {t('panel.time.send')}
          </Button>
        )}
        <Button kind="outline" icon="save-arrow" onClick={save}>
          {t('kept.export')}
        </Button>
        <Button kind="outline" icon="beetle-shell" onClick={complain}>
          {t('panel.time.bug')}
        </Button>
      </Row>
      <Hidden role="status">{copied ? t('panel.time.copied') : ''}</Hidden>
      {link !== null && (
        <Field
          label={t('panel.time.byHand')}
          readOnly
          value={link}
          aria-label={t('panel.time.link')}
          onFocus={(e) => e.target.select()}
        />
      )}
      {report !== null && (
        <Hint>
          {t('panel.time.bug.hint')} <code className={styles.code}>npx questhall play {report}</code>
        </Hint>
      )}
      {trouble !== null && <p role="alert">{sayTrouble(trouble)}</p>}
    </section>
  );
}

/** A hall that was opened for this computer alone has an address that means nothing elsewhere. */
const isOnlyHere = (): boolean => /^(localhost|127\.|\[::1\])/.test(window.location.hostname);

/** Milliseconds for which it says that the link was copied. */
const A_WHILE = 2500;

function useSharing() {
  const { table, scene } = usePlayed();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const [report, setReport] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const timer = useRef<number>(undefined);
  const taken = <T,>(result: Result<T>): T | null => {
    setTrouble(result.ok ? null : result.trouble);
    return result.ok ? result.value : null;
  };
  const address = async (): Promise<string | null> => {
    const code = taken(await table.shareCode());
    return code === null ? null : `${window.location.origin}${paths.shared}#${code}`;
  };
  const copy = async () => {
    const made = await address();
    if (made === null) return;
    try {
      await navigator.clipboard.writeText(made);
      setCopied(true);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setCopied(false), A_WHILE);
    } catch {
      setLink(made);
    }
  };
  const send = async () => {
    const url = await address();
    const title = t('panel.time.sent', { adventure: scene.standing.adventure });
    // Whoever changes his mind has said enough.
    if (url !== null) await navigator.share({ title, url }).catch(() => undefined);
  };
  const load = async (made: Promise<Result<File>>): Promise<string | null> => {
    const file = taken(await made);
    if (file !== null) saveFile(file);
    return file?.name ?? null;
  };
  const save = () => load(table.exportFile());
  const complain = async () => setReport(await load(table.bugReport()));
  return { trouble, link, copied, report, copy, send, save, complain };
}
