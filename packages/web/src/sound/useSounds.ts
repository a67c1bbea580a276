import { useEffect, useRef } from 'react';
import type { SoundsOf } from '../games/face.js';
import { useSettings } from '../settings/store.js';
import type { Scene } from '../table/scene.js';
import { heardBetween } from './heard.js';
import { play } from './play.js';

/** Lets a table be heard, if somebody wants that. */
export function useSounds(scene: Scene, { heard }: SoundsOf): void {
  const wanted = useSettings(({ sound }) => sound === 'on');
  const before = useRef<Scene | null>(null);
  useEffect(() => {
    const sounds = heardBetween(before.current, scene, heard);
    before.current = scene;
    if (wanted) play(sounds);
  }, [scene, wanted, heard]);
}
