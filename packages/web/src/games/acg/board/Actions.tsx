import { Thing } from '../../../boards/parts/Thing.js';
import { Glyph } from '../../../design/Icon.js';
import { t } from '../../../text/t.js';
import { AcgCard } from '../cards/AcgCard.js';
import { drawing } from '../cards/icons.js';
import { ACTION_ICONS, Tokens } from '../cards/Marks.js';
import { paletteOf } from '../cards/palette.js';
import styles from './Lane.module.css';
import { printedOf } from './printed.js';
import { actionSaid } from './said.js';
import type { HeroView } from './types.js';

/** Four actions: as cards before whoever acts, as small tablets before the others. */
export function Actions({ hero, cards }: { hero: HeroView; cards: boolean }) {
  return (
    <ul className={styles.actions} data-cards={cards || undefined} aria-label={t('gallery.kind.action')}>
      {hero.actions.map((slot) => (
        <li key={slot.type}>
          <Thing
            id={slot.card}
            look={slot.card}
            label={actionSaid(slot)}
            shape={cards ? 'card' : 'tile'}
            turned={cards && slot.exhausted}
          >
            {cards ? <Full slot={slot} /> : <Tablet slot={slot} />}
          </Thing>
        </li>
      ))}
    </ul>
  );
}

type Slot = HeroView['actions'][number];

function Full({ slot }: { slot: Slot }) {
  const printed = printedOf(slot.card);
  if (printed === undefined) return null;
  const { exhausted, tokens } = slot;
  return <AcgCard printed={printed} size="thumb" width="var(--action)" state={{ exhausted, tokens }} />;
}

function Tablet({ slot: { type, exhausted, tokens } }: { slot: Slot }) {
  return (
    <span
      className={styles.tablet}
      data-exhausted={exhausted || undefined}
      style={paletteOf(exhausted ? 'spent' : type)}
    >
      <Glyph path={drawing(ACTION_ICONS[type])} />
      <small>{t(`card.action.${type}`)}</small>
      {exhausted && (
        <span className={styles.spent}>
          <Glyph path={drawing('night-sleep')} />
        </span>
      )}
      <span className={styles.coins}>
        <Tokens count={tokens} />
      </span>
    </span>
  );
}
