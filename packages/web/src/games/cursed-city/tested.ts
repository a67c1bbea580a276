export { rulesOfCards } from 'virtual:rules-of-cards/cursed-city';
export { verified } from 'virtual:verified/cursed-city';
