import { useRef } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { cardOf } from '../../boards/acg/printed.js';
import { drawing } from '../../cards/acg/icons.js';
import { Glyph } from '../../design/Icon.js';
import type { Line } from '../../table/scene.js';
import { useT } from '../../text/t.js';
import styles from './StoryPage.module.css';

type Props = { page: Line | undefined; onRead: () => void };

/** A page of the story, read and turned: where a quest begins, and where it has ended. */
export function StoryPage({ page, onRead }: Props) {
  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen={page !== undefined}
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onRead()}
    >
      <Modal className={styles.modal}>
        <Dialog className={styles.dialog}>
          {page !== undefined && <Page page={page} onRead={onRead} />}
        </Dialog>
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

/** Nothing: a beginning. */
const endOf = ({ events }: Line): 'won' | 'lost' | undefined => {
  const section = events[0]?.data.section;
  return section === undefined ? undefined : section === 'reward' ? 'won' : 'lost';
};

function Page({ page, onRead }: { page: Line; onRead: () => void }) {
  const t = useT();
  const end = endOf(page);
  const text = useRef<HTMLElement>(null);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a page that scrolls has to be reached by the keyboard */}
      <article ref={text} className={styles.page} data-end={end} tabIndex={0}>
        <Seal quest={String(page.events[0]?.data.quest ?? '')} end={end} />
        <Heading slot="title" className={styles.title}>
          {page.text}
        </Heading>
        {page.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </article>
      <footer className={styles.foot}>
        <Button
          className={styles.turn}
          autoFocus
          onPress={onRead}
          onKeyDown={({ key }) => text.current?.scrollBy({ top: LINES[key] ?? 0 })}
        >
          {t(end === undefined ? 'room.story.begin' : 'room.story.go')}
        </Button>
      </footer>
    </>
  );
}

export function Seal({ quest, end }: { quest: string; end: 'won' | 'lost' | undefined }) {
  const icon =
    end === undefined ? cardOf(quest, 'quest')?.icon : end === 'won' ? 'heraldic-sun' : 'crowned-skull';
  return (
    <span className={styles.seal} data-end={end}>
      <Glyph path={drawing(icon)} />
    </span>
  );
}
