import type { CSSProperties, ReactNode } from 'react';
import styles from './Card.module.css';
import type { CardSize } from './size.js';
import { type Shape, Thread } from './Thread.js';

/** How the cards of a game look: a shape, a class that sets the colours which `Card.module.css` asks for, and those of a kind. */
export type Look = {
  readonly shape: Shape;
  readonly className: string | undefined;
  readonly coloursOf?: (kind: string, state: string | undefined) => CSSProperties;
};

export type FrameProps = {
  look: Look;
  size: CardSize;
  /** What it is called in sentences. */
  label: string;
  /** Chooses among the colours of the look. */
  kind?: string | undefined;
  /** In CSS units; the size's own width without it. */
  width?: string | undefined;
  wide?: boolean;
  /** `exhausted` and `out` are grey; what other states look like is the look's business. */
  state?: string | undefined;
  /** Nobody reads it: a back. */
  image?: boolean;
  style?: CSSProperties | undefined;
  children: ReactNode;
};

const SPENT: readonly (string | undefined)[] = ['exhausted', 'out'];

/** The card that everything is printed on. `--w` scales it; nothing else does. */
export function CardFrame(props: FrameProps) {
  const { look, size, label, kind = '', width, wide = false, state, image = false, style, children } = props;
  const As = image ? 'div' : 'article';
  const own = { ...look.coloursOf?.(kind, state), ...style, ...(width !== undefined && { '--w': width }) };
  return (
    <As
      className={`${styles.card} ${look.className ?? ''}`}
      data-shape={look.shape}
      data-size={size}
      data-kind={kind}
      data-wide={wide || undefined}
      data-state={state}
      data-spent={SPENT.includes(state) || undefined}
      role={image ? 'img' : undefined}
      aria-label={label}
      style={own as CSSProperties}
    >
      {children}
      <Thread shape={look.shape} wide={wide} className={styles.thread} />
    </As>
  );
}
