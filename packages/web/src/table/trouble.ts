export { bad, fine, type Result, type Trouble, trouble } from '@questhall/table';
