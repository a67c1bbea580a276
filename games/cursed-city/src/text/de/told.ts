/** Several events in one sentence, and the pages at the beginning and the end of a journey. */
export const told = {
  'told.turn':
    'Runde {turn}{left, plural, =0 {, Nacht} one {, noch ein Feld bis zur Nacht} other {, noch # Felder bis zur Nacht}}',
  'told.rolls': 'Würfel: {rolls}.',
  'told.joined': '{list} kommen mit.',
  'told.placed': 'Landezone: {list}.',
  'told.groups': 'Gegnergruppen: {list}.',
  'told.deployed': '{list} {count, plural, one {erscheint} other {erscheinen}}: {tile}.',
  'told.removed': '{list} verlassen das Spielfeld.',
  'told.driven-off': 'Gruppe {number} ist vertrieben. Eine verdeckte Begegnungskarte nimmt ihren Platz ein.',
  'told.pays': '{hero} gibt eine {paid, select, destiny {Schicksals-{dice}} other {{dice}}} aus: {action}.',
  'told.pays-attack':
    '{hero} gibt eine {paid, select, destiny {Schicksals-{dice}} other {{dice}}} aus, um anzugreifen.',
  'told.pays-move':
    '{hero} gibt eine {paid, select, destiny {Schicksals-{dice}} other {{dice}}} aus und {action, select, run {rennt} other {zieht}} auf {place}.',
  'told.gambit':
    '{hero} gibt {paid, select, inspiration {2 Inspirationspunkte} other {eine {dice}}} für ein Gambit aus: {result, select, failure {Fehlschlag} success {Erfolg} other {kritischer Erfolg}}{with, select, none {} other {, Platztausch mit {with}}}.',
  'told.attack': `{lead, select,
    pays {{attacker} gibt eine {paid, select, destiny {Schicksals-{dice}} other {{dice}}} aus und greift {target} mit „{weapon}“ an}
    reacts {{attacker} reagiert mit einer {dice} und greift {target} mit „{weapon}“ an}
    moves {{attacker} zieht auf {place} und greift {target} mit „{weapon}“ an}
    other {{attacker} greift {target} mit „{weapon}“ an}}{result, select,
    none {}
    failure {, trifft aber nicht}
    success {: Erfolg{read, select, yes {, {damage} Schaden} other {}}}
    other {: kritischer Erfolg{read, select, yes {, {damage} Schaden} other {}}}}.{fate, select,
    slain { {target} wird erschlagen.}
    ignored { {target} ignoriert ihn.}
    unhurt { {target} erleidet nichts.}
    reduced { {target} erleidet nur {count}.}
    reducedSlain { {target} erleidet nur {count} und wird erschlagen.}
    raised { {target} erleidet {count}.}
    blocked { {target} wehrt alles ab.}
    partly { {target} wehrt {by} ab und erleidet {count}.}
    other {}}{out, select, yes { {target} ist außer Gefecht.} other {}}`,
  'told.hit': `{result, select,
    none {{target} erleidet {damage} Schaden}
    failure {Der Angriff trifft nicht}
    other {Der Angriff richtet {damage} Schaden an}}.{fate, select,
    slain { {target} wird erschlagen.}
    ignored { {target} ignoriert ihn.}
    unhurt { {target} erleidet nichts.}
    reduced { {target} erleidet nur {count}.}
    reducedSlain { {target} erleidet nur {count} und wird erschlagen.}
    raised { {target} erleidet {count}.}
    blocked { {target} wehrt alles ab.}
    partly { {target} wehrt {by} ab und erleidet {count}.}
    other {}}{out, select, yes { {target} ist außer Gefecht.} other {}}`,
  'told.defends':
    '{fate, select, blocked {{target} wehrt alles ab} partly {{target} wehrt {by} ab und erleidet {count}} other {{target} erleidet {count}}}{out, select, yes { und ist außer Gefecht} other {}}.',
  'told.inspired-by':
    '{ability}: {hero} erhält {count, plural, one {# Inspirationspunkt} other {# Inspirationspunkte}}.',
  'told.rerolled':
    '{by} gibt einen Inspirationspunkt aus und würfelt neu: {result, select, failure {Fehlschlag} success {Erfolg} other {kritischer Erfolg}}.',
  'told.wounds': '{hero} erleidet {count} Schaden{out, select, yes { und ist außer Gefecht} other {}}.',
  'told.healed':
    '{count, plural, one {Eine Wunde} other {# Wunden}} von {hero} {count, plural, one {heilt} other {heilen}}.',
  'told.found':
    '{hero} {thing, select, none {sucht} other {durchsucht {thing}}}: {type, select, trap {eine Falle, „{card}“} crisis {eine Krise, „{card}“} other {„{card}“}}.',
  'told.zone':
    '{hero, select, none {Die Rückzugszone wird angelegt} other {{hero} legt die Rückzugszone an}}. Der {link} öffnet sich.',
  'told.gravetide': '„{left}“ geht im Nebel verloren. Die Erstickende Grabesflut liegt jetzt auf „{face}“.',
  'told.things': '{thing} {count, plural, one {ist} other {sind}} da: {tile}.',
  'told.dies': '{hero} überlebt nicht (Wurf {score}).',

  'page.tutorial': 'Einführung {number}: {tutorial}',
  'page.tutorial-ends': '{tutorial}: {result, select, success {geschafft} other {außer Gefecht}}',
  'page.quest': '{quest}',
  'page.journey': '{journey}',
  'page.place': '{quest}, Reise {number}. Angst {fear}, Einfluss {influence}.',
  'page.story': '{story}',
  'page.goal': 'Euer Ziel: {goal}',
  'page.lost':
    'Die Reise endet, wenn alle Helden außer Gefecht sind oder wenn alle, die noch stehen, in der Rückzugszone sind. Sie endet auch, wenn jemand wegen einer Krise fort ist und niemand mehr da ist, zu dem er zurückkehren könnte.',
  'page.night': 'Es ist von Anfang an Nacht.',
  'page.limit': '{text}',
  'page.crisis': 'Krise: {entry}',
  'page.entry': '{entry}',
  'page.ends': '{journey}: {result, select, success {Erfolg} other {Fehlschlag}}',
  'page.why': `{why, select,
    victory {Ziel erreicht: {goal}}
    out {Alle vier Helden waren außer Gefecht.}
    stretched {Auf dem Spielfeld war niemand mehr, zu dem die anderen hätten zurückkehren können.}
    late {Es war zu spät: {goal}}
    outside {Die Arbeit war getan, aber der Rückzug kam zu spät: {goal}}
    other {Ihr seid unverrichteter Dinge heimgekehrt: {goal}}}`,
  'page.turns': 'Es hat {turns, plural, one {# Runde} other {# Runden}} gedauert.',
  'page.quest-ends': '{quest}: {result, select, won {Sieg} other {Niederlage}}',
  'page.quest-why': `{result, select,
    won {Radukar ist tot, und mit ihm alle, die ihm dienten.}
    fear {Die Angst hat 10 erreicht.}
    influence {Der Einfluss hat 10 erreicht.}
    other {Für eine weitere Reise sind zu wenige Helden am Leben.}}`,
  'page.destroyed': '{journey}: für immer vernichtet',
  'page.unlocked': '{what}',
  'page.track': '{track, select, fear {Die Angst} other {Der Einfluss}} steht jetzt bei {now}',
} as const;
