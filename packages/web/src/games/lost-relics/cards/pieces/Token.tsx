import { Glyph } from '../../../../design/Icon.js';
import { useT } from '../../../../text/t.js';
import { drawing, type LrIcon } from '../icons.js';
import '../relics.css';
import styles from './Token.module.css';

const TOKENS = {
  destiny: 'heraldic-sun',
  adventure: 'compass',
  bounty: 'locked-chest',
  damage: 'drop',
} as const satisfies { readonly [token: string]: LrIcon };
export type LrToken = keyof typeof TOKENS;
export const LR_TOKENS = Object.keys(TOKENS) as LrToken[];

/** A token of card board: each has a colour, a shape and a sign of its own. */
export function Token({ token, size }: { token: LrToken; size?: string | undefined }) {
  const t = useT();
  const label = token === 'destiny' ? t('relic.destiny') : t(`relic.token.${token}`);
  return (
    <span
      className={styles.edge}
      data-token={token}
      role="img"
      aria-label={label}
      style={size === undefined ? undefined : { fontSize: size }}
    >
      <span className={styles.token}>
        <Glyph path={drawing(TOKENS[token])} />
      </span>
    </span>
  );
}
