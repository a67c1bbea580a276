import type { Book, Result } from '@questhall/table';
import { useEffect, useState } from 'react';
import { localTable } from '../../table/open.js';
import { useLanguage } from '../../text/t.js';

/** A kept adventure as it stands now, read without disturbing whoever plays it; nothing while it is fetched. */
export function useTold(id: string): Result<Book> | null {
  const language = useLanguage();
  const [told, setTold] = useState<Result<Book> | null>(null);
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
