import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../app/paths.js';
import { Icon } from '../../design/Icon.js';
import type { Scene } from '../../table/scene.js';
import { openShelf } from '../../table/storage/open.js';
import { useTrouble } from '../../table/useTrouble.js';
import { useT } from '../../text/t.js';
import { useBegin } from '../new/useBegin.js';
import { copyOf, rememberCopy } from './copies.js';
import styles from './Shared.module.css';

type Props = { code: string; scene: Scene; otherCards: boolean };

/** How the game stands, and the ways on. */
export function Sent({ code, scene, otherCards }: Props) {
  const t = useT();
  const { standing, time, over } = scene;
  return (
    <>
      <p>{t('shared.lead')}</p>
      <div className={styles.game} data-game={scene.game}>
        <h2>{standing.adventure}</h2>
        <p>{standing.party}</p>
        <p className={styles.where}>{standing.where}</p>
        <p>{t('shared.place', { count: time.length })}</p>
        {over !== null && <p>{t('shared.over', { ending: over.text })}</p>}
        {otherCards && <p className={styles.note}>{t('shared.other')}</p>}
      </div>
      <ul className={styles.ways}>
        <li>
          <PlayOn code={code} over={over !== null} />
        </li>
        <li>
          <Link href={`${paths.sharedWatch}#${code}`}>
            <Icon name="film-projector" />
            {t('shared.watch')}
          </Link>
          <p>{t('shared.watch.text')}</p>
        </li>
      </ul>
    </>
  );
}

/** The same link makes one copy, however often it is opened. What is over can only be looked at. */
function PlayOn({ code, over }: { code: string; over: boolean }) {
  const t = useT();
  const say = useTrouble();
  const mine = useCopy(code);
  const { begin, busy, trouble } = useBegin();
  const play = async () => {
    const id = await begin({ from: 'code', code, keep: true });
    if (id !== null) rememberCopy(code, id);
  };
  if (mine !== null)
    return (
      <>
        <Link href={paths.table(mine)}>
          <Icon name="candle-light" />
          {t('shared.mine')}
        </Link>
        <p>{t('shared.mine.text')}</p>
      </>
    );
  return (
    <>
      <button type="button" disabled={busy} onClick={play}>
        <Icon name="candle-light" />
        {t(over ? 'shared.keep' : 'shared.play')}
      </button>
      <p>{trouble === undefined ? t(over ? 'shared.keep.text' : 'shared.play.text') : say(trouble)}</p>
    </>
  );
}

/** The copy that was made before, if it still lies on the shelf. */
function useCopy(code: string): string | null {
  const [mine, setMine] = useState<string | null>(null);
  useEffect(() => {
    const id = copyOf(code);
    if (id === null) return;
    openShelf()
      .then((shelf) => shelf.read(id))
      .then((read) => setMine(read.ok ? id : null));
  }, [code]);
  return mine;
}
