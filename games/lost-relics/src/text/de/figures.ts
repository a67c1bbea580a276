/** Figures of a game that an answer may change, and what one answer leaves the party with compared with another. */
export const figures = {
  'figure.standing': 'Helden im Einsatz',
  'figure.wounded': 'Verwundete Helden',
  'figure.treasure': 'Schatzkarten',
  'figure.slain': 'Erschlagene Gegner',
  'figure.hostilesLeft': 'Gegner auf den Brettern',
  'more.standing': '{by, plural, one {# Helden} other {# Helden}} mehr im Einsatz',
  'fewer.standing': '{by, plural, one {# Helden} other {# Helden}} weniger im Einsatz',
  'more.wounded': '{by, plural, one {# verwundeten Helden} other {# verwundete Helden}} mehr',
  'fewer.wounded': '{by, plural, one {# verwundeten Helden} other {# verwundete Helden}} weniger',
  'more.treasure': '{by, plural, one {# Schatzkarte} other {# Schatzkarten}} mehr',
  'fewer.treasure': '{by, plural, one {# Schatzkarte} other {# Schatzkarten}} weniger',
  'more.slain': '{by, plural, one {# erschlagenen Gegner} other {# erschlagene Gegner}} mehr',
  'fewer.slain': '{by, plural, one {# erschlagenen Gegner} other {# erschlagene Gegner}} weniger',
  'more.hostilesLeft': '{by, plural, one {# Gegner} other {# Gegner}} mehr gegen sich',
  'fewer.hostilesLeft': '{by, plural, one {# Gegner} other {# Gegner}} weniger gegen sich',
} as const;
