export {
  allowed,
  type Clause,
  does,
  order,
  statement,
  verb,
  type Who,
} from '@questhall/tabletop/clauses';
