import type { Scene } from '@questhall/table';
import { useMemo } from 'react';
import { LoadAgain, sayTrouble } from '../../app/Failed.js';
import { paths } from '../../app/paths.js';
import { useLoaded } from '../../app/useLoaded.js';
import { Button, ButtonLink } from '../../design/Button.js';
import { Stack } from '../../design/Layout.js';
import { useTitle } from '../../design/PageHead.js';
import { Panel } from '../../design/Panel.js';
import { Hint } from '../../design/Words.js';
import { useSettings } from '../../settings/store.js';
import type { Opening } from '../../table/protocol.js';
import { stillKept } from '../../table/storage/open.js';
import { useTable } from '../../table/useTable.js';
import { t } from '../../text/t.js';
import { useBegin } from '../new/useBegin.js';
import { copyOf, rememberCopy } from './copies.js';
import styles from './Shared.module.css';
import { useCode } from './useCode.js';

/** A game that came in a link: what it is, and what one may do with it. Looking keeps nothing. */
export default function Shared() {
  useTitle(t('shared.title'));
  const code = useCode();
  return (
    <Panel as="article" of="paper" framed className={styles.letter}>
      <h1>{t('shared.title')}</h1>
      {code === '' ? <p role="alert">{t('shared.none')}</p> : <Opened key={code} code={code} />}
      <p>
        <ButtonLink kind="link" to={paths.hall}>
          {t('nav.toHall')}
        </ButtonLink>
      </p>
    </Panel>
  );
}

function Opened({ code }: { code: string }) {
  const language = useSettings((settings) => settings.language);
  const opening = useMemo(
    (): Opening => ({ from: 'code', code, language, pace: 'paused' }),
    [code, language],
  );
  const sitting = useTable(opening);
  if (sitting.state === 'opening') return <p role="status">{t('app.loading')}</p>;
  if (sitting.state === 'failed')
    return (
      <p role="alert">
        {sayTrouble(sitting.trouble)} <LoadAgain trouble={sitting.trouble} />
      </p>
    );
  return <Sent code={code} scene={sitting.first} otherCards={sitting.otherCards} />;
}

type Props = { code: string; scene: Scene; otherCards: boolean };

/** How the game stands, and the ways on. */
function Sent({ code, scene, otherCards }: Props) {
  const { standing, time, over } = scene;
  return (
    <>
      <p>{t('shared.lead')}</p>
      <div className={styles.game} data-game={scene.game}>
        <h2>{standing.adventure}</h2>
        <p>{standing.party}</p>
        <p className={styles.where} data-sentence>
          {standing.where}
        </p>
        <p>{t('shared.place', { count: time.length })}</p>
        {over !== null && <p>{t('shared.over', { ending: over.text })}</p>}
        {otherCards && <Hint>{t('shared.other')}</Hint>}
      </div>
      <Stack as="ul" gap={4} className={styles.ways}>
        <li>
          <PlayOn code={code} over={over !== null} />
        </li>
        <li>
          <ButtonLink size="large" icon="film-projector" to={`${paths.sharedWatch}#${code}`}>
            {t('shared.watch')}
          </ButtonLink>
          <Hint>{t('shared.watch.text')}</Hint>
        </li>
      </Stack>
    </>
  );
}

/** The same link makes one copy, however often it is opened. What is over can only be looked at. */
function PlayOn({ code, over }: { code: string; over: boolean }) {
  const mine = useCopy(code);
  const { begin, busy, trouble } = useBegin();
  const play = async () => {
    const id = await begin({ from: 'code', code, keep: true });
    if (id !== null) rememberCopy(code, id);
  };
  if (mine !== null)
    return (
      <>
        <ButtonLink kind="gold" size="large" icon="candle-light" to={paths.table(mine)}>
          {t('shared.mine')}
        </ButtonLink>
        <Hint>{t('shared.mine.text')}</Hint>
      </>
    );
  return (
    <>
      <Button kind="gold" size="large" icon="candle-light" busy={busy} onClick={play}>
        {t(over ? 'shared.keep' : 'shared.play')}
      </Button>
      <Hint>
        {trouble === undefined ? t(over ? 'shared.keep.text' : 'shared.play.text') : sayTrouble(trouble)}
      </Hint>
    </>
  );
}

/** The copy that was made before, if it still lies on the shelf. */
const useCopy = (code: string): string | null => useLoaded(() => stillKept(copyOf(code)), [code]) ?? null;
