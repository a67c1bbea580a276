import { useMemo } from 'react';
import { useSettings } from '../../settings/store.js';
import type { Opening } from '../../table/protocol.js';
import { Room } from './Room.js';

/** An adventure that is kept in this browser, as it was left. */
export default function TableRoom({ id }: { id: string }) {
  const { language, speed: pace } = useSettings();
  const opening = useMemo((): Opening => ({ from: 'shelf', id, language, pace }), [id, language, pace]);
  return <Room opening={opening} />;
}
