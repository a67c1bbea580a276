/** What is read below an option before it is chosen. */
export const details = {
  'detail.card': '{text}',
  'detail.actions': '{actions}',
  'detail.now': 'Jetzt: {text}',
  'detail.then': 'Dann: {text}',
  'detail.trainer': 'Noch Grundaktionen: {cards}',
  'detail.carries':
    '{count, plural, =0 {Keine Ausrüstung} other {Trägt # von {capacity}: {gear}}}; höchstens {weapons} Waffen und {armour, plural, one {# Rüstung} other {# Rüstungen}}, insgesamt {capacity, plural, one {# Karte} other {# Karten}}',
  'detail.tokens': '{tokens} von {limit} Erfolgsmarkern',
  'detail.fells': 'Braucht {needed, plural, one {# Erfolg} other {# Erfolge}}',
  'detail.arena': 'Kann {then} statt {now} tragen',
} as const;
