/** Why something is not offered. */
export const barred = {
  // --- actions
  'barred.exhausted-action':
    'Sie ist erschöpft; nur bereite Aktionen können gewählt werden, und die Vorbereitung macht alle wieder bereit',
  'barred.must-act': '[Der hero] muss in jeder Aktivierung eine Aktion ausführen',
  'barred.prepare-card':
    'Die Karte mit der Vorbereitung wird nur dadurch erschöpft, dass sie für eine Aktivierung gewählt wird',
  'barred.already-exhausted': 'Sie ist schon erschöpft',
  'barred.already-ready': 'Sie ist schon bereit',
  'barred.already-advanced': 'Sie ist schon eine Meisteraktion',
  'barred.tokens-elsewhere':
    'Nur Marker auf der gewählten Aktion können ausgegeben werden; die auf „{card}“ bleiben liegen',
  'barred.mandatory': 'Auf „{source}“ steht kein „darfst“: Es wird ausgeführt, so weit es geht',

  // --- enemies
  'barred.in-lair': '{enemy} ist im Unterschlupf, wo kein Angriff und kein Effekt eines Helden hinreicht',
  'barred.needs-ranged-shadows': 'Er ist in den Schatten: Dorthin reicht nur ein Fernangriff',
  'barred.needs-ranged-other': 'Er ist an jemand anderen gebunden: Dorthin reicht nur ein Fernangriff',
  'barred.lair-rests': 'Der Unterschlupf ist keine Zone: Ein Erzfeind dort wird nicht aktiviert',
  'barred.activated-or-exhausted': 'Er ist erschöpft und wird darum in dieser Phase nicht aktiviert',
  'barred.engaged-first': 'Zuerst kommen bereite Gegner, die an dich gebunden sind; die Schatten warten',
  'barred.not-your-enemy': 'Er ist an einen anderen Helden gebunden und wartet, bis dieser am Zug ist',
  'barred.exhausted-attacker': 'Er ist erschöpft und greift niemanden an',
  'barred.attack-decided': 'Sein Angriffswert entscheidet schon, ob er angreift',
  'barred.immune': 'Auf seiner Karte steht: Er {cannot}. Daran rührt nichts',
  'barred.enemy-exhausted': 'Er ist schon erschöpft',
  'barred.enemy-ready': 'Er ist schon bereit',
  'barred.already-engaged': 'Er ist schon an dich gebunden',
  'barred.spares-nemeses': '„{source}“ verschont Erzfeinde',
  'barred.not-meant':
    'Er ist nicht dort, wohin „{source}“ reicht, oder nicht von der Art, die dort genannt ist',

  // --- heroes
  'barred.hero-taken': 'Diesen Helden hat schon jemand',
  'barred.own-aid': 'Beistand ist für andere: [Der hero] kann nicht selbst das Ziel sein',
  'barred.defeated-to-aid': 'Einem besiegten Helden kann man nicht beistehen',
  'barred.defeated': 'Ein besiegter Held kann weder gewählt noch getroffen werden',
  'barred.hero-not-meant': '„{source}“ meint diesen Helden nicht',

  // --- gear
  'barred.gear-deck-empty': 'Der Ausrüstungsstapel ist leer; es gibt nur noch die abgelegte Ausrüstung',
  'barred.slot-full':
    'Niemand legt mehr als {limit, plural, one {# Karte} other {# Karten}} dieser Art an: [slot]',
  'barred.capacity-full':
    'Der Held kann {capacity, plural, one {nur # Ausrüstungskarte} other {nur # Ausrüstungskarten}} tragen; etwas muss Platz machen',
  'barred.no-room-by-it': 'Auch ohne sie wäre kein Platz, und nur eine Karte darf weichen',
  'barred.depleted-stays': 'Sie ist verbraucht, und verbrauchte Ausrüstung kann nicht weichen',
  'barred.health-stays': '[Der hero] lebt von den Lebenspunkten, die sie gibt',
  'barred.legendary-stays': 'Legendäre Ausrüstung kann nicht weggegeben werden',
  'barred.given-already': 'Sie hat in dieser Siedlung schon den Besitzer gewechselt',
  'barred.no-trade': 'Nach dem Tausch hätte einer von beiden keinen Platz für das Neue',
  'barred.depleted': 'Sie ist verbraucht, bis die Quest vorbei ist',
  'barred.exhausted-gear': 'Sie ist erschöpft, und sie zu erschöpfen ist ihr Preis',
  'barred.too-few-tokens': '„{card}“ kostet {tokens, plural, one {# Erfolgsmarker} other {# Erfolgsmarker}}',

  // --- location and settlement
  'barred.not-explored': '„{location}“ ist nicht vollständig erkundet: {progress} von {explore} Fortschritt',
  'barred.no-location-left': 'Es gibt keinen weiteren Ort',
  'barred.location-phase-only': 'Die Gruppe zieht in der Ortsphase weiter',
  'barred.visited-twice': '[Der hero] hat schon zwei Orte aufgesucht',
  'barred.nothing-left-in-town': 'Kein Ort ist übrig, der [dem hero] noch etwas nützt',
  'barred.nothing-to-give': 'Niemand hat Ausrüstung, die jetzt weggegeben werden darf',
  'barred.same-place': 'Niemand geht in einer Siedlung zweimal an denselben Ort',
  'barred.blacksmith-empty': 'Der Ausrüstungsstapel ist leer, also hat der Schmied nichts zu zeigen',
  'barred.all-advanced': 'Alle vier Aktionen sind schon Meisteraktionen',
} as const;
