/** The chronicle. Enemies come with their names, heroes with an article. */
export const events = {
  // --- quest and round
  'event.set-up': '{quest}. {story}',
  'event.decks-built': 'Die Stapel von „{quest}“ sind gemischt',
  'event.leader': '[Der hero] übernimmt die Führung',
  'event.phase':
    '{phase, select, hero {Runde {round}, die Helden sind am Zug} enemy {Runde {round}, die Gegner regen sich} location {Runde {round}, die Gruppe sieht sich um} other {Runde {round}, die Gefahr wächst}}',
  'event.quest-ended': '{result, select, won {„{quest}“ ist gewonnen!} other {„{quest}“ ist verloren.}}',
  'event.section': '{section, select, reward {Die Belohnung.} other {Der Preis der Niederlage.}} {story}',
  'event.peril-moved':
    '{up, select, yes {Die Gefahr steigt auf {to} von {last}} other {Die Gefahr sinkt auf {to} von {last}}}',
  'event.peril-effect': 'Eine [colour]e Gefahr schlägt zu: {text}',
  'event.deck-rebuilt': 'Die abgelegten Gegner werden zu einem neuen Stapel von {cards} Karten gemischt',
  'event.shuffled-in': '„{card}“ wird in den [deck] gemischt',
  'event.looked-at':
    '{hero, select, party {Die Gruppe sieht} other {[Der hero] sieht}} sich {count, plural, one {die oberste Karte} other {die obersten # Karten}} des [deck]s an{cards, select, none {} other {: {cards}}}',

  // --- activations and dice
  'event.activation': '[Der hero] ist am Zug',
  'event.action-chosen': '[Der hero] spielt „{card}“ ([type])',
  'event.action-targets': '[Der hero] wählt {targets}',
  'event.tokens-spent':
    '[Der hero] gibt {count, plural, one {# Erfolgsmarker} other {# Erfolgsmarker}} für „{card}“ aus',
  'event.dice-rolled': 'Die Würfel zeigen {dice}',
  'event.critical': 'Ein Volltreffer! Sein Würfel rollt weiter, und die Würfel zeigen {dice}',
  'event.dice-rerolled': 'Neu gewürfelt: {dice}',
  'event.roll-modified':
    '{sign, select, plus {{count, plural, one {# × [icon] mehr} other {# × [icon] mehr}}} other {{count, plural, one {# × [icon] weniger} other {# × [icon] weniger}}}}',
  'event.icon-converted': '{count, plural, one {# × [from] wird zu [to]} other {# × [from] wird zu [to]}}',
  'event.successes':
    '{count, plural, =0 {Kein Erfolg} one {# Erfolg} other {# Erfolge}} für [den hero] ([type])',
  'event.attack-hits':
    '{successes, plural, one {# Erfolg trifft} other {# Erfolge treffen}} {enemy}, aber die Zähigkeit schluckt {held}',
  'event.attack-blocked': 'Die Verteidigung wehrt {count} davon ab',
  'event.enemies-attack':
    '{attackers} {many, select, yes {greifen} other {greift}} [den hero] mit Angriffswert {attack} an',
  'event.nemesis-effect': 'Das Erzfeindsymbol: {enemy} macht sich bemerkbar. {text}',
  'event.ability': '{card}: {text}',

  // --- heroes
  'event.wounds':
    '{count, plural, =0 {[Der hero] erleidet keine Wunde} one {[Der hero] erleidet # Wunde} other {[Der hero] erleidet # Wunden}}',
  'event.recovered': '[Der hero] heilt {count, plural, one {# Wunde} other {# Wunden}}',
  'event.hero-defeated':
    '[Der hero] ist besiegt und für den Rest der Quest aus dem Spiel, wenn nichts [den hero] wiederbelebt!',
  'event.hero-flipped': '[Der hero] liegt still; die Gegner wenden sich ab, den Schatten zu',
  'event.hero-revived': '[Der hero] steht mit {remaining} verbleibenden Lebenspunkten wieder auf',
  'event.tokens-claimed':
    '[Der hero] erhält {count, plural, one {# Erfolgsmarker} other {# Erfolgsmarker}}: {cards}',
  'event.tokens-discarded':
    '[Der hero] legt {count, plural, one {# Erfolgsmarker} other {# Erfolgsmarker}} ab',
  'event.condition-gained': '[Der hero] erhält den Zustand „{condition}“',
  'event.condition-lost': '[Der hero] verliert den Zustand „{condition}“',
  'event.action-exhausted': '[Der hero] erschöpft „{card}“',
  'event.action-readied': '[Der hero] macht „{card}“ bereit',
  'event.action-upgraded': '[Der hero] tauscht „{from}“ gegen „{to}“',
  'event.capacity-raised': '[Der hero] kann jetzt {capacity} Ausrüstungskarten tragen',

  // --- enemies
  'event.enemy-spawned':
    '{face, select, down {In den Schatten regt sich etwas: ein Gegner, verdeckt} other {{place, select, shadows {{enemy} lauert in den Schatten} other {{enemy} stürzt sich ins Getümmel}}}}',
  'event.enemy-revealed': 'Aus dem Dunkel tritt {enemy}',
  'event.enemy-engaged': '{enemy} bindet [den hero]',
  'event.overflow':
    '{enemy} findet neben [dem hero] keinen Platz mehr, schlägt aus dem Gedränge zu und gleitet in die Schatten',
  'event.keyword': '{enemy}: {keyword}',
  'event.enemy-retreated': '{enemy} zieht sich in die Schatten zurück',
  'event.enemy-exhausted': '{enemy} ist erschöpft',
  'event.enemy-readied': '{enemy} ist wieder bereit',
  'event.enemies-readied': 'Die Gegner sammeln ihre Kräfte',
  'event.enemy-wounded':
    '{enemy} {count, plural, =0 {bleibt unversehrt} one {erleidet # Wunde} other {erleidet # Wunden}}',
  'event.enemy-recovered': '{enemy} heilt {count, plural, one {# Wunde} other {# Wunden}}',
  'event.enemy-defeated': '{by, select, none {{enemy} fällt!} other {{enemy} fällt durch [den by]!}}',
  'event.enemy-left-behind': '{enemy} bleibt zurück',
  'event.enemy-placed':
    '{to, select, lair {{enemy} zieht sich in den Unterschlupf zurück} removed {{enemy} ist für diese Quest fort} discard {{enemy} wird abgelegt} other {{enemy} verschmilzt mit den Schatten}}',
  'event.stat-modified': '{who}: {add} [stat] {until}',
  'event.forbidden': '{who} {cannot}, {until}',

  // --- locations
  'event.location-revealed':
    'Die Gruppe betritt „{location}“: {explore} Fortschritt bis zur vollständigen Erkundung',
  'event.location-left': 'Die Gruppe lässt „{location}“ hinter sich',
  'event.progress':
    '{count, plural, one {# Fortschritt} other {# Fortschritt}}: {now} von {explore} in „{location}“',
  'event.progress-removed': '„{location}“ verliert {count} Fortschritt',

  // --- dungeon and gear
  'event.dungeon-drawn': '[Der hero] findet „{card}“. {text}',
  'event.dungeon-bottomed': '[Der hero] schiebt „{card}“ von sich, unter den Stapel',
  'event.item-claimed': '[Der hero] nimmt „{card}“ mit',
  'event.item-used': '[Der hero] verbraucht „{card}“',
  'event.gear-claimed': '[Der hero] nimmt „{card}“',
  'event.gear-equipped': '[Der hero] legt „{card}“ an',
  'event.gear-discarded': '[Der hero] legt „{card}“ ab',
  'event.gear-exhausted': '[Der hero] erschöpft „{card}“',
  'event.gear-depleted': '[Der hero] verbraucht „{card}“',
  'event.gear-readied': '[Der hero] macht „{card}“ bereit',
  'event.gear-refreshed': '„{card}“ [des hero] ist wieder wie neu',
  'event.gear-given': '[Der from] gibt [dem to] „{card}“',

  // --- settlement and campaign
  'event.seasoned':
    'Die Helden haben vor dieser Quest schon andere gesehen und sind gerüstet. Für jeden von ihnen: {upgrades, plural, one {# Aktion ist eine Meisteraktion} other {# Aktionen sind Meisteraktionen}}{capacity, plural, =0 {} one {, es ist Platz für # Ausrüstungskarte mehr} other {, es ist Platz für # Ausrüstungskarten mehr}}, und der Schmied zeigt {gear, plural, one {einmal} =2 {zweimal} other {# Mal}} seine Ware',
  'event.settlement':
    '{step, select, over {Die Kampagne ist zu Ende: {result, select, won {gewonnen} other {verloren}}} outcome {Die Gruppe kehrt in die Stadt zurück} upgrade {Ein paar Tage Ruhe, und Arbeit, die getan sein will} refresh {Wunden schließen sich, Aktionen sind bereit, Ausrüstung ist geflickt} other {Alles kommt in die Schachtel zurück, nur nicht, was ihr am Leib tragt}}',
  'event.visit':
    '{place, select, trainer {[Der hero] verbringt den Tag beim Ausbilder} blacksmith {[Der hero] sucht den Schmied auf} other {[Der hero] macht sich in der Arena einen Namen und kann eine Ausrüstungskarte mehr tragen}}',
  'event.blacksmith': 'Auf der Bank des Schmieds liegen {cards}',
  'event.added-to-pool':
    '„{card}“ kommt in den Kampagnenvorrat und damit in die Stapel der kommenden Quests: Ihr werdet euch wiedersehen',
} as const;
