import type { AttackType, DiscoveryKind, Level, Phase, Resource, Stat, Until } from '../../terms.js';

export const LEVELS: { readonly [level in Level]: string } = {
  grey: 'grau',
  green: 'grün',
  yellow: 'gelb',
  red: 'rot',
};

export const PHASES: { readonly [phase in Phase]: string } = {
  movement: 'Bewegungsphase',
  exploration: 'Erkundungsphase',
  challenge: 'Herausforderungsphase',
  maintenance: 'Erhaltungsphase',
};

export const RESOURCES: { readonly [resource in Resource]: string } = {
  scroll: 'Schriftrolle',
  book: 'Buch',
  'small-healing': 'kleiner Heiltrank',
  'large-healing': 'großer Heiltrank',
  'place-discovery': 'Entdeckung legen',
  'flight-path': 'Flugroute',
  'auction-house': 'Auktionshaus',
  'quest-giver': 'Questgeber',
};

export const DISCOVERIES: { readonly [kind in DiscoveryKind]: string } = {
  gold: 'Gold',
  hearthstone: 'Ruhestein',
  'far-sight': 'Fernsicht',
  'rocket-boots': 'Goblinraketenstiefel',
  'traveling-merchant': 'Reisender Händler',
  ambush: 'Hinterhalt',
  'false-map': 'Falsche Karte',
  'power-drain': 'Kraftentzug',
  disease: 'Krankheit',
  bomb: 'Bombe',
};

export const STATS: { readonly [stat in Stat]: string } = {
  attack: 'Angriff',
  defense: 'Verteidigung',
  damage: 'Schaden',
  health: 'Gesundheit',
  movement: 'Bewegung',
  energy: 'Energie',
  cost: 'Kosten',
};

export const TYPES: { readonly [type in AttackType]: string } = { melee: 'Nahkampf', ranged: 'Fernkampf' };

export const UNTIL: { readonly [until in Until]: string } = {
  roll: 'für diesen Wurf',
  combat: 'für diesen Kampf',
  phase: 'für diese Phase',
  turn: 'in diesem Zug',
  'your-turn': 'bis zu deinem nächsten Zug',
  defeated: 'bis zur Niederlage',
  game: 'für den Rest des Spiels',
};
