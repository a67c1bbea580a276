/** What is read below an option before it is chosen. */
export const details = {
  'detail.card': '{text}',
  'detail.actions': '{actions}',
  'detail.now': 'Jetzt: {text}',
  'detail.then': 'Dann: {text}',
  'detail.trainer': 'Noch Grundaktionen: {cards}',
  'detail.carries':
    '{count, plural, =0 {Trägt nichts} other {Trägt # von {capacity}: {gear}}}; höchstens {weapons} Waffen und {armour, plural, one {# Rüstung} other {# Rüstungen}}, insgesamt {capacity, plural, one {# Karte} other {# Karten}}',
  'detail.tokens': 'Hat {tokens} von höchstens {limit} Erfolgsmarkern',
  'detail.fells': 'Fällt bei {needed, plural, one {# Erfolg} other {# Erfolgen}}',
  'detail.arena': 'Trägt jetzt bis zu {now}, von da an bis zu {then}',
} as const;
