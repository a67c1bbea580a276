export type { Change, Head, Store } from '@questhall/table';
