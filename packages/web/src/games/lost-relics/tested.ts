export { rulesOfCards } from 'virtual:rules-of-cards/lost-relics';
export { verified } from 'virtual:verified/lost-relics';
