import type { ReactNode } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useLocation } from 'wouter';
import { isGame, paths } from '../../app/paths.js';
import { Icon, type IconName } from '../../design/Icon.js';
import type { GameFace } from '../../games/face.js';
import type { Ending, Scene } from '../../table/scene.js';
import type { Table } from '../../table/table.js';
import { useT } from '../../text/t.js';
import styles from './Over.module.css';
import type { PanelName } from './panel.js';
import { Seal } from './StoryPage.js';
import pageStyles from './StoryPage.module.css';
import { useAgain } from './useAgain.js';
import type { End } from './useEnd.js';

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
    <ModalOverlay className={pageStyles.overlay} isOpen={open} isDismissable onOpenChange={show}>
      <Modal className={pageStyles.modal}>
        <Dialog className={pageStyles.dialog}>{over !== null && <Page {...props} over={over} />}</Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Page({ face, scene, end, over, ...ways }: Props & { over: Ending }) {
  const t = useT();
  const result = over.won ? 'won' : 'lost';
  const { rounds, standing } = face.table.countsOf(scene.view);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a page that scrolls has to be reached by the keyboard */}
      <article className={pageStyles.page} data-over={result} tabIndex={0}>
        <Seal end={result} />
        <Heading slot="title" className={pageStyles.title}>
          {t(`room.over.${result}`)}
        </Heading>
        {end.page?.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          {over.text} {t('room.over.text', { rounds, answers: scene.time.length })}{' '}
          {t('room.over.standing', { standing })}
        </p>
      </article>
      <footer className={pageStyles.foot}>
        <Ways scene={scene} isLost={result === 'lost'} onShow={end.show} {...ways} />
      </footer>
    </>
  );
}

type WaysProps = Pick<Props, 'table' | 'scene' | 'id' | 'onOpen'> & { isLost: boolean; onShow: End['show'] };

function Ways({ table, scene, id, isLost, onShow, onOpen }: WaysProps) {
  const t = useT();
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
      {offersAgain && (
        <Way main icon="cycle" isDisabled={busy} onPress={again}>
          {t('room.over.again')}
        </Way>
      )}
      <Way main={!offersAgain} icon="torch" onPress={() => go(isGame(game) ? paths.begin(game) : paths.hall)}>
        {t('room.over.new')}
      </Way>
      {id !== null && (
        <Way icon="book-cover" onPress={() => go(paths.book(id))}>
          {t('room.over.book')}
        </Way>
      )}
      <Way icon="quill-ink" onPress={() => panel('chronicle')}>
        {t('room.over.chronicle')}
      </Way>
      <Way icon="hourglass" onPress={() => panel('time')}>
        {t('room.over.time')}
      </Way>
      <Way icon="crossed-swords" onPress={() => onShow(false)}>
        {t('room.over.look')}
      </Way>
      <Way icon="castle" onPress={() => go(paths.hall)}>
        {t('room.over.hall')}
      </Way>
    </div>
  );
}

type WayProps = {
  icon: IconName;
  main?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
  children: ReactNode;
};

function Way({ icon, main = false, isDisabled = false, onPress, children }: WayProps) {
  return (
    <Button className={main ? pageStyles.turn : styles.way} isDisabled={isDisabled} onPress={onPress}>
      <Icon name={icon} />
      {children}
    </Button>
  );
}
