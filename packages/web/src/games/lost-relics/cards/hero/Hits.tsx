import { Glyph } from '../../../../design/Icon.js';
import { useT } from '../../../../text/t.js';
import { blowIcon, blowSaid, hitsOf, type LrAttack } from '../actions.js';
import { drawing } from '../icons.js';
import styles from './Action.module.css';

/** What a blow deals: with any die, and with one that inspires. */
export function Hits({ attack, inspired }: { attack: LrAttack; inspired: boolean }) {
  const t = useT();
  const hits = hitsOf(attack);
  const both = hits.normal !== hits.inspired;
  const value = both ? t('relic.hits.both', hits) : t('relic.hits', { value: hits.normal });
  return (
    <span
      className={styles.hits}
      data-inspired={inspired || undefined}
      role="img"
      aria-label={`${blowSaid(attack, t)}, ${value}`}
    >
      <Glyph path={drawing(blowIcon(attack))} />
      <b>{hits.normal}</b>
      {both && <b data-value="inspired">{hits.inspired}</b>}
    </span>
  );
}
