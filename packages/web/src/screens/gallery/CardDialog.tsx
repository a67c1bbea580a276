import { useEffect, useRef } from 'react';
import { Heading } from 'react-aria-components';
import { Button } from '../../design/Button.js';
import { Dialog } from '../../design/Dialog.js';
import { Hidden } from '../../design/Hidden.js';
import type { IconName } from '../../design/Icon.js';
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
  const close = () => onShow(undefined);
  const at = cards.findIndex(({ card }) => card.id === open);
  const step = (by: number) => {
    const next = cards[(at + by + cards.length) % cards.length];
    if (next !== undefined && at >= 0) onShow(next.card.id);
  };
  return (
    <Dialog look="bare" open={shown !== undefined} onClose={close}>
      {last.current && <Page face={face} printed={last.current} all={all} onStep={step} onClose={close} />}
    </Dialog>
  );
}

type PageProps = {
  face: GameFace;
  printed: Printed;
  all: readonly Printed[];
  onStep: (by: number) => void;
  onClose: () => void;
};

function Page({ face, printed, all, onStep, onClose }: PageProps) {
  const t = useT();
  useArrows(onStep);
  return (
    <div className={styles.page}>
      <Hidden>
        <Heading slot="title">{printed.card.name}</Heading>
      </Hidden>
      <Step side="left" icon="previous-button" label={t('gallery.previous')} onPress={() => onStep(-1)} />
      <BigCard face={face} printed={printed} all={all} />
      <Step side="right" icon="next-button" label={t('gallery.next')} onPress={() => onStep(1)} />
      <Step side="close" icon="cancel" label={t('gallery.close')} onPress={onClose} />
    </div>
  );
}

type StepProps = { side: string; icon: IconName; label: string; onPress: () => void };

const Step = ({ side, icon, label, onPress }: StepProps) => (
  <Button round icon={icon} className={styles.step} data-side={side} aria-label={label} onClick={onPress} />
);

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
