import type { trail as english } from '../en/trail.js';

/** Was gerade läuft, wenn eine Frage gestellt wird. */
export const trail: { readonly [key in keyof typeof english]: string } = {
  'trail.card': '{card}',
  'trail.wow.main': 'Das Spiel',
  'trail.wow.set-up': 'Der Aufbau',
  'trail.wow.turn': 'Ein Zug',
  'trail.wow.movement': 'Die Bewegungsphase',
  'trail.wow.exploration': 'Die Erkundungsphase',
  'trail.wow.challenge': 'Die Herausforderungsphase',
  'trail.wow.maintenance': 'Die Erhaltungsphase',
  'trail.wow.fight': 'Ein Kampf',
  'trail.wow.play-card': 'Eine Fähigkeitskarte wird gespielt',
  'trail.wow.resource': 'Ein Vorkommen wird genutzt',
  'trail.wow.resolve-discovery': 'Eine Entdeckung wird abgehandelt',
  'trail.wow.damage': 'Ein Charakter erleidet Schaden',
  'trail.wow.defeat': 'Ein Charakter wird besiegt',
  'trail.wow.gain-level': 'Ein Charakter steigt auf',
  'trail.wow.gain-quest': 'Eine Quest wird gezogen',
  'trail.wow.exchange': 'Ein Schlagabtausch',
  'trail.wow.fight-ends': 'Ein Kampf endet',
  'trail.wow.duel-ends': 'Ein Zweikampf endet',
  'trail.wow.settle': 'Quests werden geprüft',
};
