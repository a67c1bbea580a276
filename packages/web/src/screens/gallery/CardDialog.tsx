import type { GameCode } from '@questhall/rulebook';
import { Suspense, use, useEffect, useRef } from 'react';
import { Heading } from 'react-aria-components';
import { paths } from '../../app/paths.js';
import { Button, ButtonLink } from '../../design/Button.js';
import { Dialog } from '../../design/Dialog.js';
import { Fold } from '../../design/Fold.js';
import { Hidden } from '../../design/Hidden.js';
import type { IconName } from '../../design/Icon.js';
import { Stack } from '../../design/Layout.js';
import type { GameFace } from '../../games/face.js';
import type { Printed } from '../../games/printed.js';
import { t } from '../../text/t.js';
import { ledgerOf, testedOf } from '../rulebook/ledgers.js';
import { RuleText } from '../rulebook/RuleEntry.js';
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
  useArrows(onStep);
  return (
    <div className={styles.page}>
      <Hidden>
        <Heading slot="title">{printed.card.name}</Heading>
      </Hidden>
      <Step side="left" icon="previous-button" label={t('gallery.previous')} onPress={() => onStep(-1)} />
      <BigCard face={face} printed={printed} all={all} />
      <Step side="right" icon="next-button" label={t('gallery.next')} onPress={() => onStep(1)} />
      <Step side="close" icon="cancel" label={t('app.close')} onPress={onClose} />
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

type BigCardProps = { face: GameFace; printed: Printed };

/** A card at the size at which it is read, with what is known about it beside it. */
function BigCard({ face, printed, all }: BigCardProps & { all: readonly Printed[] }) {
  const { Large, isSheet } = face.cards;
  const sheet = isSheet(printed);
  return (
    <div className={sheet ? undefined : styles.spread}>
      <Large printed={printed} all={all} />
      {sheet ? <Rules face={face} printed={printed} /> : <Notes face={face} printed={printed} />}
    </div>
  );
}

/** What the card itself does not say: what its game notes, copies, where it comes from, and its rules. */
function Notes({ face, printed }: BigCardProps) {
  const { copies, origin, unverified } = printed.card;
  return (
    <aside className={styles.notes}>
      <face.cards.Notes printed={printed} />
      <dl>
        {copies !== undefined && (
          <>
            <dt>{t('gallery.copies')}</dt>
            <dd>{copies}</dd>
          </>
        )}
        <dt>{t('gallery.origin')}</dt>
        <dd>{t(`gallery.origin.${origin}`)}</dd>
        {unverified !== undefined && (
          <>
            <dt>{t('gallery.unverified')}</dt>
            <dd>{unverified.map((fact) => face.cards.factName(fact, t)).join(', ')}</dd>
          </>
        )}
      </dl>
      <Rules face={face} printed={printed} />
    </aside>
  );
}

function Rules({ face, printed }: BigCardProps) {
  return (
    <Stack gap={1}>
      <p>
        <ButtonLink kind="link" icon="open-book" to={paths.rules(face.code, face.cards.chapterOf(printed))}>
          {t('gallery.rules')}
        </ButtonLink>
      </p>
      <Suspense>
        <Uses game={face.code} card={printed.card.id} />
      </Suspense>
    </Stack>
  );
}

/** The rules that a card makes use of, each a step into the rulebook. */
function Uses({ game, card }: { game: GameCode; card: string }) {
  const rules = use(testedOf(game)).rulesOfCards[card] ?? [];
  if (rules.length === 0) return null;
  return (
    <Fold key={card} className={styles.uses} label={t('gallery.uses', { count: rules.length })}>
      <List game={game} rules={rules} />
    </Fold>
  );
}

function List({ game, rules }: { game: GameCode; rules: readonly string[] }) {
  const { book } = use(ledgerOf(game));
  return (
    <ul>
      {rules.map((id) => {
        const rule = book.find(id);
        return (
          <li key={id}>
            <ButtonLink kind="link" to={paths.rules(game, id)}>
              {id}
            </ButtonLink>
            {rule !== undefined && <RuleText rule={rule} />}
          </li>
        );
      })}
    </ul>
  );
}
