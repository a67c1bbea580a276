import { Sheet } from '../../design/Sheet.js';
import { useT } from '../../text/t.js';
import styles from './PanelSlot.module.css';
import type { PanelsProps } from './panel.js';
import { Panels } from './panels/Panels.js';
import { useWide } from './panels/useWide.js';

/** A column beside the table, or where there is no room for one, a sheet over it. */
export function PanelSlot(props: PanelsProps) {
  const t = useT();
  const wide = useWide();
  const { open, onOpen } = props;
  if (wide)
    return open === null ? null : (
      <aside className={styles.column} aria-label={t(`room.panel.${open}`)}>
        <Panels {...props} />
      </aside>
    );
  return (
    <Sheet
      open={open !== null}
      label={open === null ? undefined : t(`room.panel.${open}`)}
      onClose={() => onOpen(null)}
    >
      <Panels {...props} />
    </Sheet>
  );
}
