/** What an option says. */
export const options = {
  'option.action': '{action}',
  'option.action-of': '{action} ({card})',
  'option.end-turn':
    'Zug beenden{dice, plural, =0 {} one {: der übrige Würfel wird auf 1 gesetzt} other {: die # übrigen Würfel werden auf 1 gesetzt}}',
  'option.die':
    'Eine {value}{inspired, select, yes {: beflügelt} other {}}{chain, select, yes {: kann eine Kette beginnen} other {}}',
  'option.die-turned': 'Die {value}, auf einen anderen Wert gedreht: kostet den Schicksalsmarker',
  'option.value':
    'Eine {value}{inspired, select, yes {: beflügelt} other {}}{chain, select, yes {: kann eine Kette beginnen} other {}}',
  'option.change.sprint': 'Spurten: bis zu 3 Bereiche',
  'option.change.evade': 'Ausweichen: gebunden zu sein hält dich nicht auf',
  'option.change.barge': 'Rempeln: in einen vollen Bereich, und dort macht jemand Platz',
  'option.plain-move': 'Einfach gehen: bis zu 2 Bereiche',
  'option.area': '{area}: {count} von {limit} Figuren{haven, select, yes {, Zuflucht} other {}}',
  'option.area-barge': '{toArea} rempeln: jemand macht Platz',
  'option.stop': 'Hier stehen bleiben',
  'option.hero': '{hero}',
  'option.hero-damage':
    '{hero}: Schaden {damage} von {resilience}{wounded, select, yes {, verwundet} other {}}{fate, select, hurt {; erleidet {count} Schaden} wounded {; wird verwundet} out {; wird außer Gefecht gesetzt} other {}}{also, select, none {} other {; trifft auch {also}}}',
  'option.hostile':
    '{hostile}: {inArea}{wounded, select, yes {, verwundet} other {}}{fate, select, slain {; wird erschlagen} wounded {; wird verwundet} other {}}{also, select, none {} other {; trifft auch {also}}}',
  'option.leader':
    '{hostile}: {inArea}, Schaden {damage} von {resilience}{fate, select, slain {; wird erschlagen} hurt {; erleidet {count} Schaden} other {}}{also, select, none {} other {; trifft auch {also}}}',
  'option.door': 'Öffne {door}: der Weg {toArea}; bleibt offen',
  'option.thing': 'Benutze {thing}{left, plural, =0 {} =1 {} other {: noch #-mal}}',
  'option.card': '{card}',
  'option.keep': '{hero} behält die Karte',
  'option.give': 'Gib sie {hero}',
  'option.no-link': 'Die Kette enden lassen: ein Gegner reagiert',
  'option.yes': 'Ja',
  'option.no': 'Nein',
  'option.decline': 'Nein',
  'option.enough': 'Das genügt',
  'option.retry': 'Noch einmal von vorn',
  'option.stop-campaign': 'Aufhören: Die Kampagne ist vorbei',
  'option.ability': '{card}: {text}',
  'option.named': '{name}',
} as const;
