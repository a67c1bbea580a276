/** Answers: a name, what is true now, what may come of it. */
export const options = {
  'option.done': 'Done',
  'option.decline': 'No',
  'option.yes': 'Yes',
  'option.no': 'No',
  'option.keep': 'Put it back',
  'option.discard': 'Discard it',
  'option.draw': 'Draw a challenge card',
  'option.potion': '{item}',
  'option.potion.facts':
    '{potion, select, health {discard as a health potion} mana {discard as a mana potion} other {discard as a swiftness potion}}',
  'option.thing': '{thing}',
  'option.play': '{thing}',
  'option.play.facts':
    '{cost, plural, =0 {free} other {# energy}}{type, select, none {} melee { · attack {attack} melee} other { · attack {attack} ranged}}{text, select, none {} other { · {text}}}',
  'option.use': '{thing}',
  'option.use.facts': '{text}',
  'option.reroll': '{thing}',
  'option.reroll.facts': 'discard to roll this die again',
  'option.quest': '{quest}',
  'option.marker': '{card}',
  'option.marker.facts': 'undefeated encounter',
  'option.spot': 'Discovery in {space}',
  'option.other': '{what}',
};
