import { useMemo } from 'react';
import { LoadAgain } from '../../app/LoadAgain.js';
import { paths } from '../../app/paths.js';
import { useTitle } from '../../app/useTitle.js';
import { ButtonLink } from '../../design/Button.js';
import { Panel } from '../../design/Panel.js';
import { useSettings } from '../../settings/store.js';
import type { Opening } from '../../table/protocol.js';
import { useTable } from '../../table/useTable.js';
import { useTrouble } from '../../table/useTrouble.js';
import { useT } from '../../text/t.js';
import { Sent } from './Sent.js';
import styles from './Shared.module.css';
import { useCode } from './useCode.js';

/** A game that came in a link: what it is, and what one may do with it. Looking keeps nothing. */
export default function Shared() {
  const t = useT();
  useTitle(t('shared.title'));
  const code = useCode();
  return (
    <Panel as="article" of="paper" framed className={styles.letter}>
      <h1>{t('shared.title')}</h1>
      {code === '' ? <p role="alert">{t('shared.none')}</p> : <Opened key={code} code={code} />}
      <p>
        <ButtonLink kind="link" to={paths.hall}>
          {t('shared.hall')}
        </ButtonLink>
      </p>
    </Panel>
  );
}

function Opened({ code }: { code: string }) {
  const t = useT();
  const say = useTrouble();
  const language = useSettings((settings) => settings.language);
  const opening = useMemo(
    (): Opening => ({ from: 'code', code, language, pace: 'paused' }),
    [code, language],
  );
  const sitting = useTable(opening);
  if (sitting.state === 'opening') return <p role="status">{t('shared.opening')}</p>;
  if (sitting.state === 'failed')
    return (
      <p role="alert">
        {say(sitting.trouble)} <LoadAgain trouble={sitting.trouble} />
      </p>
    );
  return <Sent code={code} scene={sitting.first} otherCards={sitting.otherCards} />;
}
