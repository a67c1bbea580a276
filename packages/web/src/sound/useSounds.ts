import type { Scene } from '@questhall/table';
import { useEffect, useRef } from 'react';
import type { SoundsOf } from '../games/face.js';
import { useSettings } from '../settings/store.js';
import type { Frame } from '../stage/beat.js';
import { heardBetween, heardIn } from './heard.js';
import { play } from './play.js';

/** Lets a table be heard, if somebody wants that: with every beat, or all at once where nothing is told in beats. */
export function useSounds(scene: Scene, frame: Frame | null, { heard }: SoundsOf): void {
  const wanted = useSettings(({ sound }) => sound === 'on');
  const before = useRef<Scene | null>(null);
  const told = useRef(false);
  useEffect(() => {
    if (frame === null) return;
    told.current = true;
    if (wanted) play(heardIn(frame.events, heard));
  }, [frame, wanted, heard]);
  useEffect(() => {
    const sounds = told.current ? [] : heardBetween(before.current, scene, heard);
    before.current = scene;
    told.current = false;
    if (wanted) play(sounds);
  }, [scene, wanted, heard]);
}
