export { bad, fine, type Result, type Trouble, Troubled, type TroubleKey, trouble } from '@questhall/table';
