import type { Scene } from '@questhall/table';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { sayTrouble } from '../../app/Failed.js';
import { Button } from '../../design/Button.js';
import { Dialog } from '../../design/Dialog.js';
import { Hidden } from '../../design/Hidden.js';
import { Icon } from '../../design/Icon.js';
import { Notice } from '../../design/Notice.js';
import { useTitle } from '../../design/PageHead.js';
import { useDeck, useFace } from '../../games/faces.js';
import { useSounds } from '../../sound/useSounds.js';
import { useScene } from '../../table/useTable.js';
import { t } from '../../text/t.js';
import { CardDialog } from '../gallery/CardDialog.js';
import { Middle } from './Middle.js';
import { Over } from './Over.js';
import styles from './Playing.module.css';
import { type PanelName, useWide } from './panel.js';
import { Chronicle } from './panels/Chronicle.js';
import { Companions } from './panels/Companions.js';
import { Help } from './panels/Help.js';
import { Replaying } from './panels/Replay.js';
import { Time } from './panels/Time.js';
import { Why } from './panels/Why.js';
import { Rail, savingOf } from './Rail.js';
import { StoryPage } from './StoryPage.js';
import { type At, type Played, PlayedHere, untold, usePlayed, usePlaying } from './usePlaying.js';

export type PlayingProps = Omit<At, 'face'> & {
  otherCards: boolean;
  /** Opens it here again after another window had taken it. */
  onReload: () => void;
};

/** The board in the middle, the tools at its edge, and all that explains it beside it. */
export function Playing({ otherCards, onReload, ...at }: PlayingProps) {
  const face = useFace(at.first.game);
  const { cards } = useDeck(face);
  const played = usePlaying({ ...at, face });
  const { table, id, scene, pages, panels, coach } = played;
  const [card, setCard] = useState<string>();
  const told = coach?.skipsStory === true ? [] : untold(pages, scene.over !== null);
  const end = { ...played.end, open: played.end.open && told.length === 0 };
  const title = t('room.title', { adventure: scene.standing.adventure });
  useTitle(title);
  useSounds(scene, played.frame, face.sounds);
  return (
    <Around played={played}>
      <Rail />
      <main className={styles.table} data-table>
        <Hidden as="h1">{title}</Hidden>
        <Notices otherCards={otherCards} onReload={onReload} />
        <Middle onLook={setCard} />
      </main>
      <Beside />
      {panels.open !== 'time' && <Replaying />}
      <CardDialog face={face} cards={[]} all={cards} open={card} onShow={setCard} />
      <StoryPage face={face} page={told[0]} onRead={played.onRead} onCoach={played.onCoach} />
      <Over table={table} face={face} scene={scene} id={id} end={end} onOpen={panels.show} />
    </Around>
  );
}

/** Says where the game is and whether that is saved; what is in the room is not drawn again when it has been. */
function Around({ played, children }: { played: Played; children: ReactNode }) {
  const { state } = useScene(played.table, savingOf);
  return (
    <PlayedHere value={played}>
      <div
        className={styles.room}
        data-game={played.scene.game}
        data-place={played.place}
        data-saving={state}
      >
        {children}
      </div>
    </PlayedHere>
  );
}

/** What somebody should know who thinks that all is well. */
function Notices({ otherCards, onReload }: Pick<PlayingProps, 'otherCards' | 'onReload'>) {
  const { table, panels } = usePlayed();
  const saving = useScene(table, savingOf);
  const trouble = 'trouble' in saving ? saving.trouble : null;
  const isElsewhere = saving.state === 'elsewhere';
  return (
    <>
      {trouble !== null && (
        <Warning key={trouble.key} text={sayTrouble(trouble)} closes={!isElsewhere}>
          <Button kind="outline" onClick={isElsewhere ? onReload : () => panels.show('time')}>
            {t(isElsewhere ? 'room.saving.reload' : 'kept.export')}
          </Button>
        </Warning>
      )}
      {otherCards && <Warning text={t('room.otherCards')} closes />}
    </>
  );
}

function Warning({ text, closes, children }: { text: string; closes: boolean; children?: ReactNode }) {
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return (
    <Notice role="alert" className={styles.notice}>
      <Icon name="hazard-sign" />
      <p>{text}</p>
      {children}
      {closes && (
        <Button kind="outline" onClick={() => setClosed(true)}>
          {t('room.notice.close')}
        </Button>
      )}
    </Notice>
  );
}

/** A column beside the table, or where there is no room for one, a sheet over it. */
function Beside() {
  const wide = useWide();
  const { panels } = usePlayed();
  const { open, show } = panels;
  const label = open === null ? undefined : t(`room.panel.${open}`);
  const panel = open !== null && <Panel key={open} open={open} />;
  if (!wide)
    return (
      <Dialog look="side" open={open !== null} label={label} onClose={() => show(null)}>
        {panel}
      </Dialog>
    );
  return (
    panel && (
      <aside className={styles.column} aria-label={label}>
        {panel}
      </aside>
    )
  );
}

/** One thing beside the table at a time, with its name and a way to close it. */
function Panel({ open }: { open: PanelName }) {
  const { panels } = usePlayed();
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever opens something with a key goes on reading there; whoever cannot see hears its name.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const Body = BODIES[open];
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 ref={title} tabIndex={-1}>
          {t(`room.panel.${open}`)}
        </h2>
        <Button
          kind="quiet"
          round
          icon="cancel"
          aria-label={t('app.close')}
          onClick={() => panels.show(null)}
        />
      </div>
      <div className={styles.body} data-panel={open}>
        <Body />
      </div>
    </div>
  );
}

const BODIES: { readonly [panel in PanelName]: React.ComponentType } = {
  chronicle: Chronicle,
  why: Why,
  time: Time,
  companions: Companions,
  party: Party,
  help: Help,
};

function Party() {
  const { face, scene } = usePlayed();
  return <face.table.Party view={scene.view as Scene['view']} />;
}
