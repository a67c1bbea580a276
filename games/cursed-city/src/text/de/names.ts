import { capital } from '@questhall/tabletop';
import { listWords } from '@questhall/tabletop/german';
import type { Words } from '../words.js';
import { THINGS } from './nouns.js';

const thingName = (kind: string): string => capital(THINGS[kind]?.nom ?? kind.replaceAll('-', ' '));

export const names: Words['names'] = {
  title: 'Warhammer Quest: Cursed City',
  you: 'Du',
  theParty: 'die Gruppe',
  player: (number, heroes) => (heroes === '' ? `Spieler ${number}` : `Spieler ${number} (${heroes})`),
  group: (number, card) => (card === null ? `Gruppe ${number} (noch nicht da)` : `Gruppe ${number}: ${card}`),
  space: (tile, square) => `${tile}, ${square}`,
  gateway: (tiles) =>
    tiles.length < 2 ? `Durchgang (${tiles[0] ?? 'Karte'})` : `Durchgang ${tiles.join(' – ')}`,
  lychgate: (tiles) => `Totenpforte (${listWords(tiles)})`,
  thing: (kind, number) => `${thingName(kind)} ${number}`.trim(),
  plain: (id) => id.split('-').map(capital).join(' '),
};
