/** Why something is not offered. */
export const barred = {
  'barred.no-die': '{hero} has no die that pays for it',
  'barred.no-effect': 'It would have no effect now',
  'barred.cannot-pay': 'The cost cannot be paid',
  'barred.used': 'Already used',
  'barred.condition': 'The condition does not hold',
  'barred.not-standing': '{hero} is not on the battlefield',
  'barred.destiny-limit': '{hero} has spent two destiny dice this turn',
} as const;
