import type { ReactNode, Ref } from 'react';
import { Heading, Modal, ModalOverlay, Dialog as Window } from 'react-aria-components';
import { Button } from './Button.js';
import styles from './Dialog.module.css';

type Props = {
  open: boolean;
  onClose: () => void;
  /** A page of parchment, or nothing around what is shown. */
  look?: 'paper' | 'bare';
  children: ReactNode;
};

/** Something that is dealt with before anything else. Escape and a press beside it close it; focus goes back where it was. */
export function Dialog({ open, onClose, look = 'paper', children }: Props) {
  return (
    <ModalOverlay
      className={styles.veil}
      data-look={look}
      isOpen={open}
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Modal className={styles.modal} data-on={look === 'paper' ? 'paper' : 'night'}>
        <Window className={styles.dialog}>{children}</Window>
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
