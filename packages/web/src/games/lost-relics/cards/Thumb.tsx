import type { CSSProperties, ReactNode } from 'react';
import { Scene } from '../../../cards/art/Scene.js';
import type { SceneData } from '../../../cards/art/scene.js';
import { Slab } from './Slab.js';
import styles from './Thumb.module.css';
import { longestWord } from './words.js';

type Props = {
  kind: string;
  name: string;
  width?: string | undefined;
  scene: SceneData;
  state?: 'wounded' | 'out' | undefined;
  /** What is worth knowing at a glance. */
  left?: ReactNode;
  right?: ReactNode;
  /** In the place of the picture. */
  children?: ReactNode;
};

/** A card at a glance: its picture to the edge, its name, and a sign or two. */
export function Thumb({ kind, name, width, scene, state, left, right, children }: Props) {
  return (
    <Slab kind={kind} size="thumb" name={name} width={width} state={state}>
      <div className={styles.picture}>
        {children ?? <Scene className={styles.scene} scene={scene} height={404} open={0.22} />}
      </div>
      <div className={styles.signs}>
        <span>{left}</span>
        <span>{right}</span>
      </div>
      <div className={styles.plate} style={{ '--longest': longestWord(name) } as CSSProperties}>
        <p className={styles.name} data-part="words">
          {name}
        </p>
      </div>
    </Slab>
  );
}
