declare module 'virtual:cards/acg' {
  import type { PrintedCard } from '@questhall/acg';

  export const cards: readonly PrintedCard[];
}
