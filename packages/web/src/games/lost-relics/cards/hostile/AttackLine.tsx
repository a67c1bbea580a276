import type { LrCardOf } from '@questhall/lost-relics';
import { Glyph } from '../../../../design/Icon.js';
import { useT } from '../../../../text/t.js';
import { blowIcon, blowSaid } from '../actions.js';
import { drawing } from '../icons.js';
import styles from './Hostile.module.css';

type Attack = LrCardOf<'hostile'>['attacks'][number];

/** One of its attacks; the first that has a target is made. */
export function AttackLine({ attack, text }: { attack: Attack; text: string }) {
  const t = useT();
  return (
    <li className={styles.attack}>
      <span className={styles.blow} role="img" aria-label={blowSaid(attack, t)}>
        <Glyph path={drawing(blowIcon(attack))} />
      </span>
      <span className={styles.name} data-part="words">
        {attack.name}
      </span>
      <b role="img" aria-label={t('relic.hits', { value: attack.damage })}>
        {attack.damage}
      </b>
      {text !== '' && (
        <p className={styles.text} data-part="words">
          {text}
        </p>
      )}
    </li>
  );
}
