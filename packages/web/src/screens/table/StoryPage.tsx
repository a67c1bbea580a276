import { useEffect, useRef } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Glyph, Icon, iconPath } from '../../design/Icon.js';
import type { GameFace } from '../../games/face.js';
import type { Line } from '../../table/scene.js';
import { withInitial } from '../../text/initial.js';
import { useT } from '../../text/t.js';
import styles from './StoryPage.module.css';

type Props = {
  face: GameFace;
  page: Line | undefined;
  onRead: () => void;
  /** Somebody who plays for the first time may ask for a coach. */
  onCoach?: (() => void) | undefined;
};

/** A page of the story, read and turned: where a quest begins, and where it has ended. */
export function StoryPage(props: Props) {
  const { page, onRead } = props;
  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen={page !== undefined}
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onRead()}
    >
      <Modal className={styles.modal}>
        <Dialog className={styles.dialog}>{page !== undefined && <Page {...props} page={page} />}</Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Whoever stands on the way on can still read what lies above it. */
const LINES: { readonly [key: string]: number } = {
  ArrowDown: 60,
  ArrowUp: -60,
  PageDown: 400,
  PageUp: -400,
};

function Page({ face: { code, table }, page, onRead, onCoach }: Props & { page: Line }) {
  const t = useT();
  const end = page.page === 'begins' ? undefined : page.page;
  const text = useRef<HTMLElement>(null);
  useEffect(() => toQuestion, []);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a page that scrolls has to be reached by the keyboard */}
      <article ref={text} className={styles.page} data-end={end} tabIndex={0}>
        <Seal end={end} drawing={table.sealOf(page)} />
        <Heading slot="title" className={styles.title}>
          {page.text}
        </Heading>
        <Told page={page} game={code} />
      </article>
      <footer className={styles.foot}>
        {onCoach !== undefined && end === undefined && (
          <Button
            className={styles.coach}
            onPress={() => {
              onCoach();
              onRead();
            }}
          >
            <Icon name="graduate-cap" />
            {t('room.story.coach')}
          </Button>
        )}
        <Button
          className={styles.turn}
          autoFocus
          onPress={onRead}
          onKeyDown={(event) => {
            const top = LINES[event.key];
            // A button keeps every key to itself that it is asked about; Escape belongs to the page.
            if (top === undefined) event.continuePropagation();
            else text.current?.scrollBy({ top });
          }}
        >
          {t(end === undefined ? 'room.story.begin' : 'room.story.go')}
        </Button>
      </footer>
    </>
  );
}

/**
 * The button that opened the page is long gone, and so the keyboard would be nowhere: it goes on at the question. The
 * dialog looks for somebody to give it to in the next picture; after that it is known to be free.
 */
function toQuestion(): void {
  const go = () => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('[data-question]')?.focus({ preventScroll: true });
  };
  requestAnimationFrame(() => requestAnimationFrame(go));
}

/** The story and the goal; the rules of this quest are there for whoever wants to know them now. */
function Told({ page: { paragraphs, story, later = [] }, game }: { page: Line; game: GameFace['code'] }) {
  const t = useT();
  return (
    <>
      {paragraphs.map(
        (paragraph, at) =>
          !later.includes(at) && (
            <p key={paragraph} data-story={at === story || undefined}>
              {at === story ? withInitial(paragraph) : paragraph}
            </p>
          ),
      )}
      {later.length > 0 && (
        <details className={styles.later}>
          <summary>{t(`game.${game}.chapter`)}</summary>
          {later.map((at) => (
            <p key={at}>{paragraphs[at]}</p>
          ))}
        </details>
      )}
    </>
  );
}

type End = 'won' | 'lost' | undefined;

/** How it ended; at a beginning what it is about. */
export function Seal({ end, drawing }: { end: End; drawing?: string | undefined }) {
  const path = end === undefined ? drawing : iconPath(end === 'won' ? 'heraldic-sun' : 'crowned-skull');
  return (
    <span className={styles.seal} data-end={end}>
      {path !== undefined && <Glyph path={path} />}
    </span>
  );
}
