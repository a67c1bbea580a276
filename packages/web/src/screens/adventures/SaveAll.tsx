import { useState } from 'react';
import { Button } from '../../design/Button.js';
import { useLanguage, useT } from '../../text/t.js';
import { saveFile } from './saveFile.js';
import { everything } from './takeAway.js';
import type { Shelved } from './useShelf.js';

/** Everything in one file, and how much that was. */
export function SaveAll({ shelved }: { shelved: Shelved }) {
  const t = useT();
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
