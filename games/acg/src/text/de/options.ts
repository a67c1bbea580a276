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
    'der Gegner verwundet [den hero] in Höhe seines Angriffswerts und geht in die Schatten',
  'option.hero-new': '{hero}',
  'option.hero-new.facts': '{health} Lebenspunkte',
  'option.hero-in-town': '{hero}',
  'option.hero-in-town.facts':
    '{left, plural, one {noch ein Besuch (schon gewesen: {visits})} other {noch # Besuche}}, trägt {gear} von {capacity}, {advanced} von 4 Aktionen sind Meisteraktionen',
  'option.hero-resting': '{hero}',
  'option.hero-resting.facts': 'trägt {gear} von {capacity}, {advanced} von 4 Aktionen sind Meisteraktionen',
  'option.hero-defeated': '{hero}',
  'option.hero-defeated.facts': 'besiegt',
  'option.enemy': '{enemy}{rank, select, nemesis { (Erzfeind)} other {}}',
  'option.enemy.facts':
    'Angriff {attack}, noch {left} von {health} Lebenspunkten{resilience, plural, =0 {} other {, Zähigkeit #}}, [state], {zone, select, shadows {in den Schatten} lair {im Unterschlupf} other {an [den engaged] gebunden}}',
  'option.enemy.outlook':
    '{overflow, select, yes {deine Zone ist voll: Er fügt dir Wunden in Höhe seines Angriffswerts zu und geht in die Schatten} other {}}',
  'option.enemy-target': '{enemy}{rank, select, nemesis { (Erzfeind)} other {}}',
  'option.enemy-target.facts':
    'Angriff {attack}, noch {left} von {health} Lebenspunkten{resilience, plural, =0 {} other {, Zähigkeit #}}, [state], {zone, select, shadows {in den Schatten} lair {im Unterschlupf} other {an [den engaged] gebunden}}',
  'option.enemy-target.outlook': 'braucht {needed, plural, one {# Erfolg} other {# Erfolge}}',
  'option.facedown': '{enemy}',
  'option.facedown.facts': '[state]',
  'option.facedown.outlook':
    '{overflow, select, yes {deine Zone ist voll: Er fügt dir Wunden in Höhe seines Angriffswerts zu und geht zurück in die Schatten} other {}}',
  'option.fallen': '{enemy}',
  'option.fallen.facts': 'gerade besiegt',

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
    '{fate, select, swap {Hände voll: [Der receiver] muss „{things}“ ablegen} lost {Hände voll: Die Karte wird abgelegt} other {}}',
  'option.gift': '„{card}“ [des hero]',
  'option.gift.facts':
    '{receiver, select, none {} other {an [den receiver], }}[slot]{state, select, exhausted {, erschöpft} depleted {, verbraucht} other {}}',
  'option.gift.outlook':
    '{fate, select, swap {[Der receiver] muss „{things}“ tauschen oder ablegen} lost {Hände voll: Die Karte wird abgelegt} other {}}',
  'option.receiver': '{hero}',
  'option.receiver.facts': 'trägt {gear} von {capacity}',
  'option.receiver.outlook':
    '{fate, select, swap {Hände voll: „{things}“ tauschen oder ablegen} lost {Hände voll: Das Geschenk wird abgelegt} other {}}',
  'option.return': 'Gegen „{card}“ tauschen',
  'option.return.facts': '[slot]{state, select, exhausted {, erschöpft} depleted {, verbraucht} other {}}',
  'option.equip-instead': 'Statt „{card}“ anlegen',
  'option.equip-instead.facts': '[slot]',
  'option.equip-instead.outlook': '„{card}“ wird abgelegt',
  'option.condition': '{condition}',
  'option.card': '{card}',
  'option.ability': '{card}',
  'option.ability.facts': '{text}',
  'option.alternative': '{text}',
  'option.alternative.outlook':
    '{idle, select, yes {kein Held kann jetzt wiederbelebt werden: keine Wirkung} other {}}',
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
    'die Schatten bleiben zurück; Erzfeinde und gebundene Gegner folgen',
  'option.travel-or-stay.stay': 'Hier bleiben',
  'option.resolve-or-bottom.resolve': '{kind, select, item {Nehmen} other {Abhandeln}}',
  'option.resolve-or-bottom.bottom': 'Eine Aktion erschöpfen, um sie zurückzulegen',
  'option.take-treasure.gear-deck': 'Die oberste Karte des Ausrüstungsstapels',
  'option.take-treasure.gear-deck.facts': 'ungesehen',
  'option.take-treasure.gear-deck.outlook':
    '{fate, select, full {Hände voll: tauschen oder ablegen} lost {Hände voll: Ausrüstung wird abgelegt} some {kein Platz für eine weitere Karte dieser Art ({slots}): tauschen oder ablegen} other {}}',
  'option.take-treasure.nothing': 'Liegen lassen',
  'option.equip-or-discard.equip': 'Anlegen',
  'option.equip-or-discard.discard': 'Ablegen',
  'option.claim-fortune-or-discard.claim': 'Nehmen',
  'option.claim-fortune-or-discard.claim.facts': 'eine deiner legendären Ausrüstungskarten, zufällig',
  'option.claim-fortune-or-discard.claim.outlook':
    '{fate, select, full {Hände voll: tauschen oder ablegen} lost {Hände voll: Ausrüstung wird abgelegt} some {kein Platz für eine weitere Karte dieser Art ({slots}): tauschen oder ablegen} other {}}',
  'option.claim-fortune-or-discard.discard': 'Ablegen',
  'option.claim-fortune-or-discard.discard.outlook': 'er kann wieder gefunden werden',
  'option.give-gear': 'Einem anderen Helden Ausrüstung geben',
  'option.settlement-next.give-gear':
    '{card, select, none {Einem anderen Helden Ausrüstung geben} other {„{card}“ [des hero] {receiver, select, none {einem anderen Helden} other {[dem receiver]}} geben}}',
  'option.settlement-next.give-gear.outlook':
    '{card, select, none {} other {{fate, select, swap {[Der receiver] muss „{things}“ tauschen oder ablegen} lost {Hände voll: Die Karte wird abgelegt} other {}}}}',
  'option.settlement-next.done': 'Fertig',
  'option.settlement-next.done.outlook': 'die Gruppe ruht aus',
  'option.late-gifts.give-gear':
    '{card, select, none {Einem anderen Helden Ausrüstung geben} other {„{card}“ [des hero] {receiver, select, none {einem anderen Helden} other {[dem receiver]}} geben}}',
  'option.late-gifts.give-gear.outlook':
    '{card, select, none {} other {{fate, select, swap {[Der receiver] muss „{things}“ tauschen oder ablegen} lost {Hände voll: Die Karte wird abgelegt} other {}}}}',
  'option.choose-return.decline': 'Nichts dafür geben',
  'option.choose-return.decline.outlook':
    '{fate, select, swap {[Der receiver] legt dafür „{things}“ ab oder „{card}“ selbst} lost {„{card}“ käme auf den Ablagestapel} other {}}',
  'option.late-gifts.done': 'Fertig',
  'option.late-gifts.done.outlook': 'die Gruppe bricht auf',
  'option.settlement-action.trainer': 'Der Ausbilder',
  'option.settlement-action.trainer.facts': 'eine Grundaktion gegen ihre Meisteraktion tauschen',
  'option.settlement-action.blacksmith': 'Der Schmied',
  'option.settlement-action.blacksmith.facts': 'zwei Ausrüstungskarten ansehen, eine behalten',
  'option.settlement-action.arena': 'Die Arena',
  'option.settlement-action.arena.facts': 'von nun an eine Ausrüstungskarte mehr tragen',
} as const;
