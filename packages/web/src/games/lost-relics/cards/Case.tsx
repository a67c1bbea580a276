import type { ReactNode } from 'react';
import { Scene } from '../../../cards/art/Scene.js';
import type { SceneData } from '../../../cards/art/scene.js';
import styles from './Case.module.css';

type Props = {
  scene: SceneData;
  /** About how high the picture is for a width of 288; what does not fit is cut off. */
  height: number;
  /** Signs before the glass. */
  children?: ReactNode;
};

/** A picture in a glass case with a gilt rim. It takes the room that the words leave. */
export function Case({ scene, height, children }: Props) {
  return (
    <div className={styles.rim}>
      <div className={styles.glass}>
        <Scene className={styles.scene} scene={scene} height={height} open={0} />
      </div>
      {children}
    </div>
  );
}

/** The brass plate below an exhibit: what it is called, and what it is. */
export function Plate({ name, line }: { name: string; line?: string | undefined }) {
  return (
    <div className={styles.shadow}>
      <div className={styles.plate}>
        <p className={styles.name} data-part="words">
          {name}
        </p>
        {line !== undefined && (
          <p className={styles.line} data-part="words">
            {line}
          </p>
        )}
      </div>
    </div>
  );
}
