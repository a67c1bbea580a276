import { type ReactNode, useState } from 'react';
import { useTitle } from '../../app/useTitle.js';
import { Hidden } from '../../design/Hidden.js';
import { useDeck } from '../../games/faces.js';
import { useSounds } from '../../sound/useSounds.js';
import type { Table } from '../../table/table.js';
import { useScene } from '../../table/useTable.js';
import { useT } from '../../text/t.js';
import { CardDialog } from '../gallery/CardDialog.js';
import { Middle } from './Middle.js';
import { Notices } from './Notices.js';
import { Over } from './Over.js';
import { PanelSlot } from './PanelSlot.js';
import styles from './Playing.module.css';
import { Replaying } from './panels/Replaying.js';
import { Rail } from './Rail.js';
import { savingOf } from './Saved.js';
import { StoryPage } from './StoryPage.js';
import { type At, usePlaying } from './usePlaying.js';

export type PlayingProps = At & {
  otherCards: boolean;
  /** Opens it here again after another window had taken it. */
  onReload: () => void;
};

/** The board in the middle, the tools at its edge, and all that explains it beside it. */
export function Playing({ otherCards, onReload, ...at }: PlayingProps) {
  const t = useT();
  const { face } = at;
  const { cards } = useDeck(face);
  const played = usePlaying(at);
  const { table, id, scene, pages, panels, coach } = played;
  const [card, setCard] = useState<string>();
  const told = scene.over === null && coach?.skipsStory !== true;
  const title = t('room.title', { adventure: scene.standing.adventure });
  useTitle(title);
  useSounds(scene, played.frame, face.sounds);
  return (
    <Around table={table} game={scene.game} place={played.place}>
      <Rail table={table} scene={scene} id={id} open={panels.open} onOpen={panels.show} />
      <main className={styles.table} data-table>
        <Hidden as="h1">{title}</Hidden>
        <Notices
          table={table}
          otherCards={otherCards}
          onExport={() => panels.show('time')}
          onReload={onReload}
        />
        <Middle played={played} onLook={setCard} />
      </main>
      <PanelSlot
        {...{ table, scene, face, id }}
        open={panels.open}
        onOpen={panels.show}
        about={panels.about}
      />
      {panels.open !== 'time' && <Replaying table={table} scene={scene} />}
      <CardDialog face={face} cards={[]} all={cards} open={card} onShow={setCard} />
      <StoryPage
        face={face}
        page={told ? pages[0] : undefined}
        onRead={played.onRead}
        onCoach={played.onCoach}
      />
      <Over table={table} face={face} scene={scene} id={id} end={played.end} onOpen={panels.show} />
    </Around>
  );
}

type AroundProps = { table: Table; game: string; place: number; children: ReactNode };

/** Says where the game is and whether that is saved; what is in the room is not drawn again when it has been. */
function Around({ table, game, place, children }: AroundProps) {
  const { state } = useScene(table, savingOf);
  return (
    <div className={styles.room} data-game={game} data-place={place} data-saving={state}>
      {children}
    </div>
  );
}
