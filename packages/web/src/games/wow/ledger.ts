export { wowLedger as ledger } from '@questhall/rulebook/ledgers/wow';
