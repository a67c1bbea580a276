/** Why something is not possible now. */
export const barred = {
  'barred.cannot-pay': 'You cannot pay what it costs.',
  'barred.too-high': 'This space is above your level.',
  'barred.no-moves': 'You have no movement left.',
  'barred.held': 'An Aggro encounter holds you here.',
  'barred.not-in-city': 'You can use it only in a city.',
  'barred.played-already': 'You have played a copy of it this turn.',
  'barred.too-dear': 'You do not have enough energy.',
  'barred.dice-rolled': 'It is played before the dice are rolled.',
  'barred.one-replacement': 'Only one card replaces your weapon in a combat.',
  'barred.no-effect': 'It would change nothing now.',
  'barred.not-now': 'It is played at another moment.',
  'barred.item-too-high': 'This item is above your level.',
  'barred.no-icon': 'Your character card lacks one of its icons.',
  'barred.bag-item': 'Bag items are not equipped.',
  'barred.no-items': 'You have no item to give up.',
  'barred.no-flight': 'No other flight path is open to your level.',
};
