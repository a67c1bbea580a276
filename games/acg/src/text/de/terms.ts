import type { ActionType, Colour, DeckName, HeroId, Icon, SettlementAction, Slot } from '../../terms.js';

/** The printed vocabulary in German; the glossary beside this file says why these words. */

/** On the hero cards. */
export const HERO_NAMES: { readonly [hero in HeroId]: string } = {
  ironbreaker: 'Eisenbrecher',
  waywatcher: 'Waldläuferin',
  'warrior-priest': 'Kriegerpriester',
  'bright-wizard': 'Feuermagier',
};
export const ACTION_TYPES: { readonly [type in ActionType]: string } = {
  attack: 'Angriff',
  aid: 'Beistand',
  explore: 'Erkundung',
  rest: 'Rast',
};
export const SLOTS: { readonly [slot in Slot]: string } = {
  weapon: 'Waffe',
  armour: 'Rüstung',
  accessory: 'Zubehör',
};
export const DECKS: { readonly [deck in DeckName]: string } = {
  enemy: 'Gegnerstapel',
  location: 'Ortsstapel',
  dungeon: 'Verliesstapel',
  gear: 'Ausrüstungsstapel',
};
/** Before "Gefahr" and "Feld". */
export const COLOURS: { readonly [colour in Colour]: string } = { green: 'grün', blue: 'blau', red: 'rot' };
export const PLACES: { readonly [place in SettlementAction]: string } = {
  trainer: 'Ausbilder',
  blacksmith: 'Schmied',
  arena: 'Arena',
};
/** Single and several, as they are seen on dice. */
export const FACES: { readonly [icon in Icon | 'blank']: { readonly one: string; readonly many: string } } = {
  success: { one: 'Erfolg', many: 'Erfolge' },
  critical: { one: 'Volltreffer', many: 'Volltreffer' },
  defence: { one: 'Verteidigung', many: 'Verteidigungen' },
  claw: { one: 'Klaue', many: 'Klauen' },
  nemesis: { one: 'Erzfeindsymbol', many: 'Erzfeindsymbole' },
  blank: { one: 'leere Seite', many: 'leere Seiten' },
};
export const STATS: { readonly [stat: string]: string } = {
  attack: 'Angriff',
  health: 'Lebenspunkte',
  resilience: 'Zähigkeit',
  capacity: 'Traglast',
};
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
/** "+1 Lebenspunkt", "−2 Angriff" */
export function statWords(stat: string, add: number): string {
  const name = stat === 'health' && Math.abs(add) === 1 ? 'Lebenspunkt' : STATS[stat];
  return `${signed(add)} ${name}`;
}
