export { cursedCityLedger as ledger } from '@questhall/rulebook/ledgers/cursed-city';
