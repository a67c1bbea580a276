import type { CSSProperties, ReactNode } from 'react';
import { Scene } from './art/Scene.js';
import type { SceneData } from './art/scene.js';
import styles from './Card.module.css';
import { CardFrame, type FrameProps } from './CardFrame.js';
import { breakable, drawn, longestWord, WHOLE } from './fit.js';

export type CardProps = Omit<FrameProps, 'label' | 'image' | 'wide' | 'children'> & {
  name: string;
  /** What it is called in sentences, where that is more than its name. */
  label?: string | undefined;
  /** A word above the name of a thumbnail, and a number behind it: what tells it from others of its name. */
  over?: string | undefined;
  number?: number | undefined;
  /** Below the name: what kind of card it is. A thumbnail leaves it out. */
  line?: string | undefined;
  scene?: SceneData | undefined;
  /** How high the window is, in em. */
  art?: number | undefined;
  /** About how high a case is, in the units of a picture: it takes the room that the words leave. */
  room?: number | undefined;
  picture?: ReactNode;
  /** Signs in the upper corners, and at the lower edge of the picture. */
  left?: ReactNode;
  right?: ReactNode;
  low?: ReactNode;
  /** Signs and numbers along the lower edge, and how high they are, in em. */
  foot?: ReactNode;
  footHeight?: number | undefined;
  stamp?: string | undefined;
  /** What is printed below the name. A thumbnail leaves it out. */
  children?: ReactNode;
};

/** A card of any game from its parts: picture, name, words, signs. decisions/0034 */
export function Card({ children, ...props }: CardProps) {
  const { name, label = name, art, left, right, foot, footHeight = 0, stamp, style, ...frame } = props;
  const own = {
    ...style,
    '--longest': longestWord(name),
    '--foot': footHeight,
    ...(art !== undefined && { '--art': `${art}em` }),
  } as CSSProperties;
  return (
    <CardFrame {...frame} label={label} style={own}>
      <Picture {...props} />
      <Head {...props} />
      {frame.size !== 'thumb' && children}
      <Corner at="left">{left}</Corner>
      <Corner at="right">{right}</Corner>
      {isThere(foot) && (
        <span className={styles.foot} data-slot="foot">
          {foot}
        </span>
      )}
      {stamp !== undefined && (
        <span className={styles.stamp} data-mark="stamp">
          {stamp}
        </span>
      )}
    </CardFrame>
  );
}

const isThere = (children: ReactNode): boolean =>
  children !== undefined && children !== null && children !== false;

function Corner({ at, children }: { at: 'left' | 'right'; children: ReactNode }) {
  if (!isThere(children)) return null;
  return (
    <span className={styles.corner} data-corner={at}>
      {children}
    </span>
  );
}

/** The part of a thumbnail that its name lies over, without what is below the name. */
const COVERED = { round: 0.1, cut: 0.22 } as const;
const COVERED_BY_FOOT = 0.06;

function Picture({ look, size, scene, art, room, picture, low, footHeight = 0 }: CardProps) {
  const thumb = size === 'thumb';
  const covered = COVERED[look.shape] + COVERED_BY_FOOT * footHeight;
  const windowed = look.shape === 'round' && !thumb;
  return (
    <div className={styles.picture} data-slot="picture">
      {picture ??
        (scene !== undefined && (
          <Scene
            className={styles.scene}
            scene={scene}
            height={thumb ? WHOLE : (room ?? drawn(art ?? 0))}
            open={windowed ? undefined : thumb ? covered : 0}
          />
        ))}
      {isThere(low) && !thumb && <span className={styles.low}>{low}</span>}
    </div>
  );
}

function Head({ size, name, over, number, line }: CardProps) {
  const thumb = size === 'thumb';
  return (
    <div className={styles.head} data-slot="head">
      <div className={styles.plate}>
        {thumb && over !== undefined && (
          <p className={styles.over} data-part="words">
            {over}
          </p>
        )}
        <p className={styles.name} data-part="words">
          {thumb ? breakable(name) : name}
          {number !== undefined && <b className={styles.number}> {number}</b>}
        </p>
        {size === 'full' && line !== undefined && (
          <p className={styles.line} data-part="words">
            {line}
          </p>
        )}
      </div>
    </div>
  );
}
