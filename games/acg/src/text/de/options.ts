/** As in English: the name, `facts` and `outlook`. */
export const options = {
  'option.yes': 'Ja',
  'option.no': 'Nein',
  'option.decline': 'Nein, nichts davon',
  'option.nothing': 'Nichts',
  'option.pass': 'Passen',
  'option.travel': 'Weiterziehen',

  // --- heroes and enemies
  'option.hero': '{hero}',
  'option.hero.facts':
    'noch {left} von {health} Lebenspunkten, {engaged, plural, =0 {kein Gegner gebunden} one {# Gegner gebunden} other {# Gegner gebunden}}',
  'option.hero-overflow': '{hero}',
  'option.hero-overflow.facts': 'noch {left} von {health} Lebenspunkten, kein Platz mehr',
  'option.hero-overflow.outlook':
    'der Gegner würde [den hero] in Höhe seines Angriffswerts verwunden und in die Schatten gleiten',
  'option.hero-new': '{hero}',
  'option.hero-new.facts': '{health} Lebenspunkte',
  'option.hero-in-town': '{hero}',
  'option.hero-in-town.facts':
    '{left, plural, one {noch ein Besuch übrig, schon gewesen: {visits}} other {# Besuche übrig}}, trägt {gear} von {capacity}, {advanced} von 4 Aktionen sind Meisteraktionen',
  'option.hero-resting': '{hero}',
  'option.hero-resting.facts': 'trägt {gear} von {capacity}, {advanced} von 4 Aktionen sind Meisteraktionen',
  'option.hero-defeated': '{hero}',
  'option.hero-defeated.facts': 'besiegt',
  'option.enemy': '{enemy}{rank, select, nemesis { (Erzfeind)} other {}}',
  'option.enemy.facts':
    'Angriff {attack}, noch {left} von {health} Lebenspunkten{resilience, plural, =0 {} other {, Zähigkeit #}}, [state], {zone, select, shadows {in den Schatten} lair {im Unterschlupf} other {an [den engaged] gebunden}}',
  'option.enemy.outlook':
    '{overflow, select, yes {deine Zone ist voll: Er würde dir Wunden in Höhe seines Angriffswerts zufügen und in die Schatten gleiten} other {}}',
  'option.enemy-target': '{enemy}{rank, select, nemesis { (Erzfeind)} other {}}',
  'option.enemy-target.facts':
    'Angriff {attack}, noch {left} von {health} Lebenspunkten{resilience, plural, =0 {} other {, Zähigkeit #}}, [state], {zone, select, shadows {in den Schatten} lair {im Unterschlupf} other {an [den engaged] gebunden}}',
  'option.enemy-target.outlook': 'fällt bei {needed, plural, one {# Erfolg} other {# Erfolgen}}',
  'option.facedown': '{enemy}',
  'option.facedown.facts': '[state]',
  'option.facedown.outlook':
    '{overflow, select, yes {deine Zone ist voll: Er würde dir Wunden in Höhe seines Angriffswerts zufügen und in die Schatten zurückgleiten} other {}}',
  'option.fallen': '{enemy}',
  'option.fallen.facts': 'gerade gefallen',

  // --- cards
  'option.action': '{card}',
  'option.action.facts':
    '[type], {dice, plural, one {# Würfel} other {# Würfel}}{prepare, select, yes {, Vorbereitung} other {}}{tokens, plural, =0 {} one {, # Erfolgsmarker} other {, # Erfolgsmarker}}',
  'option.action-to-load': '{card}',
  'option.action-to-load.facts':
    '[type], {dice, plural, one {# Würfel} other {# Würfel}}{prepare, select, yes {, Vorbereitung} other {}}, {tokens} von {limit} Erfolgsmarkern',
  'option.upgrade': 'Aus „{card}“ wird „{advanced}“',
  'option.upgrade.facts': '[type]',
  'option.gear': '{card}',
  'option.gear.facts':
    '{legendary, select, yes {legendär, } other {}}[slot]{state, select, exhausted {, erschöpft} depleted {, verbraucht} other {}}',
  'option.gear-kept': '{card}',
  'option.gear-kept.facts':
    '{legendary, select, yes {legendär, } other {}}[slot]{state, select, exhausted {, erschöpft} depleted {, verbraucht} other {}}',
  'option.gear-kept.outlook':
    '{fate, select, swap {kein Platz: [Der receiver] müsste dafür „{things}“ ablegen} lost {kein Platz, und nichts davon darf weichen: Die Karte käme auf den Ablagestapel} other {}}',
  'option.gift': '„{card}“ [des hero]',
  'option.gift.facts':
    '{receiver, select, none {} other {an [den receiver], }}[slot]{state, select, exhausted {, erschöpft} depleted {, verbraucht} other {}}',
  'option.gift.outlook':
    '{fate, select, swap {[Der receiver] muss dafür „{things}“ hergeben oder ablegen} lost {kein Platz dafür: Die Karte käme auf den Ablagestapel} other {}}',
  'option.receiver': '{hero}',
  'option.receiver.facts': 'trägt {gear} von {capacity}',
  'option.receiver.outlook':
    '{fate, select, swap {kein Platz: „{things}“ muss dafür her oder weg} lost {kein Platz, und nichts darf weichen: Das Geschenk käme auf den Ablagestapel} other {}}',
  'option.return': 'Gegen „{card}“ tauschen',
  'option.return.facts': '[slot]{state, select, exhausted {, erschöpft} depleted {, verbraucht} other {}}',
  'option.equip-instead': 'Anstelle von „{card}“ anlegen',
  'option.equip-instead.facts': '[slot]',
  'option.equip-instead.outlook': '„{card}“ wird abgelegt',
  'option.condition': '{condition}',
  'option.card': '{card}',
  'option.ability': '{card}',
  'option.ability.facts': '{text}',
  'option.alternative': '{text}',
  'option.alternative.outlook':
    '{idle, select, yes {gerade kann niemand wiederbelebt werden: Es geschähe nichts} other {}}',
  'option.die': '{kind, select, hero {Heldenwürfel} other {Gegnerwürfel}} {number}',
  'option.die.facts': 'zeigt {icons}',

  // --- amounts
  'option.spend-tokens':
    '{count, plural, =0 {Keine ausgeben} one {# Marker für # Erfolg ausgeben} other {# Marker für # Erfolge ausgeben}}',
  'option.place-tokens':
    '{count, plural, =0 {Keine hierher} one {# Marker hierher} other {# Marker hierher}}',
  'option.discard-tokens':
    '{count, plural, =0 {Keine von hier} one {# Marker von hier} other {# Marker von hier}}',
  'option.divide-successes': '{count, plural, =0 {Keine} one {# Erfolg} other {# Erfolge}}',
  'option.distribute-wounds': '{count, plural, =0 {Keine} one {# Wunde} other {# Wunden}}',
  'option.distribute-tokens': '{count, plural, =0 {Keine} one {# Marker} other {# Marker}}',
  'option.distribute-recovery': '{count, plural, =0 {Keine} one {# Wunde heilen} other {# Wunden heilen}}',
  'option.how-many-to-convert': '{count, plural, =0 {Keines} one {# Symbol} other {# Symbole}}',

  // --- words of single questions
  'option.travel-or-stay.travel': 'Weiterziehen',
  'option.travel-or-stay.travel.outlook':
    'die Schatten bleiben zurück, Erzfeinde und gebundene Gegner folgen',
  'option.travel-or-stay.stay': 'Hier bleiben',
  'option.resolve-or-bottom.resolve': '{kind, select, item {Nehmen} other {Abhandeln}}',
  'option.resolve-or-bottom.bottom':
    'Eine Aktion erschöpfen und die Karte {kind, select, item {} other {unabgehandelt }}unter ihren Stapel legen',
  'option.take-treasure.gear-deck': 'Die oberste Karte des Ausrüstungsstapels',
  'option.take-treasure.gear-deck.facts': 'ungesehen',
  'option.take-treasure.gear-deck.outlook':
    '{fate, select, full {kein Platz: Ausrüstung ersetzt andere oder wird abgelegt} lost {kein Platz, und nichts darf weichen: Ausrüstung wird abgelegt} some {kein Platz für eine weitere Karte dieser Art ({slots}): Sie ersetzt andere Ausrüstung oder wird abgelegt} other {}}',
  'option.take-treasure.nothing': 'Liegen lassen',
  'option.equip-or-discard.equip': 'Anlegen',
  'option.equip-or-discard.discard': 'Ablegen',
  'option.claim-fortune-or-discard.claim': 'Nehmen',
  'option.claim-fortune-or-discard.claim.facts':
    'eine deiner legendären Ausrüstungskarten, durch Zufall bestimmt',
  'option.claim-fortune-or-discard.claim.outlook':
    '{fate, select, full {kein Platz: Ausrüstung ersetzt andere oder wird abgelegt} lost {kein Platz, und nichts darf weichen: Ausrüstung wird abgelegt} some {kein Platz für eine weitere Karte dieser Art ({slots}): Sie ersetzt andere Ausrüstung oder wird abgelegt} other {}}',
  'option.claim-fortune-or-discard.discard': 'Ablegen',
  'option.claim-fortune-or-discard.discard.outlook': 'jemand anderes kann den Fund noch machen',
  'option.give-gear': 'Einem anderen Helden Ausrüstung geben',
  'option.settlement-next.give-gear':
    '{card, select, none {Einem anderen Helden Ausrüstung geben} other {„{card}“ [des hero] {receiver, select, none {einem anderen Helden} other {[dem receiver]}} geben}}',
  'option.settlement-next.give-gear.outlook':
    '{card, select, none {} other {{fate, select, swap {[Der receiver] muss dafür „{things}“ hergeben oder ablegen} lost {kein Platz dafür: Die Karte käme auf den Ablagestapel} other {}}}}',
  'option.settlement-next.done': 'Sonst nichts',
  'option.settlement-next.done.outlook': 'die Gruppe ruht aus',
  'option.late-gifts.give-gear':
    '{card, select, none {Einem anderen Helden Ausrüstung geben} other {„{card}“ [des hero] {receiver, select, none {einem anderen Helden} other {[dem receiver]}} geben}}',
  'option.late-gifts.give-gear.outlook':
    '{card, select, none {} other {{fate, select, swap {[Der receiver] muss dafür „{things}“ hergeben oder ablegen} lost {kein Platz dafür: Die Karte käme auf den Ablagestapel} other {}}}}',
  'option.choose-return.decline': 'Nichts dafür geben',
  'option.choose-return.decline.outlook':
    '{fate, select, swap {[Der receiver] legt dafür „{things}“ ab oder „{card}“ selbst} lost {„{card}“ käme auf den Ablagestapel} other {}}',
  'option.late-gifts.done': 'Sonst nichts',
  'option.late-gifts.done.outlook': 'die Gruppe bricht auf',
  'option.settlement-action.trainer': 'Der Ausbilder',
  'option.settlement-action.trainer.facts': 'eine Grundaktion gegen ihre Meisteraktion tauschen',
  'option.settlement-action.blacksmith': 'Der Schmied',
  'option.settlement-action.blacksmith.facts': 'zwei Ausrüstungskarten ansehen, eine behalten',
  'option.settlement-action.arena': 'Die Arena',
  'option.settlement-action.arena.facts': 'von nun an eine Ausrüstungskarte mehr tragen',
} as const;
