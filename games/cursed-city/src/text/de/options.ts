/** As in English: the name, `facts` and `outlook`. */
export const options = {
  'option.yes': 'Ja',
  'option.no': 'Nein',
  'option.decline': 'Nein',
  'option.done': 'Fertig',
  'option.named': '{name}',

  // --- tutorials
  'option.tutorial': 'Einführung {number}: {tutorial}',
  'option.tutorial.facts': '{goal}',
  'option.to-quest': '{quest}',
  'option.to-quest.facts': 'beginnt die Quest',
  'option.once-more': 'Weiter',
  'option.enough': 'Genug gesehen',
  'option.enough.outlook': 'die Einführung ist vorbei',

  // --- quest and set-up
  'option.seat': '{name}',
  'option.journey': '{journey}',
  'option.journey.facts': '{type, select, none {} other {Enthauptung. }}{goal}',
  'option.pick': '{hero}',
  'option.pick.facts':
    '{class, select, stalwart {Bollwerk} blade {Klinge} executioner {Scharfrichter} other {Gelehrte}}, Stufe {level}, Bewegen/Rennen {move}, Verteidigung {defence}',
  'option.model': '{model}',
  'option.model.facts': 'Lebenspunkte {wounds}{champion, select, yes {, Champion} other {}}',

  // --- figures and spaces
  'option.hero': '{hero}',
  'option.hero.facts': '{state}',
  'option.hero.outlook':
    '{fate, select, hurt {{success} oder {critical} Schaden vor dem Verteidigungswurf} out {{success} oder {critical} Schaden vor dem Verteidigungswurf, kann außer Gefecht gehen} other {}}',
  'option.acting': '{hero}',
  'option.acting.facts': 'Gewandtheit {agility}, Lebenskraft {vitality}, {state}',
  'option.acting.outlook': '{away, select, yes {verlässt das Spielfeld} other {}}',
  'option.hostile': '{hostile}',
  'option.hostile.facts': '{state}',
  'option.hostile.outlook':
    '{fate, select, success {ein Erfolg erschlägt ihn} critical {ein kritischer Erfolg erschlägt ihn} hurt {{success} oder {critical} Schaden} other {}}',
  'option.space': '{space}',
  'option.space.facts': '{state}',
  'option.path': '{space}',
  'option.path.facts':
    '{steps, plural, one {# Feld} other {# Felder}}{state, select, none {} other {, {state}}}',
  'option.stay': 'Stehen bleiben',
  'option.stay.facts': '{state, select, none {} other {{state}}}',
  'option.thing': '{thing}',
  'option.thing.facts': '{state}',
  'option.gate': '{gate}',
  'option.gate.facts': '{far, plural, one {# Feld} other {# Felder}} vom nächsten Helden',
  'option.group': '{group}',
  'option.group.facts': '{count, plural, one {# Modell} other {# Modelle}}',
  'option.category': '{category}',
  'option.category.facts': '{count, plural, one {# Modell} other {# Modelle}}',

  // --- start of a turn
  'option.disease-die': 'Die {score}',
  'option.disease-die.outlook': 'wird zur 1',
  'option.gambit-die': 'Die {score} ausgeben',
  'option.gambit-die.facts': 'Gewandtheitswurf {dice}',
  'option.gambit-die.outlook': 'bei einem Fehlschlag ist die {score} verloren',
  'option.gambit-points': '2 Inspirationspunkte ausgeben',
  'option.gambit-points.facts': 'Gewandtheitswurf {dice}',
  'option.gambit-points.outlook': 'bei einem Fehlschlag sind die Punkte verloren',
  'option.no-gambit': 'Jetzt nicht',
  'option.no-more-gambits': 'Keine Gambits mehr in dieser Runde',
  'option.gambit-card': '{group}',
  'option.gambit-card.outlook':
    '{when, select, earlier {du handelst früher, als Karte {place} von {count}} other {du handelst später, als Karte {place} von {count}}}',
  'option.rolled': 'Den {die} neu würfeln',
  'option.rolled.facts':
    'zeigt {result, select, failure {einen Fehlschlag} success {einen Erfolg} other {einen kritischen Erfolg}}',
  'option.keep-roll': 'Den Wurf behalten',
  'option.keep-roll.facts':
    '{result, select, failure {Fehlschlag} success {Erfolg} other {kritischer Erfolg}}',

  // --- a hero's activation
  'option.ailment.stunned': 'Betäubt',
  'option.ailment.stunned.outlook': 'einen Würfel hergeben und aufstehen',
  'option.ailment.fatigued': 'Erschöpft',
  'option.ailment.fatigued.outlook': 'alle deine Würfel werden zu Einsen',
  'option.give-up': 'Die {score} hergeben',
  'option.give-up.facts': '{disease, select, yes {auf dem kranken Feld} other {}}',
  'option.give-up.outlook': 'übrig: {left}',
  'option.give-up-destiny': 'Den Schicksalswürfel {score} hergeben',
  'option.give-up-destiny.outlook': 'übrig: {left}',
  'option.move': 'Bewegen',
  'option.move.facts': 'Würfel {cost}+, bis zu {most, plural, one {# Feld} other {# Felder}}',
  'option.run': 'Rennen',
  'option.run.facts': 'Würfel {cost}+, bis zu {most, plural, one {# Feld} other {# Felder}}',
  'option.recuperate': 'Erholen',
  'option.recuperate.facts': 'Würfel {cost}+, Lebenskraftwurf {dice}',
  'option.recuperate.outlook': '{hurt}; ein Erfolg heilt 1 Wunde',
  'option.search': 'Durchsuchen',
  'option.search.facts': 'Würfel {cost}+, zieht eine Fundkarte',
  'option.inspired-search': 'Ohne Objekt suchen',
  'option.inspired-search.facts': 'Würfel {cost}+ und 3 Inspirationspunkte, zieht eine Fundkarte',
  'option.extract': 'Rückzug',
  'option.extract.facts': 'Würfel {cost}+, legt die Rückzugszone an',
  'option.explore': 'Erkunden',
  'option.explore.facts': 'Würfel {cost}+, legt 2 Teile an',
  'option.weapon': '{weapon}',
  'option.weapon.facts':
    '{cost, select, none {} other {Würfel {cost}+, }}{range}, {dice}, Schaden {success}/{critical}{reload, select, yes {, einmal pro Runde} other {}}',
  'option.weapon.outlook': '{targets, select, none {} other {gegen {targets}}}',
  'option.unique': '{action}',
  'option.unique.facts':
    '{cost, select, none {kein Würfel} other {Würfel {cost}+}}{card, select, none {} other {, {card}}}',
  'option.unique.outlook': '{text}',
  'option.treasure': '„{card}“ benutzen',
  'option.treasure.facts':
    '{cost, select, none {kein Würfel} other {Würfel {cost}+}}{keep, select, yes {} other {, wird abgeworfen}}',
  'option.treasure.outlook': '{text}',
  'option.trade': 'Mit {other} tauschen',
  'option.trade.facts': 'kein Würfel, {cards}',
  'option.unbind': '{other} befreien',
  'option.unbind.facts': 'Würfel {cost}+, nicht mehr gefangen',
  'option.unbind-self': 'Dich befreien',
  'option.unbind-self.facts': 'Würfel {cost}+, nicht mehr gefangen',
  'option.dig': '{other} ausgraben',
  'option.dig.facts': '2 Würfel {cost}+, nicht mehr verschüttet',
  'option.dig-self': 'Dich ausgraben',
  'option.dig-self.facts': '2 Würfel {cost}+, nicht mehr verschüttet',
  'option.end-activation': 'Aktivierung beenden',
  'option.end-round': 'Aktivierung beenden',
  'option.end-round.outlook': 'übrige Würfel verfallen',
  'option.end-activation.outlook':
    '{count, plural, =0 {keine Würfel für Reaktionen} one {für Reaktionen bleibt {left}} other {für Reaktionen bleiben {left}}}',
  'option.die': 'Würfel {score}',
  'option.die.facts': '{disease, select, yes {auf dem kranken Feld} other {}}',
  'option.die.outlook': 'übrig: {left}',
  'option.destiny-die': 'Schicksalswürfel {score}',
  'option.destiny-die.outlook': 'übrig: {left}',
  'option.heal.wound': '1 Wunde heilen',
  'option.heal.two-wounds': '2 Wunden heilen',
  'option.heal.grievous': '1 schwere Wunde heilen',
  'option.heal.turn-grievous': 'Eine schwere Wunde zur Wunde machen',
  'option.card': '{card}',
  'option.keep': '„{card}“ behalten',
  'option.keep.outlook': '„{other}“ wird abgeworfen',
  'option.trade-way.give': '„{own}“ geben',
  'option.trade-way.give.outlook':
    '{theirs, select, none {} other {{other} behält die Karte oder „{theirs}“}}',
  'option.trade-way.take': '„{theirs}“ nehmen',
  'option.trade-way.take.outlook': '{own, select, none {} other {du behältst die Karte oder „{own}“}}',
  'option.trade-way.swap': '„{own}“ gegen „{theirs}“',
  'option.accept': 'Annehmen',
  'option.accept.outlook':
    '{way, select, give {du bekommst „{card}“} take {du gibst „{card}“} other {du gibst „{card}“ und bekommst „{offer}“}}',
  'option.refuse': 'Ablehnen',
  'option.inspiration-roll': 'Den Questwürfel würfeln',
  'option.inspiration-roll.outlook': '{most} oder weniger gibt 1 Inspirationspunkt',
  'option.no-roll': 'Nicht würfeln',

  // --- hostiles
  'option.react': 'Die {score} ausgeben',
  'option.react.facts': '{weapons}',
  'option.no-reaction': 'Nicht reagieren',
  'option.wound-space': 'Feld {number}',
  'option.wound-space.facts':
    '{die, select, none {kein Würfel} other {Würfel {die}}}{disease, select, yes {, krank} other {}}',
  'option.wound-space.outlook': '{die, select, none {} other {verliert die {die}}}',
  'option.turn-space': 'Feld {number}',
  'option.turn-space.facts': '{disease, select, yes {Wunde, krank} other {Wunde}}',
  'option.heal-space': 'Feld {number}',
  'option.heal-space.facts':
    '{grievous, select, yes {schwere Wunde} other {Wunde}}{disease, select, yes {, krank} other {}}',
  'option.disease-space': 'Feld {number}',
  'option.disease-space.facts': '{die, select, none {kein Würfel} other {Würfel {die}}}',
  'option.disease-space.outlook': '{die, select, none {} 1 {} other {die {die} wird zur 1}}',

  // --- events
  'option.relief.recuperate': 'Erholen',
  'option.relief.recuperate.facts': 'Lebenskraftwurf {dice}, {hurt}',
  'option.relief.ailment': 'Nicht mehr {ailment}',

  // --- Deliverance and the extraction zone
  'option.layout': 'Lage {number}: {gateway}',
  'option.layout.facts':
    '{side, select, north {Nordseite} east {Ostseite} south {Südseite} west {Westseite} other {}} am Durchgang',
  'option.spot':
    '{side, select, north {Nordseite} east {Ostseite} south {Südseite} west {Westseite} other {{spot}}}',

  // --- the end of a journey
  'option.roll-again': 'Neu würfeln',
  'option.realmstone': '„{card}“ abwerfen',
  'option.realmstone.outlook': 'gibt eine Reichssteinkarte vom Wert 1',
  'option.keep-treasure': 'Den Schatz behalten',
  'option.hand-over': '{from} gibt {to} „{card}“',
  'option.hand-over.outlook': '{back, select, none {} other {und bekommt „{back}“}}',
  'option.no-trade': 'Nicht mehr tauschen',
  'option.empowerment': '{card}',
  'option.empowerment.facts':
    '{points, plural, one {# Punkt} other {# Punkte}}, {slot, select, armour {Rüstung} other {Waffe}}',
  'option.empowerment.outlook': '{old, select, none {} other {ersetzt „{old}“}}',

  // --- lines of cards
  'option.do-line': 'Ja',
  'option.do-line.facts': '{line}',
  'option.pay-line': 'Ja',
  'option.pay-line.facts': '{cost}',
  'option.pay-line.outlook': '{line}',
  'option.ability': '{card}',
  'option.ability.facts': '{of, select, none {} other {{of}: }}{text}',
  'option.way': '{name}',
  'option.way.facts': '{text}',
} as const;
