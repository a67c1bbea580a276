import type { barred as english } from '../en/barred.js';

/** Warum etwas jetzt nicht geht. */
export const barred: { readonly [key in keyof typeof english]: string } = {
  'barred.cannot-pay': 'Du kannst die Kosten nicht zahlen.',
  'barred.too-high': 'Dieses Feld liegt über deiner Stufe.',
  'barred.no-moves': 'Du hast keine Bewegung übrig.',
  'barred.held': 'Eine aggressive Begegnung hält dich hier fest.',
  'barred.not-in-city': 'Das geht nur in einer Stadt.',
  'barred.played-already': 'Du hast sie in diesem Zug schon gespielt.',
  'barred.too-dear': 'Du hast nicht genug Energie.',
  'barred.not-now': 'Sie wird zu einem anderen Zeitpunkt gespielt.',
  'barred.item-too-high': 'Dieser Gegenstand liegt über deiner Stufe.',
  'barred.no-icon': 'Deiner Charakterkarte fehlt eines seiner Symbole.',
  'barred.bag-item': 'Gegenstände für den Beutel werden nicht angelegt.',
  'barred.dice-rolled': 'Sie wird vor dem Kampfwurf gespielt.',
  'barred.one-replacement': 'Nur eine Karte ersetzt in einem Kampf deine Waffe.',
  'barred.no-effect': 'Jetzt würde sie nichts ändern.',
  'barred.no-items': 'Du hast keinen Gegenstand zum Abgeben.',
  'barred.no-flight': 'Keine andere Flugroute steht deiner Stufe offen.',
};
