import { useEffect, useRef } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Icon } from '../../design/Icon.js';
import type { GameFace } from '../../games/face.js';
import type { Printed } from '../../games/printed.js';
import { useT } from '../../text/t.js';
import { BigCard } from './BigCard.js';
import styles from './CardDialog.module.css';

type Props = {
  face: GameFace;
  /** What the arrows lead through. */
  cards: readonly Printed[];
  all: readonly Printed[];
  open: string | undefined;
  onShow: (id: string | undefined) => void;
};

/** One card to be read, with the next one an arrow away. */
export function CardDialog({ face, cards, all, open, onShow }: Props) {
  const shown = all.find(({ card }) => card.id === open);
  const last = useRef(shown);
  if (shown !== undefined) last.current = shown;
  const at = cards.findIndex(({ card }) => card.id === open);
  const step = (by: number) => {
    const next = cards[(at + by + cards.length) % cards.length];
    if (next !== undefined && at >= 0) onShow(next.card.id);
  };
  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen={shown !== undefined}
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onShow(undefined)}
    >
      <Modal className={styles.modal}>
        <Dialog className={styles.dialog}>
          {last.current && <Page face={face} printed={last.current} all={all} onStep={step} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

type PageProps = {
  face: GameFace;
  printed: Printed;
  all: readonly Printed[];
  onStep: (by: number) => void;
};

function Page({ face, printed, all, onStep }: PageProps) {
  const t = useT();
  useArrows(onStep);
  return (
    <div className={styles.page}>
      <Heading slot="title" className={styles.title}>
        {printed.card.name}
      </Heading>
      <Button
        className={styles.step}
        data-side="left"
        aria-label={t('gallery.previous')}
        onPress={() => onStep(-1)}
      >
        <Icon name="previous-button" />
      </Button>
      <div className={styles.card}>
        <BigCard face={face} printed={printed} all={all} />
      </div>
      <Button
        className={styles.step}
        data-side="right"
        aria-label={t('gallery.next')}
        onPress={() => onStep(1)}
      >
        <Icon name="next-button" />
      </Button>
      <Button slot="close" className={styles.close} aria-label={t('gallery.close')}>
        <Icon name="cancel" />
      </Button>
    </div>
  );
}

/** The arrows repeat what the two buttons do, wherever in the dialog the focus is. */
function useArrows(onStep: (by: number) => void): void {
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') onStep(1);
      if (key === 'ArrowLeft') onStep(-1);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onStep]);
}
