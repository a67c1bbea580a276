import type { CSSProperties } from 'react';
import { Scene } from '../../../cards/art/Scene.js';
import type { CardSize } from '../../printed.js';
import styles from './Card.module.css';
import { artHeight, COVERED, compose, TABLE_ART_HEIGHT } from './composition.js';
import { Frame } from './Frame.js';
import type { Face } from './face.js';
import { paletteOf } from './palette.js';

type Props = {
  face: Face;
  size: CardSize;
  exhausted?: boolean | undefined;
  /** In CSS units; the size's own width without it. */
  width?: string | undefined;
};

/** The letters of the longest word: no word of a name is broken in two. */
const longest = (name: string): number => Math.max(...name.split(/[\s-]/).map(({ length }) => length));

/** A card from its data. `--w` scales it; nothing else does. */
export function Card({ face, size, exhausted = false, width }: Props) {
  const { art, flavour } = compose(face);
  const table = size === 'table';
  const style = {
    ...paletteOf(face.kind),
    '--art': `${art}em`,
    '--longest': longest(face.name),
    ...(width !== undefined && { '--w': width }),
  } as CSSProperties;
  return (
    <article
      className={styles.card}
      data-kind={face.kind}
      data-size={size}
      data-exhausted={exhausted || undefined}
      aria-label={face.called ?? face.name}
      style={style}
    >
      <Scene
        className={styles.art}
        scene={face.scene}
        height={table ? TABLE_ART_HEIGHT : artHeight(art)}
        open={table ? COVERED[face.foot] : undefined}
      />
      <div className={styles.title} data-foot={face.foot}>
        {table && face.over !== undefined && (
          <p className={styles.over} data-part="words">
            {face.over}
          </p>
        )}
        <p className={styles.name} data-part="words">
          {face.name}
          {face.number !== undefined && <b className={styles.number}> {face.number}</b>}
        </p>
        {!table && <p className={styles.line}>{face.line}</p>}
      </div>
      {!table && (
        <div className={styles.text} data-foot={face.foot} data-part="words">
          {face.paragraphs.map(({ text, main, keyword }) => (
            <p key={text} className={main ? styles.main : undefined}>
              {keyword !== undefined && <span className={styles.keyword}>{keyword} </span>}
              {face.words(text)}
            </p>
          ))}
          {flavour && <p className={styles.flavour}>{face.flavour}</p>}
        </div>
      )}
      {face.marks}
      <Frame className={styles.frame} />
    </article>
  );
}
