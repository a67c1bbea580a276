export { bareCode } from '@questhall/table';
