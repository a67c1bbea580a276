import type { options as english } from '../en/options.js';

/** Antworten. */
export const options: { readonly [key in keyof typeof english]: string } = {
  'option.done': 'Fertig',
  'option.decline': 'Nein',
  'option.yes': 'Ja',
  'option.no': 'Nein',
  'option.keep': 'Zurücklegen',
  'option.discard': 'Ablegen',
  'option.draw': 'Herausforderungskarte ziehen',
  'option.potion': '{item}',
  'option.potion.facts':
    '{potion, select, health {als Heiltrank ablegen} mana {als Manatrank ablegen} other {als Schnelligkeitstrank ablegen}}',
  'option.thing': '{thing}',
  'option.play': '{thing}',
  'option.play.facts':
    '{cost, plural, =0 {frei} other {# Energie}}{type, select, none {} melee { · Angriff {attack} Nahkampf} other { · Angriff {attack} Fernkampf}}{text, select, none {} other { · {text}}}',
  'option.use': '{thing}',
  'option.use.facts': '{text}',
  'option.reroll': '{thing}',
  'option.reroll.facts': 'ablegen, um diesen Würfel noch einmal zu würfeln',
  'option.quest': '{quest}',
  'option.marker': '{card}',
  'option.marker.facts': 'unbesiegte Begegnung',
  'option.spot': 'Entdeckung in {space}',
  'option.other': '{what}',
};
