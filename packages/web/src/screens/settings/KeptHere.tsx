import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../app/paths.js';
import { Button } from '../../design/Button.js';
import { Confirm } from '../../design/Dialog.js';
import { Row, Stack } from '../../design/Layout.js';
import { Panel } from '../../design/Panel.js';
import { Hint } from '../../design/Words.js';
import { useSettings } from '../../settings/store.js';
import { useTrouble } from '../../table/useTrouble.js';
import { useT } from '../../text/t.js';
import { SaveAll } from '../adventures/SaveAll.js';
import { type Shelved, useShelf } from '../adventures/useShelf.js';
import { forgetAll } from './forget.js';

/** All that this browser keeps: to be taken along, or to be forgotten. */
export function KeptHere() {
  const t = useT();
  const { shelved, lookAgain } = useShelf();
  return (
    <Panel as="section">
      <Stack>
        <h2>{t('settings.kept')}</h2>
        <Hint>
          {t('settings.kept.text')} <Link href={paths.adventures}>{t('settings.kept.see')}</Link>
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
  const t = useT();
  const say = useTrouble();
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
    setTold(trouble === null ? t('settings.forgotten') : t('settings.forget.failed', { why: say(trouble) }));
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
          yes={t('settings.forget.yes')}
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
