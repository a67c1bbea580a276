/** Several events in one sentence, and the pages at the beginning and the end of an adventure. */
export const told = {
  'told.dice': 'Die Helden würfeln: {rolls}.',
  'told.die-action': '{hero} gibt eine {die} aus: {action}{inspired, select, yes { (beflügelt)} other {}}.',
  'told.attack-hero':
    '{attacker} greift {target} an: {count} Schaden{fate, select, wounded {, und {target} wird verwundet} out {, und {target} ist außer Gefecht} other {}}.',
  'told.damaged-slain': '{hostile} erleidet {count} Schaden und wird erschlagen.',
  'told.damaged-wounded': '{hero} erleidet {count} Schaden und wird verwundet.',
  'told.damaged-out': '{hero} erleidet {count} Schaden und ist außer Gefecht.',

  'chapter.adventure': '{adventure}',
  'chapter.place': '{campaign}, Abenteuer {number} von {adventures}.',
  'chapter.level': '{text}',
  'chapter.story': '{story}',
  'chapter.goal': 'Euer Ziel: {won}',
  'chapter.defeat':
    'Ihr verliert, wenn alle vier Helden außer Gefecht sind{more, select, yes {. Ihr verliert auch bei: {lost}} other {.}}',
  'chapter.phase': 'Jede Abenteuerphase: {text}',
  'chapter.rules': 'Regeln dieses Abenteuers: {text}',
  'chapter.card': 'Auf der Abenteuerkarte steht: {text}',
  'chapter.won': '{adventure}: Sieg',
  'chapter.lost': '{adventure}: Niederlage',
  'chapter.rounds': 'Es hat {rounds, plural, one {# Runde} other {# Runden}} gedauert.',
  'chapter.ahead': '{campaign}: {won} von {adventures} Abenteuern gewonnen.',
} as const;
