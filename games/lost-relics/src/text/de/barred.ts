/** Why something is not offered. */
export const barred = {
  // --- actions and dice
  'barred.out-of-action': '{hero} ist außer Gefecht',
  'barred.no-dice': '{hero} hat keine Aktionswürfel',
  'barred.no-such-die': '{hero} hat keine {value} und keinen Schicksalsmarker, um eine zu machen',
  'barred.nothing-to-do': '{hero} kann mit einer {value} zahlen, aber keine Aktion ist damit möglich',
  'barred.not-the-link': 'Die Kette braucht eine {value}',
  'barred.same-value': 'Der Würfel zeigt sie schon',
  'barred.no-other-value': 'Kein anderer Wert reicht für diese Aktion',
  'barred.token-is-cost': 'Die Aktion kostet schon den Schicksalsmarker',
  'barred.not-your-card': 'Nur für {owner}',

  // --- special actions
  'barred.needs-inspired': 'Die Aktion muss beflügelt sein: mindestens eine {number}',
  'barred.condition': 'Möglich {only}',
  'barred.no-destiny': 'Das kostet einen Schicksalsmarker, und {hero} hat keinen',
  'barred.cannot-pay': '{hero} kann die Kosten nicht zahlen',
  'barred.no-effect': 'Das hätte jetzt keine Wirkung',
  'barred.companion-out': 'Taros ist außer Gefecht',
  'barred.nobody-follows': 'Niemand, dem der Befehl gilt, kann jetzt handeln',
  'barred.no-action': '{hero} hat keine mögliche Aktion',
  'barred.not-commanded': 'Der Befehl erlaubt diese Aktion nicht',

  // --- moving
  'barred.engaged-move': '{hero} ist gebunden: Nur eine beflügelte Bewegung, die ausweicht, kommt weg',
  'barred.no-step': 'Jeder angrenzende Bereich ist voll oder hinter einer geschlossenen Tür',
  'barred.needs-barge':
    'Jeder angrenzende Bereich ist voll oder hinter einer geschlossenen Tür: Du brauchst eine beflügelte Bewegung, die rempelt',
  'barred.no-full-area': 'Kein voller Bereich in Reichweite, in dem eine Figur Platz machen könnte',
  'barred.full': 'Der Bereich ist voll: {count} von {limit} Figuren',
  'barred.closed-door': 'Eine geschlossene Tür ist im Weg',
  'barred.barged-already': 'Der Bereich ist voll, und du kannst nur einmal je Bewegung rempeln',
  'barred.nobody-makes-room': 'Der Bereich ist voll, und keine Figur darin kann Platz machen',
  'barred.nowhere-to-go': 'Es gibt keinen Bereich, in den diese Figur kommen könnte',
  'barred.already-there': 'Dort steht die Figur schon',

  // --- attacking, resting, interacting
  'barred.no-melee-target': 'Kein Gegner ist im selben Bereich wie {hero}',
  'barred.no-ranged-target': '{hero} sieht keinen Gegner',
  'barred.not-a-hostile': 'Helden greifen Gegner an, nicht einander',
  'barred.out-of-melee': 'Nicht im selben Bereich wie {hero}, und es ist ein Nahkampfangriff',
  'barred.behind-door': 'Hinter einer geschlossenen Tür',
  'barred.too-far': 'Weiter weg als ein angrenzender Bereich',
  'barred.no-rest': 'Ein Gegner ist in Sicht: {hostile}',
  'barred.engaged-interact': '{hero} ist gebunden und kann nicht interagieren',
  'barred.nothing-there': 'Keine geschlossene Tür und kein Gegenstand ist in Reichweite von {hero}',
  'barred.nothing-usable': 'Nichts in Reichweite von {hero} lässt sich jetzt benutzen',
  'barred.already-open': 'Schon offen',
  'barred.out-of-reach': 'Außer Reichweite von {hero}',
  'barred.used-up': 'Lässt sich nicht noch einmal benutzen',
  'barred.not-for-hero': 'Nicht für {hero}, nur für {others}',

  // --- hostiles
  'barred.leader-first': 'Ein Anführer ist in Sicht und reagiert vor jedem Schergen',
  'barred.own-area-first': 'Ein Gegner im Bereich des Helden reagiert zuerst',
  'barred.harm-first': 'Die Reaktion eines anderen wird einem Helden schaden, darum kommt er zuerst',
  'barred.out-of-its-melee': '{hero} ist nicht im Bereich des Gegners, und es ist ein Nahkampfangriff',
  'barred.out-of-its-sight': '{hero} ist außer Sicht des Gegners',
  'barred.fewer-tokens': 'Hinrichtung: Ein anderer Held in Reichweite hat mehr Schadensmarker',
  'barred.not-beside-it': '{hero} ist in keinem Bereich, der an den des Gegners angrenzt',
  'barred.hostile-full': 'Der Bereich ist voll, und Gegner betreten nie einen vollen Bereich',
  'barred.heroes-beside': 'Es muss ein angrenzender Bereich mit Helden sein',
  'barred.not-nearer': 'So kommt er dem nächsten Helden nicht näher',
  'barred.seen-there': 'Ein Held sieht diesen Bereich',
  'barred.same-as-another': 'Genauso wie eine andere Möglichkeit',

  // --- treasure and return
  'barred.no-treasure-for-taros': 'Taros kann keine Schatzkarten haben',
  'barred.other-type': 'Von einer anderen Art als die neue Karte',
  'barred.haven-occupied': 'Die Zuflucht ist nicht leer',
  'barred.haven-alone': 'Kein Held ist in einem angrenzenden Bereich',
} as const;
