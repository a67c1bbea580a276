import { Field } from '../../design/Field.js';
import { Fold } from '../../design/Fold.js';
import { Panel } from '../../design/Panel.js';
import { useT } from '../../text/t.js';
import styles from './Begin.module.css';
import { LONGEST_SEED } from './choices.js';
import type { Given } from './given.js';

/** What only somebody wants who would play the same game again. */
export function Advanced({ choices, choose }: Given) {
  const t = useT();
  const over = choices.seed.length - LONGEST_SEED;
  return (
    <Panel className={styles.extra}>
      <Fold size="large" label={t('begin.advanced')} open={choices.seed !== ''}>
        <Field
          label={t('begin.seed')}
          hint={t('begin.seed.hint')}
          wrong={over > 0 && `${t('begin.bad.seed')} ${t('begin.seed.left', { left: over })}`}
          value={choices.seed}
          onChange={({ target }) => choose({ ...choices, seed: target.value })}
        />
      </Fold>
    </Panel>
  );
}
