import { paths } from '../../app/paths.js';
import { ButtonLink } from '../../design/Button.js';
import { Stack } from '../../design/Layout.js';
import type { GameFace } from '../../games/face.js';
import type { Printed } from '../../games/printed.js';
import { useT } from '../../text/t.js';
import styles from './CardDialog.module.css';
import { RulesOfCard } from './RulesOfCard.js';

type Props = { face: GameFace; printed: Printed };

/** A card at the size at which it is read, with what is known about it beside it. */
export function BigCard({ face, printed, all }: Props & { all: readonly Printed[] }) {
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
function Notes({ face, printed }: Props) {
  const t = useT();
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

function Rules({ face, printed }: Props) {
  const t = useT();
  return (
    <Stack gap={1}>
      <p>
        <ButtonLink kind="link" icon="open-book" to={paths.rules(face.code, face.cards.chapterOf(printed))}>
          {t('gallery.rules')}
        </ButtonLink>
      </p>
      <RulesOfCard game={face.code} card={printed.card.id} />
    </Stack>
  );
}
