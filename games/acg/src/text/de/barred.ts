/** Why something is not offered. */
export const barred = {
  // --- actions and dice
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
  'barred.tokens-full':
    'Mehr als {limit, plural, one {# Erfolgsmarker passt} other {# Erfolgsmarker passen}} nicht darauf',
  'barred.no-tokens': 'Auf ihr liegt kein Erfolgsmarker',
  'barred.other-die':
    'Mit „{source}“ werden nur {die, select, hero {Heldenwürfel} other {Gegnerwürfel}} neu geworfen',

  // --- what a card says
  'barred.mandatory':
    'In dieser Zeile von „{source}“ steht kein „darfst“: Sie wird ausgeführt, so weit es geht',
  'barred.accepted': 'Du hast zu „{source}“ schon Ja gesagt; nun wird es ausgeführt, so weit es geht',
  'barred.condition': 'Nur {when}',

  // --- enemies
  'barred.in-lair': '{enemy} ist im Unterschlupf, wo kein Angriff und kein Effekt eines Helden hinreicht',
  'barred.needs-ranged-shadows': 'Er ist in den Schatten: Dorthin reicht nur ein Fernangriff',
  'barred.needs-ranged-other': 'Er ist an einen anderen Helden gebunden: Dorthin reicht nur ein Fernangriff',
  'barred.not-targeted': 'Er ist kein Ziel dieses Angriffs: Ziele werden vor dem Wurf gewählt',
  'barred.lair-rests': 'Der Unterschlupf ist keine Zone: Ein Erzfeind dort wird nicht aktiviert',
  'barred.activated-or-exhausted': 'Er ist erschöpft: Nur bereite Gegner werden aktiviert',
  'barred.engaged-first':
    'Zuerst kommen bereite Gegner, die an [den hero] gebunden sind; die Schatten warten',
  'barred.not-your-enemy': 'Er ist an einen anderen Helden gebunden und wartet, bis dieser am Zug ist',
  'barred.exhausted-attacker': 'Er ist erschöpft und greift niemanden an',
  'barred.attacks-anyway': 'Er greift auf jeden Fall an: Es liegen genug Klauen für ihn da',
  'barred.too-weak': 'Stärkere Gegner greifen zuerst an, und für ihn ist keine Klaue übrig',
  'barred.lower-rank': 'Zuerst kommen die Effekte der Erzfeinde mit höherem Rang',
  'barred.immune': 'Auf seiner Karte steht: Er {cannot}. Daran rührt nichts',
  'barred.forbidden': 'Ein Effekt, der gerade gilt, sagt: Er {cannot}. Daran rührt nichts',
  'barred.enemy-exhausted': 'Er ist schon erschöpft',
  'barred.enemy-ready': 'Er ist schon bereit',
  'barred.already-engaged': 'Er ist schon an [den hero] gebunden',
  'barred.not-engaged-with-you': '„{source}“ reicht nur zu Gegnern, die an [den hero] gebunden sind',
  'barred.not-engaged-with-target': '„{source}“ reicht nur zu Gegnern, die an den Zielhelden gebunden sind',
  'barred.not-engaged': '„{source}“ reicht nur zu Gegnern, die an einen Helden gebunden sind',
  'barred.not-in-shadows': '„{source}“ reicht nur zu Gegnern in den Schatten',
  'barred.spares-nemeses': '„{source}“ verschont Erzfeinde',
  'barred.only-ready': '„{source}“ nennt bereite Gegner; dieser ist erschöpft',
  'barred.only-exhausted': '„{source}“ nennt erschöpfte Gegner; dieser ist bereit',
  'barred.only-faceup': '„{source}“ nennt offene Gegner; dieser ist verdeckt',
  'barred.only-facedown': '„{source}“ nennt verdeckte Gegner; dieser ist offen',
  'barred.other-name': '„{source}“ nennt einen anderen Gegner beim Namen',
  'barred.other-trait': '„{source}“ nennt Gegner mit einem anderen Merkmal',
  'barred.unknown-kind': 'Er ist verdeckt: Er hat weder Namen noch Merkmal, die „{source}“ meinen könnte',
  'barred.outranked': '„{source}“ meint den Gegner mit dem höchsten Rang, und ein anderer steht über ihm',
  'barred.no-rank': '„{source}“ meint den Gegner mit dem höchsten Rang; ein verdeckter Gegner hat keinen',

  // --- heroes
  'barred.hero-taken': 'Dieser Held gehört schon zur Gruppe',
  'barred.own-aid': 'Beistand ist für andere: [Der hero] kann nicht selbst das Ziel sein',
  'barred.defeated-to-aid': 'Einem besiegten Helden kann man nicht beistehen',
  'barred.defeated': 'Ein besiegter Held kann weder gewählt noch getroffen werden',
  'barred.another-hero': '„{source}“ meint jemand anderen als [den hero]',
  'barred.not-defeated': 'Nur ein besiegter Held kann wiederbelebt werden',
  'barred.still-falling':
    '[Der who] fällt am Ende dieser Aktivierung und kann nicht vorher wiederbelebt werden',
  'barred.has-less': '„{source}“ meint {meant}, und ein anderer Held hat mehr',
  'barred.has-more': '„{source}“ meint {meant}, und ein anderer Held hat weniger',
  'barred.tokens-all-full': '[Der who] hat auf keiner Aktion Platz für einen weiteren Erfolgsmarker',
  'barred.not-wounded': '[Der who] hat keine Wunde, die heilen könnte',
  'barred.cannot-recover': '[Der who] {cannot}. Daran rührt nichts',
  'barred.own-gift': '[Der who] gibt die Karte gerade weg',

  // --- gear
  'barred.gear-deck-empty': 'Der Ausrüstungsstapel ist leer; es gibt nur noch die abgelegte Ausrüstung',
  'barred.slot-full':
    'Niemand legt mehr als {limit, plural, one {# Karte} other {# Karten}} dieser Art an: [slot]',
  'barred.capacity-full':
    'Der Held kann {capacity, plural, one {nur # Ausrüstungskarte} other {nur # Ausrüstungskarten}} tragen; etwas muss Platz machen',
  'barred.no-room-by-it': 'Auch ohne sie wäre kein Platz, und nur eine Karte darf weichen',
  'barred.lends-room': 'Nur durch sie ist Platz: Ohne sie wäre keiner',
  'barred.depleted-stays': 'Sie ist verbraucht, und verbrauchte Ausrüstung kann nicht weichen',
  'barred.health-stays': '[Der owner] lebt von den Lebenspunkten, die sie gibt',
  'barred.legendary-stays': 'Legendäre Ausrüstung kann nicht weggegeben werden',
  'barred.given-already': 'Sie hat in dieser Siedlung schon den Besitzer gewechselt',
  'barred.no-room-for-gift': '[Der hero] hätte auch ohne sie keinen Platz für „{card}“',
  'barred.no-room-for-return': '[Der from] hätte keinen Platz dafür',

  // --- what an ability or an alternative costs
  'barred.depleted': 'Sie ist verbraucht, bis die Quest vorbei ist',
  'barred.exhausted-gear': 'Sie ist erschöpft, und sie zu erschöpfen ist ihr Preis',
  'barred.too-few-tokens': '„{card}“ kostet {tokens, plural, one {# Erfolgsmarker} other {# Erfolgsmarker}}',
  'barred.too-few-actions':
    'Dafür {actions, plural, one {muss # Aktion} other {müssen # Aktionen}} erschöpft werden; zu wenige sind bereit, und die Karte mit der Vorbereitung zählt nicht',
  'barred.cannot-suffer': 'Es kostet Wunden, und dieser Held kann jetzt keine Wunden erleiden',
  'barred.uses-nothing': 'Ein besiegter Held benutzt nichts',
  'barred.not-there': 'Es kostet eine Karte, die nicht da ist',

  // --- location and settlement
  'barred.not-explored': '„{location}“ ist nicht vollständig erkundet: {progress} von {explore} Fortschritt',
  'barred.no-location-left': 'Es gibt keinen weiteren Ort',
  'barred.location-phase-only': 'Die Gruppe zieht in der Ortsphase weiter',
  'barred.visited-twice': '[Der who] hat schon zwei Orte aufgesucht',
  'barred.nothing-left-in-town': 'Kein Ort ist übrig, der [dem who] noch etwas nützt',
  'barred.nothing-to-give': 'Niemand hat Ausrüstung, die jetzt weggegeben werden darf',
  'barred.visits-left': 'Zuerst kommen Helden, die noch einen Ort aufsuchen können',
  'barred.same-place': 'Niemand geht in einer Siedlung zweimal an denselben Ort',
  'barred.blacksmith-empty': 'Der Ausrüstungsstapel ist leer, also hat der Schmied nichts zu zeigen',
  'barred.all-advanced': 'Alle vier Aktionen sind schon Meisteraktionen',
} as const;
