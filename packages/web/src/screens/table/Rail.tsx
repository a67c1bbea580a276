import type { Scene } from '@questhall/table';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../design/Icon.js';
import type { Table } from '../../table/table.js';
import { useT } from '../../text/t.js';
import { PANELS, type PanelName } from './panel.js';
import styles from './Rail.module.css';
import { Saved } from './Saved.js';
import { TableMenu } from './TableMenu.js';

const ICONS: { readonly [panel in PanelName]: IconName } = {
  chronicle: 'quill-ink',
  why: 'open-book',
  time: 'hourglass',
  companions: 'three-friends',
  party: 'swordman',
  help: 'help',
};

type Props = {
  table: Table;
  scene: Scene;
  id: string | null;
  open: PanelName | null;
  onOpen: (panel: PanelName | null) => void;
};

/** All that one does to a game and not in it: along the left of a table, and under the thumb on a phone. */
export function Rail({ table, scene, id, open, onOpen }: Props) {
  const t = useT();
  const { at, length } = scene.time;
  return (
    <nav className={styles.rail} aria-label={t('room.tools')}>
      <TableMenu id={id} onOpen={onOpen} />
      <Tool icon="anticlockwise-rotation" disabled={at === 0} onPress={() => table.undo()}>
        {t('room.undo')}
      </Tool>
      <Tool icon="clockwise-rotation" rare disabled={at === length} onPress={() => table.redo()}>
        {t('room.redo')}
      </Tool>
      <span className={styles.gap} />
      {PANELS.map((panel) => (
        <Tool
          key={panel}
          icon={ICONS[panel]}
          rare={panel === 'time' || panel === 'companions' || panel === 'help'}
          pressed={open === panel}
          onPress={() => onOpen(open === panel ? null : panel)}
        >
          {t(`room.panel.${panel}`)}
        </Tool>
      ))}
      <Saved table={table} />
    </nav>
  );
}

type ToolProps = {
  icon: IconName;
  onPress: () => void;
  disabled?: boolean;
  pressed?: boolean;
  /** In the menu instead, where there is little room. */
  rare?: boolean;
  children: ReactNode;
};

function Tool({ icon, onPress, disabled = false, pressed, rare = false, children }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      data-rare={rare || undefined}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={icon} />
      <span>{children}</span>
    </button>
  );
}
