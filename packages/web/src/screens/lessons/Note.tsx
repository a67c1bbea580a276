import type { GameCode } from '@questhall/rulebook';
import type { ReactNode } from 'react';
import { paths } from '../../app/paths.js';
import { ButtonLink } from '../../design/Button.js';
import { Row } from '../../design/Layout.js';
import { Seal } from '../../design/Seal.js';
import { t } from '../../text/t.js';
import styles from './Note.module.css';

type Props = {
  game: GameCode;
  text: string;
  because: string;
  /** What stands beside the rule: buttons, or what to do next. */
  children?: ReactNode;
};

/** A coach speaks: a sentence or two, and the rule behind them, in a window of its own: a lesson is not kept. */
export function Note({ game, text, because, children }: Props) {
  return (
    <div className={styles.note}>
      <Seal icon="graduate-cap" tone="wood" />
      <div className={styles.words}>
        <p key={text} className={styles.text} role="status">
          {text}
        </p>
        <ButtonLink
          kind="link"
          className={styles.rule}
          icon="open-book"
          to={paths.rules(game, because)}
          apart
          aria-label={t('coach.why', { rule: because })}
        >
          {because}
        </ButtonLink>
      </div>
      <Row className={styles.row}>{children}</Row>
    </div>
  );
}
