import { capital } from '@questhall/tabletop';
import { quoted } from '@questhall/tabletop/german';
import type { Words } from '../words.js';
import { fromArea, inArea, toArea } from './areas.js';
import { DOORS } from './nouns.js';
import { counterName } from './people.js';
import { PHASES, reactionWords, STATS } from './terms.js';

const FATES = {
  none: () => '',
  hurt: (count: number) => `erleidet ${count} Schaden`,
  wounded: () => 'wird verwundet',
  slain: () => 'wird erschlagen',
  out: () => 'wird außer Gefecht gesetzt',
};

export const names: Words['names'] = {
  title: 'Warhammer Quest: Lost Relics',
  you: 'Du',
  theParty: 'die Gruppe',
  player: (number, heroes) => `Spieler ${number} (${heroes})`,
  areaOf: (area, board) => `${area} (${board})`,
  inArea,
  toArea,
  fromArea,
  theDoor: (id) => quoted(DOORS[id] ?? id),
  doorBetween: (id, one, other) => `${DOORS[id] ?? id}, zwischen ${one} und ${other}`,
  theThing: quoted,
  counter: counterName,
  progress: (now, goal) => (goal === null ? `${now}` : `${now} von ${goal}`),
  phase: (phase) => PHASES[phase],
  stat: (stat) => STATS[stat],
  reactions: reactionWords,
  struck: (name, fate, count) => (fate === 'none' ? name : `${name} (${FATES[fate](count)})`),
  plain: (id) => id.split('-').map(capital).join(' '),
};
