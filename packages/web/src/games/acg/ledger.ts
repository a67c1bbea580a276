export { acgLedger as ledger } from '@questhall/rulebook/ledgers/acg';
