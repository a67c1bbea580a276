/** Lines of the chronicle, one for each event that is told. */
export const events = {
  // --- quest and journeys ----------------------------------------------------------------------------
  'event.tutorial-begins': 'Einführung {number}: {tutorial}.',
  'event.tutorial-ends': '{result, select, success {Geschafft} other {Außer Gefecht}}. {text}',
  'event.quest-begins': '„{quest}“ beginnt.',
  'event.leader': 'Anführer: {seat}.',
  'event.journey-chosen': 'Die Reise: {journey}.',
  'event.hero-picked': '{hero} kommt mit.',
  'event.set-up': '{map, select, none {Die Stadt wird unterwegs gelegt} other {Karte: {map}}}.',
  'event.placed': '{hero} beginnt auf {at}.',
  'event.journey-ends':
    '{result, select, success {Erfolg} other {Fehlschlag}} nach {turns, plural, one {# Runde} other {# Runden}}. {text}',
  'event.quest-ends': '{result, select, won {Die Quest ist gewonnen.} other {Die Quest ist verloren.}}',
  'event.unlocked': '„{what}“ ist jetzt bekannt.',

  // --- turns -----------------------------------------------------------------------------------------
  'event.turn': 'Runde {turn}',
  'event.phase': 'Ereignisphase der Runde {turn}',
  'event.nightfall':
    'Der Nachtmarker rückt vor: {left, plural, =0 {es ist Nacht} one {noch # Feld bis zur Nacht} other {noch # Felder bis zur Nacht}}.',
  'event.night-falls': 'Die Nacht bricht an. Die Gegner zeigen ihre gestärkte Seite.',
  'event.day-breaks': 'Der Tag bricht an.',
  'event.quest-track': 'Questleiste: {now}.',
  'event.destiny':
    'Schicksalswürfel {dice}: {count, plural, =0 {alle liegen beiseite} one {verfügbar ist {available}} other {verfügbar sind {available}}}.',
  'event.destiny-skipped': 'In dieser Runde werden keine Schicksalswürfel geworfen.',
  'event.destiny-spent': '{hero} gibt eine Schicksals-{score} aus.',
  'event.destiny-moved': 'Verfügbare Schicksalswürfel: {count, plural, =0 {keine} other {{available}}}.',
  'event.activation-roll': 'Würfel: {hero} {dice}.',
  'event.initiative': 'Initiative: {order}.',
  'event.initiative-changed': 'Initiative jetzt: {order}.',
  'event.gambit': '{hero} tauscht den Platz mit {with}.',
  'event.activates': '{who}',

  // --- dice ------------------------------------------------------------------------------------------
  'event.rolled':
    '{by} würfelt{test, select, agility { auf Gewandtheit} vitality { auf Lebenskraft} defence { auf Verteidigung} other {}}: {result, select, failure {Fehlschlag} success {Erfolg} other {kritischer Erfolg}}.',
  'event.rerolled':
    '{by} würfelt neu: {result, select, failure {Fehlschlag} success {Erfolg} other {kritischer Erfolg}}.',
  'event.die-spent': '{hero} gibt eine {score} aus.',
  'event.die-changed':
    '{to, select, none {{hero} verliert eine {from}} other {Aus einer {from} von {hero} wird eine {to}}}.',
  'event.dice-lowered': '{hero} behält {dice} für Reaktionen.',

  // --- heroes ----------------------------------------------------------------------------------------
  'event.action': '{hero}: {action}{free, select, yes { (kostenlos)} other {}}.',
  'event.moved': '{figure} zieht auf {place}.',
  'event.shifted': '{figure} wird nach {to} versetzt.',
  'event.searched': '{hero} {thing, select, none {sucht} other {durchsucht {thing}}}.',
  'event.discovered':
    '{hero} findet {type, select, trap {eine Falle: „{card}“} crisis {eine Krise: „{card}“} other {„{card}“}}.',
  'event.treasure-gained': '{hero} behält „{card}“.',
  'event.treasure-lost': '{hero} wirft „{card}“ ab.',
  'event.realmstone-gained': '{hero} erhält „{card}“.',
  'event.item-gained': '{hero} trägt jetzt „{item}“.',
  'event.item-lost': '{hero} trägt „{item}“ nicht mehr.',
  'event.traded': '{from} gibt „{what}“ an {to}.',
  'event.zone-placed':
    '{hero, select, none {Die Rückzugszone wird angelegt} other {{hero} legt die Rückzugszone an}}.',
  'event.inspiration':
    '{change, select, gained {{hero} erhält {count, plural, one {# Inspirationspunkt} other {# Inspirationspunkte}}} other {{hero} gibt {count, plural, one {# Inspirationspunkt} other {# Inspirationspunkte}} aus}}.',
  'event.inspired': '{hero} ist beflügelt.',
  'event.freed': '{by} {ailment, select, buried {gräbt {hero} aus} other {befreit {hero}}}.',
  'event.experience':
    '{hero} {experience, select, 0 {beginnt auf Stufe {level} von vorn} 1 {ist jetzt Novize} other {ist jetzt Veteran}}.',
  'event.level-gained':
    '{hero} erreicht Stufe {level}{trait, select, none {} other { und erhält „{trait}“}}.',
  'event.empowered': '{hero} kauft „{card}“.',

  // --- fighting --------------------------------------------------------------------------------------
  'event.attack': '{attacker} greift {target} mit „{weapon}“ an.',
  'event.attack-result':
    'Der Angriff {result, select, failure {geht fehl} success {ist ein Erfolg: {damage} Schaden} other {ist ein kritischer Erfolg: {damage} Schaden}}.',
  'event.hostile-damaged': '{hostile} erleidet {count} Schaden.',
  'event.damage-ignored': '{hostile} ignoriert den Schaden.',
  'event.damage-reduced': '{figure} erleidet {by} weniger.',
  'event.hostile-slain': '{hostile} wird erschlagen.',
  'event.hero-damaged': '{hero} erleidet {count} Schaden.',
  'event.wound':
    '{grievous, select, yes {Eine Wunde von {hero} wird schwer} other {{hero} ist verwundet (Feld {space})}}.',
  'event.healed':
    '{now, select, none {Eine Wunde von {hero} heilt} other {Eine schwere Wunde von {hero} wird zur Wunde}}.',
  'event.hero-out': '{hero} ist außer Gefecht.',
  'event.hero-dies': '{hero} stirbt.',
  'event.hero-returned': '{hero} kehrt auf {at} zurück.',
  'event.hero-away': '{hero} geht und ist bis zur nächsten Aktivierung fort.',
  'event.ailment': '{figure} ist {ailment}.',
  'event.ailment-over': '{figure} ist nicht mehr {ailment}.',
  'event.reaction': '{hero} reagiert mit einer {score} auf {hostile}.',
  'event.reaction-lapsed': '{hero} reagiert zu spät und verliert den Würfel.',

  // --- hostiles --------------------------------------------------------------------------------------
  'event.encounter-drawn':
    '{card, select, none {Eine verdeckte Begegnungskarte nimmt Platz {number} ein} other {Gruppe {number}: {card}}}.',
  'event.group-arrives': 'Gruppe {number} trifft ein: {card}.',
  'event.deployed': '{hostile} erscheint auf {at}.',
  'event.not-deployed': '{hostile} findet keinen Platz.',
  'event.driven-off': 'Gruppe {number} ist vertrieben.',
  'event.behaviour': '{category}: {name} ({score}).',
  'event.stands-up': '{hostile} ist betäubt und steht nur auf.',
  'event.removed': '{hostile} verlässt das Spielfeld.',

  // --- the battlefield -------------------------------------------------------------------------------
  'event.gateway-opened': 'Der {link} öffnet sich.',
  'event.exploration':
    '{fits, select, yes {Erkundet: {card}} other {{card} passt nicht und kommt beiseite}}.',
  'event.tile-added': 'Ein neues Spielfeldteil: „{face}“.',
  'event.tile-removed': '„{face}“ geht im Nebel verloren.',
  'event.thing-placed': '{at}: {thing}.',
  'event.thing-removed': '{thing} verschwindet vom Spielfeld.',
  'event.gravetide': 'Die Erstickende Grabesflut liegt auf „{face}“.',

  // --- events and crises -----------------------------------------------------------------------------
  'event.event': '{name}{text, select, none {.} other {: {text}}}',
  'event.crisis': 'Krise: {entry}.',
  'event.crisis-cancelled': 'Die Krise entfällt: Kein Held ist zu entbehren.',
  'event.entry': '{entry}.',
  'event.extraction-event': '{name}{text, select, none {.} other {: {text}}}',
  'event.survival': '{dead, select, yes {{hero} überlebt nicht} other {{hero} überlebt}} (Wurf {score}).',
  'event.track': '{track, select, fear {Die Angst} other {Der Einfluss}} steht jetzt bei {now}.',
  'event.destroyed': '{journey}: Dieses Übel ist für immer vernichtet.',
  'event.pending': `{what, select,
    destiny_skip {Der nächste Schicksalswurf entfällt}
    destiny_all_available {Nach dem nächsten Schicksalswurf stehen alle Schicksalswürfel bereit}
    night {Vom letzten Rückzug: Die Reise beginnt in der Nacht}
    villain {Vom letzten Rückzug: Ihr werdet erwartet}
    damage {Vom letzten Rückzug: Jeder Held erleidet 1 Schaden}
    disease {Vom letzten Rückzug: Jeder Held ist krank}
    inspiration {Vom letzten Rückzug: Jeder Held erhält 1 Inspirationspunkt}
    other {Etwas steht noch aus}}.`,

  // --- cards -----------------------------------------------------------------------------------------
  'event.ability': '{hero, select, none {} other {{hero}: }}{ability}.',
  'event.counted': '{counter}: {now}.',
  'event.stat-changed': '{figure} hat eine Zeit lang {add} {stat}.',
  'event.forbidden': '{figure} kann eine Zeit lang nicht {verb}.',
} as const;
