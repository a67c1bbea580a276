import { useEffect, useState } from 'react';
import { isGame } from '../../../app/paths.js';
import { ledgerOf, type OpenBook } from '../../rulebook/ledgers.js';

/** The rulebook of a game: not there yet, there, or out of reach. */
export function useBook(game: string): OpenBook | 'loading' | 'missing' {
  const [book, setBook] = useState<OpenBook | 'loading' | 'missing'>('loading');
  useEffect(() => {
    let wanted = true;
    const show = (found: OpenBook | 'missing') => wanted && setBook(found);
    if (isGame(game))
      ledgerOf(game).then(show, () => {
        show('missing');
      });
    else show('missing');
    return () => {
      wanted = false;
    };
  }, [game]);
  return book;
}
