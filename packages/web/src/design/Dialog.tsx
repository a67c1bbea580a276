import type { ReactNode, Ref } from 'react';
import { Heading, Modal, ModalOverlay, Dialog as Window } from 'react-aria-components';
import { Button } from './Button.js';
import styles from './Dialog.module.css';

type Props = {
  open: boolean;
  onClose: () => void;
  /** A page of parchment, nothing around what is shown, or drawn over the page from its side, and on a phone from below. */
  look?: 'paper' | 'bare' | 'side';
  /** What it is called, where no heading says so. */
  label?: string | undefined;
  children: ReactNode;
};

const SURFACES = { paper: 'paper', bare: 'night', side: 'board' } as const;

/** Something that is dealt with before anything else. Escape and a press beside it close it; focus goes back where it was. */
export function Dialog({ open, onClose, look = 'paper', label, children }: Props) {
  return (
    <ModalOverlay
      className={styles.veil}
      data-look={look}
      isOpen={open}
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Modal className={styles.modal} data-on={SURFACES[look]}>
        <Window className={styles.dialog} aria-label={label}>
          {children}
        </Window>
      </Modal>
    </ModalOverlay>
  );
}

type PageProps = {
  title: string;
  /** Above the title. */
  seal?: ReactNode;
  ref?: Ref<HTMLElement>;
  'data-over'?: string;
  'data-end'?: string | undefined;
  children: ReactNode;
};

/** What is read: it scrolls where it is long, and fades before what stands below it. */
export function DialogPage({ title, seal, children, ...rest }: PageProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a page that scrolls has to be reached by the keyboard
    <article className={styles.page} tabIndex={0} {...rest}>
      {seal}
      <Heading slot="title" className={styles.title}>
        {title}
      </Heading>
      {children}
    </article>
  );
}

/** The ways on, always in sight. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <footer className={styles.foot}>{children}</footer>;
}

type ConfirmProps = {
  title: string;
  children: ReactNode;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
};

/** A question before something that hurts. Escape is no. */
export function Confirm({ title, children, yes, no, onYes, onNo }: ConfirmProps) {
  return (
    <Dialog open onClose={onNo}>
      <DialogPage title={title}>{children}</DialogPage>
      <DialogFoot>
        <Button size="large" onClick={onNo} autoFocus>
          {no}
        </Button>
        <Button size="large" kind="harm" onClick={onYes}>
          {yes}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
