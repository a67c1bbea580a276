export { type Kept, type Listed, type Raw, Shelf, storageTrouble } from '@questhall/table';
