import type { Line } from '@questhall/table';
import { useEffect, useRef } from 'react';
import { Button } from '../../design/Button.js';
import { Dialog, DialogFoot, DialogPage } from '../../design/Dialog.js';
import { Fold } from '../../design/Fold.js';
import { Glyph } from '../../design/Icon.js';
import { Seal as Stamp } from '../../design/Seal.js';
import { Story } from '../../design/Words.js';
import type { GameFace } from '../../games/face.js';
import { t } from '../../text/t.js';
import styles from './StoryPage.module.css';
import { leaving } from './usePlaying.js';

type Props = {
  face: GameFace;
  page: Line | undefined;
  onRead: () => void;
  /** Somebody who plays for the first time may ask for a coach. */
  onCoach?: (() => void) | undefined;
};

/** A page of the story, read and turned: where a quest begins, what is read on the way, and where it has ended. */
export function StoryPage(props: Props) {
  const { page, onRead } = props;
  return (
    <Dialog open={page !== undefined} onClose={onRead}>
      {page !== undefined && <Page {...props} page={page} />}
    </Dialog>
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
  const end = page.page === 'begins' ? undefined : page.page;
  const way = leaving(page);
  const text = useRef<HTMLElement>(null);
  useEffect(() => toQuestion, []);
  return (
    <>
      <DialogPage
        ref={text}
        title={page.text}
        seal={<Seal end={end} drawing={table.sealOf(page)} />}
        data-end={end}
      >
        <Told page={page} game={code} />
      </DialogPage>
      <DialogFoot>
        {onCoach !== undefined && way === 'begin' && (
          <Button
            kind="page"
            icon="graduate-cap"
            onClick={() => {
              onCoach();
              onRead();
            }}
          >
            {t('room.story.coach')}
          </Button>
        )}
        <Button
          kind="go"
          size="large"
          autoFocus
          onClick={onRead}
          onKeyDown={({ key }) => text.current?.scrollBy({ top: LINES[key] ?? 0 })}
        >
          {t(way === 'begin' ? 'begin.begin' : 'room.story.go')}
        </Button>
      </DialogFoot>
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
export function Told({
  page: { paragraphs, story, later = [] },
  game,
}: {
  page: Line;
  game: GameFace['code'];
}) {
  return (
    <>
      {paragraphs.map(
        (paragraph, at) =>
          !later.includes(at) &&
          (at === story ? <Story key={at}>{paragraph}</Story> : <p key={at}>{paragraph}</p>),
      )}
      {later.length > 0 && (
        <Fold className={styles.later} label={t(`game.${game}.chapter`)}>
          {later.map((at) => (
            <p key={at}>{paragraphs[at]}</p>
          ))}
        </Fold>
      )}
    </>
  );
}

type End = 'won' | 'lost' | undefined;

/** How it ended; at a beginning what it is about. */
export function Seal({ end, drawing }: { end: End; drawing?: string | undefined }) {
  const icon = end === 'won' ? 'heraldic-sun' : end === 'lost' ? 'crowned-skull' : undefined;
  return (
    <Stamp icon={icon} tone={end === 'lost' ? 'felt' : 'gold'} className={styles.seal}>
      {icon === undefined && drawing !== undefined && <Glyph path={drawing} />}
    </Stamp>
  );
}
