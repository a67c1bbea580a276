import { useMemo } from 'react';
import { useSettings } from '../../settings/store.js';
import type { Opening } from '../../table/protocol.js';
import { Room } from '../table/Room.js';
import { useCode } from './useCode.js';

/** A game that came in a link, from its first question on. Nothing is kept. */
export default function WatchShared() {
  const code = useCode();
  const { language, speed: pace } = useSettings();
  const opening = useMemo(
    (): Opening => ({ from: 'code', code, at: 0, language, pace }),
    [code, language, pace],
  );
  return <Room opening={opening} replays />;
}
