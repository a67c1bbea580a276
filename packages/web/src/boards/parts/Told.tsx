import type { Asked } from '@questhall/table';
import { useT } from '../../text/t.js';
import { type Decider, DecisionBar } from './DecisionBar.js';
import styles from './Told.module.css';
import type { Telling } from './types.js';

type Props = { telling: Telling; after: Asked; decider: Decider };
const nothing = () => undefined;

/** What happens, in the place of the question that it came of; its answers stay where they were, and answer nothing. */
export function Told({ telling: { text }, after, decider }: Props) {
  const t = useT();
  return (
    <div className={styles.told} data-telling>
      <div className={styles.before} inert aria-hidden="true">
        <DecisionBar decision={after} decider={decider} onConfirm={nothing} locked />
      </div>
      <div className={styles.now}>
        <p className={styles.line}>{text}</p>
        <p className={styles.hint}>{t('stage.skip')}</p>
      </div>
    </div>
  );
}
