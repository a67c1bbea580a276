export { rulesOfCards } from 'virtual:rules-of-cards/acg';
export { verified } from 'virtual:verified/acg';
