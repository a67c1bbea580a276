import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import styles from './Sheet.module.css';

type Props = { open: boolean; label: string | undefined; onClose: () => void; children: ReactNode };

/** Something beside a page, drawn over it from the side, and on a phone from below. */
export function Sheet({ open, label, onClose, children }: Props) {
  return (
    <ModalOverlay
      className={styles.veil}
      isOpen={open}
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Modal className={styles.sheet}>
        <Dialog aria-label={label}>{children}</Dialog>
      </Modal>
    </ModalOverlay>
  );
}
