import { capital } from '@questhall/tabletop';
import type { DiscoveryKind, Level, Phase, Resource, Stat } from '../../terms.js';
import { resources } from './terms.js';

const PHASES: { readonly [phase in Phase]: string } = {
  movement: 'movement phase',
  exploration: 'exploration phase',
  challenge: 'challenge phase',
  maintenance: 'maintenance phase',
};

const DISCOVERIES: { readonly [kind in DiscoveryKind]: string } = {
  gold: 'Gold',
  hearthstone: 'Hearthstone',
  'far-sight': 'Far Sight',
  'rocket-boots': 'Goblin Rocket Boots',
  'traveling-merchant': 'Traveling Merchant',
  ambush: 'Ambush',
  'false-map': 'False Map',
  'power-drain': 'Power Drain',
  disease: 'Disease',
  bomb: 'Bomb',
};

export const names = {
  title: 'World of Warcraft: The Adventure Game',
  player: (number: number): string => `Player ${number}`,
  phase: (phase: Phase): string => PHASES[phase],
  resource: (resource: Resource): string => resources[resource],
  discovery: (kind: DiscoveryKind): string => DISCOVERIES[kind],
  level: (level: Level): string => level,
  stat: (stat: Stat): string => stat,
  spotIn: (space: string): string => `the discovery in ${space}`,
  marker: (number: number, encounter: string): string => `marker ${number} (${encounter})`,
  plain: (id: string): string => id.split('-').map(capital).join(' '),
};
