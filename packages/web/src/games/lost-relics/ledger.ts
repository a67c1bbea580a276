export { lostRelicsLedger as ledger } from '@questhall/rulebook/ledgers/lost-relics';
