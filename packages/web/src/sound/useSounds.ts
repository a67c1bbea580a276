import { useEffect, useRef } from 'react';
import { useSettings } from '../settings/store.js';
import type { Scene } from '../table/scene.js';
import { heardBetween } from './heard.js';
import { play } from './play.js';

/** Lets a table be heard, if somebody wants that. */
export function useSounds(scene: Scene): void {
  const wanted = useSettings(({ sound }) => sound === 'on');
  const before = useRef<Scene | null>(null);
  useEffect(() => {
    const heard = heardBetween(before.current, scene);
    before.current = scene;
    if (wanted) play(heard);
  }, [scene, wanted]);
}
