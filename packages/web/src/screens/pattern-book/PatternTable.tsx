import { useSearchParams } from 'wouter';
import { TABLES } from './patterns.js';

/** Moments of real games, to be looked at and tried without an engine: `?game=` chooses the game, `?scene=` the moment. */
export default function PatternTable() {
  const [query] = useSearchParams();
  const Table = TABLES[query.get('game') ?? ''] ?? Object.values(TABLES)[0];
  return Table === undefined ? null : <Table />;
}
