import { capital } from '@questhall/tabletop';
import { listWords } from '@questhall/tabletop/german';
import type { Words } from '../words.js';
import { keywordName } from './dictionary.js';
import { heroPhrase } from './people.js';
import { ACTION_TYPES, FACES, PLACES, SLOTS } from './terms.js';

export const names: Words['names'] = {
  title: 'Das Abenteuer-Kartenspiel',
  you: 'Du',
  theParty: 'Die Gruppe',
  party: 'Gruppe',
  theLocation: 'Der Ort',
  plain: (id) => capital(id.replaceAll('-', ' ')),
  player: (number, heroes) => `Spieler ${number}${heroes === '' ? '' : ` (${heroes})`}`,
  elite: (name) => `Elite-${name}`,
  conditionOn: (condition, name) => `${condition} (${name})`,
  facedownInShadows: (place) => `verdeckter Gegner in den Schatten${place}`,
  facedown: 'ein verdeckter Gegner',
  someEnemy: 'ein Gegner',
  theHero: (id) => heroPhrase(id).nom,
  target: {
    facedown: 'einen verdeckten Gegner',
    someEnemy: 'einen Gegner',
    theHero: (id) => heroPhrase(id).acc,
  },
  actionType: (type) => ACTION_TYPES[type],
  slot: (slot) => SLOTS[slot],
  keyword: keywordName,
  icons: (icons) => (icons.length === 0 ? FACES.blank.one : listWords(icons.map((icon) => FACES[icon].one))),
  places: (places) => listWords(places.map((place) => PLACES[place])),
  either: (parts) => listWords(parts, 'oder'),
  decimal: (n) => String(n).replace('.', ','),
};
