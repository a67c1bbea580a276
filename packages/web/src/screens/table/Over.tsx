import type { Ending, Scene } from '@questhall/table';
import type { ComponentProps } from 'react';
import { useLocation } from 'wouter';
import { isGame, paths } from '../../app/paths.js';
import { Button } from '../../design/Button.js';
import { Dialog, DialogFoot, DialogPage } from '../../design/Dialog.js';
import type { GameFace } from '../../games/face.js';
import type { Table } from '../../table/table.js';
import { type PlainKey, t } from '../../text/t.js';
import { useBegin } from '../new/useBegin.js';
import styles from './Over.module.css';
import type { PanelName } from './panel.js';
import { Seal, Told } from './StoryPage.js';
import type { End } from './usePlaying.js';

type Props = {
  table: Table;
  face: GameFace;
  scene: Scene;
  id: string | null;
  end: End;
  onOpen: (panel: PanelName) => void;
};

/** The end of an adventure: how it went, and where to go from here. */
export function Over(props: Props) {
  const { over } = props.scene;
  const { open, show } = props.end;
  return (
    <Dialog open={open} onClose={() => show(false)}>
      {over !== null && <Page {...props} over={over} />}
    </Dialog>
  );
}

function Page({ face, scene, end, over, ...ways }: Props & { over: Ending }) {
  const result = over.won ? 'won' : 'lost';
  const counts = face.table.countsOf(scene.view);
  const answers = scene.time.length;
  return (
    <>
      <DialogPage title={t(`room.over.${result}`)} seal={<Seal end={result} />} data-over={result}>
        {end.page !== undefined && <Told page={end.page} game={face.code} />}
        <p>
          {(counts !== null || end.page === undefined) && `${over.text} `}
          {t('room.over.text', { rounds: counts?.rounds ?? 0, answers })}{' '}
          {counts !== null && t('room.over.standing', { standing: counts.standing })}
        </p>
      </DialogPage>
      <DialogFoot>
        <Ways scene={scene} isLost={result === 'lost'} onShow={end.show} {...ways} />
      </DialogFoot>
    </>
  );
}

type WaysProps = Pick<Props, 'table' | 'scene' | 'id' | 'onOpen'> & { isLost: boolean; onShow: End['show'] };

function Ways({ table, scene, id, isLost, onShow, onOpen }: WaysProps) {
  const [, go] = useLocation();
  const { game } = scene;
  const { again, busy } = useAgain(table, scene);
  const offersAgain = isLost && id !== null;
  const panel = (name: PanelName) => {
    onShow(false);
    onOpen(name);
  };
  return (
    <div className={styles.ways}>
      {offersAgain && <Way main text="app.again" icon="cycle" busy={busy} onClick={again} />}
      <Way
        main={!offersAgain}
        text="begin.title"
        icon="torch"
        onClick={() => go(isGame(game) ? paths.begin(game) : paths.hall)}
      />
      {id !== null && <Way text="room.over.book" icon="book-cover" onClick={() => go(paths.book(id))} />}
      <Way text="room.over.chronicle" icon="quill-ink" onClick={() => panel('chronicle')} />
      <Way text="room.over.time" icon="hourglass" onClick={() => panel('time')} />
      <Way text="room.over.look" icon="crossed-swords" onClick={() => onShow(false)} />
      <Way text="nav.toHall" icon="castle" onClick={() => go(paths.hall)} />
    </div>
  );
}

type WayProps = ComponentProps<typeof Button> & { main?: boolean; text: PlainKey };

const Way = ({ main = false, text, ...rest }: WayProps) => (
  <Button kind={main ? 'go' : 'page'} size={main ? 'large' : 'medium'} {...rest}>
    {t(text)}
  </Button>
);

/** Begins the same adventure once more: the same heroes and the same seats, other chances. */
function useAgain(table: Table, { game, seats }: Scene) {
  const { begin, busy } = useBegin();
  const again = async () => {
    const setup = await table.setup();
    if (!setup.ok) return;
    const companions = seats.filter(({ sitter }) => sitter === 'companion').map(({ id }) => id);
    await begin({ from: 'setup', game, setup: setup.value, companions, keep: true });
  };
  return { again, busy };
}
