import type { Line, Scene } from '@questhall/table';

/**
 * Where no person sits, companions set out when the page that opens a quest is turned. After one that ends a quest they
 * wait, unless nothing has come since: then all that is left is to say whether it is tried again.
 */
export function setsOut(
  { seats, companions: { rest } }: Pick<Scene, 'seats' | 'companions'>,
  [page, ...more]: readonly Line[],
): boolean {
  if (page === undefined || more.length > 0 || seats.some(({ sitter }) => sitter === 'person')) return false;
  return page.page === 'begins' || rest?.comes === null;
}
