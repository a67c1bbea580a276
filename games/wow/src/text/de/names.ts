import { capital } from '@questhall/tabletop';
import type { names as english } from '../en/names.js';
import { DISCOVERIES, LEVELS, PHASES, RESOURCES, STATS } from './terms.js';

export const names: typeof english = {
  title: 'World of Warcraft: Das Abenteuerspiel',
  player: (number) => `Spieler ${number}`,
  phase: (phase) => PHASES[phase],
  resource: (resource) => RESOURCES[resource],
  discovery: (kind) => DISCOVERIES[kind],
  level: (level) => LEVELS[level],
  stat: (stat) => STATS[stat],
  spotIn: (space) => `die Entdeckung in ${space}`,
  marker: (number, encounter) => `Marker ${number} (${encounter})`,
  plain: (id) => id.split('-').map(capital).join(' '),
};
