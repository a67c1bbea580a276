export { type Listed, Shelf, storageTrouble } from '@questhall/table';
