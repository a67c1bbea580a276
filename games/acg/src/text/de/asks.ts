/** Questions, by ask. `source` is the card behind an effect, `hero` the hero who is asked. */
export const asks = {
  // --- party and set-up
  'ask.choose-hero':
    '{first, select, none {Wähle deinen Helden.} other {Wähle einen Helden, der [den first] begleitet.}}',
  'ask.choose-leader': 'Wähle den ersten Anführer.',

  // --- a hero's activation
  'ask.choose-action': 'Wähle eine Aktion für [den hero].',
  'ask.choose-targets':
    '{max, plural, one {Wähle ein Ziel für [den hero].} other {Wähle bis zu # Ziele für [den hero].}}',
  'ask.choose-hero-to-aid': 'Wähle, wem [der hero] beisteht.',
  'ask.spend-tokens':
    '{tokens, plural, one {Den Erfolgsmarker auf „{card}“ ausgeben?} other {Wie viele der # Erfolgsmarker auf „{card}“ ausgeben?}}',
  'ask.choose-dice-to-reroll': '„{source}“: Welche Würfel würfelt [der hero] neu?',
  'ask.how-many-to-convert': '„{source}“: Wie oft wird [from] in [to] umgewandelt?',
  'ask.divide-successes':
    '{left, plural, one {Wähle einen Gegner für den {total, plural, one {Erfolg} other {letzten Erfolg}}.} other {Verteile # Erfolge. {enemy}: Wie viele treffen{needed, plural, =0 {} other { (braucht #)}}?}}',
  'ask.choose-attackers':
    'Wähle {min, plural, one {einen Gegner, der} other {# Gegner, die}} für die Klauen [den hero] {min, plural, one {angreift} other {angreifen}}.',
  'ask.order-nemeses': 'Erzfeindsymbol: Wessen Effekt kommt zuerst?',
  'ask.place-tokens':
    '{left, plural, one {Wähle eine Aktion [des hero] für den {total, plural, one {Erfolgsmarker} other {letzten Erfolgsmarker}} (1 Erfolg beim Ausgeben).} other {Lege # Erfolgsmarker auf Aktionen [des hero]. Wie viele auf „{card}“?}}',
  'ask.discard-tokens':
    '{left, plural, one {Wähle eine Aktion [des hero], von der {total, plural, one {1 Erfolgsmarker} other {noch 1 Erfolgsmarker}} abgelegt wird.} other {[Der hero] muss # Erfolgsmarker ablegen. Wie viele von „{card}“?}}',
  'ask.choose-action-to-exhaust':
    '{max, plural, one {Wähle eine Aktion [des hero] zum Erschöpfen.} other {Wähle # Aktionen [des hero] zum Erschöpfen.}}',
  'ask.choose-action-to-ready': '„{source}“: Wähle eine Aktion, die [der hero] bereit macht.',
  'ask.choose-gear-to-ready': '„{source}“: Wähle Ausrüstung, die [der hero] bereit macht.',

  // --- lines of cards
  'ask.carry-out-line': '„{source}“: {line} Tun?',
  'ask.pay-for-line': '„{source}“: {cost}? Dafür: {line}',
  'ask.choose-option':
    '„{source}“: [Der chooser] wählt eins davon.{you, select, none {} other { („Du“ ist [der you].)}}',
  'ask.use-ability': '{moment}: Eine Fähigkeit nutzen?',
  'ask.order-effects': '{moment}: Welcher Effekt kommt zuerst?',
  'ask.next-from-top': '„{source}“: [Der decides] wählt, welche Karte als Nächste gezogen wird.',
  'ask.put-on-bottom': '„{source}“: Welche dieser Karten legt [der decides] unter ihren Stapel?',

  // --- enemies on whom an effect falls
  'ask.choose-enemy-to-activate':
    '{source, select, none {Wähle einen Gegner, den [der hero] aktiviert.} other {„{source}“: [Der decides] wählt einen Gegner zum Aktivieren.}}',
  'ask.choose-enemy-to-advance': '„{source}“: Welchen Gegner lässt [der decides] vorrücken?',
  'ask.choose-enemy-to-engage':
    '„{source}“: {max, plural, one {{own, select, yes {Welchen Gegner bindet [der decides] an sich?} other {[Der decides] wählt: Welcher Gegner bindet sich?}}} other {{own, select, yes {Welche Gegner bindet [der decides] an sich? Bis zu {max}.} other {[Der decides] wählt: Welche Gegner binden sich? Bis zu {max}.}}}}',
  'ask.choose-enemy-to-exhaust': '„{source}“: Welchen Gegner erschöpft [der decides]?',
  'ask.choose-enemy-to-inflict': '„{source}“: Welchen Gegner lässt [der decides] zuschlagen?',
  'ask.choose-enemy-to-place': '„{source}“: Welchen Gegner nimmt [der decides] weg?',
  'ask.choose-enemy-to-ready': '„{source}“: Welchen Gegner macht [der decides] bereit?',
  'ask.choose-enemy-to-recover': '„{source}“: Welchen Gegner lässt [der decides] heilen?',
  'ask.choose-enemy-to-retreat': '„{source}“: Welchen Gegner zwingt [der decides] zum Rückzug?',
  'ask.choose-enemy-to-suffer': '„{source}“: Welchen Gegner verwundet [der decides]?',
  'ask.choose-modified-enemy': '„{source}“: [Der decides] wählt einen Gegner.',
  'ask.choose-forbidden-enemy': '„{source}“: Welchen Gegner hemmt [der decides]?',

  // --- heroes on whom an effect falls
  'ask.choose-hero-to-be-engaged':
    '„{source}“: [Der decides] wählt. An welchen Helden bindet sich der Gegner?',
  'ask.choose-hero-to-claim-gear': '„{source}“: [Der decides] wählt. Wer nimmt die Ausrüstung?',
  'ask.choose-hero-to-claim-tokens': '„{source}“: [Der decides] wählt. Wer erhält die Erfolgsmarker?',
  'ask.choose-hero-to-claim-legendary': '„{source}“: [Der decides] wählt. Wer erhält legendäre Ausrüstung?',
  'ask.choose-hero-for-condition':
    '{gain, select, none {„{source}“: Wen befreit [der decides] von einem Zustand?} other {„{source}“: [Der decides] wählt. Wer erhält den Zustand „{gain}“?}}',
  'ask.choose-hero-to-discard-tokens': '„{source}“: [Der decides] wählt. Wer legt Erfolgsmarker ab?',
  'ask.choose-hero-to-exhaust-action': '„{source}“: [Der decides] wählt. Wer erschöpft eine Aktion?',
  'ask.choose-hero-to-raise-capacity': '„{source}“: [Der decides] wählt. Wer kann mehr tragen?',
  'ask.choose-hero-to-ready': '„{source}“: [Der decides] wählt. Wer macht etwas bereit?',
  'ask.choose-hero-to-recover': '„{source}“: [Der decides] wählt. Wer heilt Wunden?',
  'ask.choose-hero-to-refresh': '„{source}“: Wessen Ausrüstung frischt [der decides] auf?',
  'ask.choose-hero-to-revive': '„{source}“: Wen belebt [der decides] wieder?',
  'ask.choose-hero-to-suffer': '„{source}“: [Der decides] wählt. Wer erleidet die Wunden?',
  'ask.choose-hero-to-upgrade': '„{source}“: [Der decides] wählt. Wer verbessert eine Aktion?',
  'ask.choose-modified-hero': '„{source}“: [Der decides] wählt einen Helden.',
  'ask.choose-forbidden-hero': '„{source}“: Welchen Helden hemmt [der decides]?',
  'ask.choose-condition': '„{source}“: Welchen Zustand verliert [der hero]?',

  // --- shared out by the party
  'ask.distribute-wounds':
    '{left, plural, one {{total, plural, one {{source, select, none {1 Wunde für die Gruppe.} other {„{source}“: 1 Wunde.}}} other {{source, select, none {} other {„{source}“: }}1 Wunde ist übrig.}} Wer erleidet sie?} other {{source, select, none {} other {„{source}“: }}# Wunden. Wie viele davon nimmt [der who] (noch {health} Lebenspunkte)?}}',
  'ask.distribute-tokens':
    '{source, select, none {} other {„{source}“: }}{left, plural, one {1 Erfolgsmarker{total, plural, one {} other { ist übrig}}. Wer nimmt ihn?} other {# Erfolgsmarker für die Gruppe. Wie viele davon nimmt [der who]?}}',
  'ask.distribute-recovery':
    '{source, select, none {} other {„{source}“: }}{left, plural, one {{total, plural, one {1 Wunde} other {Noch 1 Wunde}} heilen. Bei wem?} other {# Wunden heilen. Wie viele davon heilt [der who] (hat {wounds})?}}',

  // --- dungeon and gear
  'ask.resolve-or-bottom':
    '{kind, select, item {[Der hero] hat „{card}“ gefunden (Gegenstand). Nehmen?} other {[Der hero] hat „{card}“ gezogen (Ereignis). Abhandeln?}}',
  'ask.take-treasure': 'Ein Schatz! Was nimmt [der hero]?',
  'ask.choose-gear-to-claim': '„{source}“: Welche Ausrüstung nimmt [der hero]?',
  'ask.equip-or-discard': '[Der hero] hat „{card}“ gefunden. Anlegen?',
  'ask.claim-fortune-or-discard': 'Ein Legendärer Fund! Nimmt [der hero] ihn?',

  // --- location phase
  'ask.travel-or-stay': '„{location}“ ist vollständig erkundet. Weiterziehen?',

  // --- settlement
  'ask.settlement-next': 'In der Stadt macht jeder Held zwei Besuche. Wer geht als Nächstes?',
  'ask.settlement-action': 'Wähle, wohin [der hero] geht.',
  'ask.choose-action-to-upgrade': 'Wähle eine Aktion, die [der hero] verbessert.',
  'ask.keep-gear': 'Was davon behält [der hero] (trägt {count} von {capacity})?',
  'ask.late-gifts': 'Vor dem Aufbruch Ausrüstung tauschen?',
  'ask.choose-gift': 'Wähle Ausrüstung zum Weggeben.',
  'ask.choose-receiver': 'Wem gibt [der from] „{card}“?',
  'ask.choose-return': '[Der hero] hat keinen Platz für „{card}“. Etwas dafür an [den from] geben?',
} as const;
