import { LazyMotion, MotionConfig } from 'motion/react';
import type { ReactNode } from 'react';
import { useSettings } from '../../settings/store.js';
import { PACES } from '../../stage/pace.js';

const features = () => import('./motion-features.js').then((module) => module.default);
const MOVE = 0.32;

/** Things are seen going from where they were to where they are, as fast as somebody wants, or not at all. */
export function Moving({ children }: { children: ReactNode }) {
  const { speed, motion } = useSettings();
  const still = motion === 'reduced' || speed === 'instant';
  const reduced = still ? 'always' : motion === 'full' ? 'never' : 'user';
  const transition = { duration: still ? 0 : MOVE * PACES[speed], ease: [0.2, 0.8, 0.2, 1] as const };
  return (
    <LazyMotion features={features} strict>
      <MotionConfig reducedMotion={reduced} transition={transition}>
        {children}
      </MotionConfig>
    </LazyMotion>
  );
}
