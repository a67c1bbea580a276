import type { LrCardOf } from '@questhall/lost-relics';
import { Glyph } from '../../../../design/Icon.js';
import { useT } from '../../../../text/t.js';
import { drawing, type LrIcon } from '../icons.js';
import styles from './Ladder.module.css';

type Reaction = LrCardOf<'hostile'>['reactions'][number];

const ICONS: { readonly [reaction in Reaction]: LrIcon } = {
  attack: 'crossed-swords',
  execute: 'decapitation',
  move: 'walking-boot',
  retreat: 'return-arrow',
};

/** Its reactions, rung by rung: each in turn, and what cannot be done is passed over. */
export function Ladder({ reactions }: { reactions: readonly Reaction[] }) {
  const t = useT();
  return (
    <ol className={styles.ladder} aria-label={t('relic.reactions')}>
      {reactions.map((reaction, i) => (
        <li key={`${i} ${reaction}`}>
          <b aria-hidden="true">{i + 1}</b>
          <Glyph path={drawing(ICONS[reaction])} />
          <span data-part="words">{t(`relic.reaction.${reaction}`)}</span>
        </li>
      ))}
    </ol>
  );
}
