import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
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
    <ModalOverlay
      className={styles.veil}
      isOpen={open !== null}
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onOpen(null)}
    >
      <Modal className={styles.sheet}>
        <Dialog className={styles.dialog} aria-label={open === null ? undefined : t(`room.panel.${open}`)}>
          <Panels {...props} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
