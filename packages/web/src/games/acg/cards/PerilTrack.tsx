import { Glyph } from '../../../design/Icon.js';
import { t } from '../../../text/t.js';
import { type AcgIcon, drawing } from './icons.js';
import styles from './PerilTrack.module.css';

type Colour = 'green' | 'blue' | 'red';

/** Colour, shape and picture: nobody has to tell red from green. */
const PICTURES: { readonly [colour in Colour]: AcgIcon } = {
  green: 'drop',
  blue: 'spark-spirit',
  red: 'crowned-skull',
};

export function PerilMark({ colour, label }: { colour: Colour; label: string }) {
  return (
    <span className={styles.mark} data-colour={colour} role="img" aria-label={label}>
      <Glyph path={drawing(PICTURES[colour])} />
    </span>
  );
}

/** `here` is the space of the marker, counted from 1. */
type Props = { track: readonly (Colour | null)[]; here?: number };

export function PerilTrack({ track, here = 0 }: Props) {
  return (
    <div className={styles.peril}>
      <span className={styles.label}>
        <Glyph path={drawing('hourglass')} />
        {t('board.phase.peril')}
      </span>
      <ol className={styles.track} aria-label={t('sheet.track', { count: track.length })}>
        {track.map((colour, i) => (
          <Space key={i} number={i + 1} colour={colour} here={here} />
        ))}
      </ol>
    </div>
  );
}

function Space({ number, colour, here }: { number: number; colour: Colour | null; here: number }) {
  const state = number > here ? undefined : number === here ? 'here' : 'past';
  const label = colour === null ? t('sheet.space', { number }) : t(`sheet.space.${colour}`, { number });
  return (
    <li data-state={state} aria-current={state === 'here' ? 'step' : undefined}>
      {colour === null ? (
        <span className={styles.mark}>{number}</span>
      ) : (
        <PerilMark colour={colour} label={label} />
      )}
    </li>
  );
}
