import { useEffect, useState } from 'react';
import { localTable } from '../../table/open.js';
import type { Told } from '../../table/protocol.js';
import type { Result } from '../../table/trouble.js';
import { useLanguage } from '../../text/t.js';

/** A kept adventure as it stands now, read without disturbing whoever plays it; nothing while it is fetched. */
export function useTold(id: string): Result<Told> | null {
  const language = useLanguage();
  const [told, setTold] = useState<Result<Told> | null>(null);
  useEffect(() => {
    let left = false;
    const client = localTable();
    setTold(null);
    client.read(id, language).then((result) => {
      client.leave();
      if (!left) setTold(result);
    });
    return () => {
      left = true;
    };
  }, [id, language]);
  return told;
}
