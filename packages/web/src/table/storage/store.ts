export { type Change, type Head, KEPT_FORMAT, type Part, type Row, type Store } from '@questhall/table';
