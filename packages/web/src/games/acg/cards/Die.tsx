import { Glyph } from '../../../design/Icon.js';
import { useT } from '../../../text/t.js';
import styles from './Die.module.css';
import { type AcgIcon, drawing } from './icons.js';
import type { OfKind } from './kinds.js';
import { SYMBOLS, type SymbolName } from './words.js';

type Icon = OfKind<'dice'>['faces'][number][number];
type Props = { kind: 'hero' | 'enemy'; icons: readonly Icon[]; size?: string };

/** A die that lies still and shows one face. Two signs on a face stand side by side. */
export function Die({ kind, icons, size }: Props) {
  const t = useT();
  const said = icons.length === 0 ? t('die.blank') : icons.map((icon) => t(`die.${icon}`)).join(', ');
  return (
    <span
      className={styles.die}
      data-die={kind}
      data-count={icons.length}
      role="img"
      aria-label={t('die.face', { icons: said })}
      style={size === undefined ? undefined : { fontSize: size }}
    >
      {icons.map((icon, i) => (
        <Sign key={i} icon={icon} />
      ))}
    </span>
  );
}

function Sign({ icon }: { icon: SymbolName }) {
  const name: AcgIcon = SYMBOLS[icon];
  return (
    <span data-icon={icon}>
      <Glyph path={drawing(name)} />
    </span>
  );
}
