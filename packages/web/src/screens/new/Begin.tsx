import { useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../app/paths.js';
import { useTitle } from '../../app/useTitle.js';
import { useSettings } from '../../settings/store.js';
import { localTable } from '../../table/open.js';
import type { Trouble } from '../../table/trouble.js';
import { useTrouble } from '../../table/useTrouble.js';
import { useT } from '../../text/t.js';

const SETUP = { players: 2, heroes: ['ironbreaker', 'bright-wizard'], quest: 'a-foul-stench' };

/** Who goes where, and with whom. */
export default function Begin() {
  const t = useT();
  useTitle(t('begin.title'));
  const say = useTrouble();
  const { language, speed: pace } = useSettings();
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<Trouble>();
  const begin = async () => {
    const client = localTable();
    const from = { from: 'setup', game: 'acg', setup: SETUP, companions: ['p2'], keep: true } as const;
    const opened = await client.open({ ...from, language, pace });
    if (!opened.ok) return setTrouble(opened.trouble);
    await opened.value.table.close();
    if (opened.value.id !== null) go(paths.table(opened.value.id));
  };
  return (
    <>
      <h1>{t('begin.title')}</h1>
      <button type="button" onClick={begin}>
        {t('begin.begin')}
      </button>
      {trouble !== undefined && <p role="alert">{say(trouble)}</p>}
    </>
  );
}
