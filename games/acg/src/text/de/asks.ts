/** Questions, by ask. `source` is the card behind an effect, `hero` the hero who is asked. */
export const asks = {
  // --- party and set-up
  'ask.choose-hero': '{first, select, none {Wer möchtest du sein?} other {Und wer begleitet [den first]?}}',
  'ask.choose-leader': 'Wer trägt den Anführermarker in die erste Runde?',

  // --- a hero's activation
  'ask.choose-action': '[Der hero] ist am Zug. Welche Aktion?',
  'ask.choose-targets':
    '{max, plural, one {Wen greift [der hero] an?} other {Wen greift [der hero] an? Bis zu # Ziele.}}',
  'ask.choose-hero-to-aid': 'Wem steht [der hero] bei?',
  'ask.spend-tokens':
    '{tokens, plural, one {Auf „{card}“ liegt 1 Erfolgsmarker. Vor dem Wurf ausgeben?} other {Auf „{card}“ liegen # Erfolgsmarker. Wie viele vor dem Wurf ausgeben?}}',
  'ask.choose-dice-to-reroll': '„{source}“: Welche Würfel würfelt [der hero] neu?',
  'ask.how-many-to-convert': '„{source}“: Wie oft wird [from] in [to] umgewandelt?',
  'ask.divide-successes':
    '{left, plural, one {{total, plural, one {1 Erfolg} other {1 Erfolg ist übrig}}: Welchen Gegner trifft er?} other {# Erfolge zu verteilen. {enemy}: Wie viele davon treffen{needed, plural, =0 {} one { (# würde reichen)} other { (# würden reichen)}}?}}',
  'ask.choose-attackers':
    'Klauen für {min, plural, one {noch einen Gegner} other {noch # Gegner}}: Wer davon greift [den hero] an?',
  'ask.order-nemeses': 'Das Erzfeindsymbol zeigt sich. Wessen Effekt kommt zuerst?',
  'ask.place-tokens':
    '{left, plural, one {{hero}, auf welche Aktion legst du den {total, plural, one {Erfolgsmarker} other {letzten Erfolgsmarker}}? Vor einem Wurf dieser Aktion ausgegeben, bringt er 1 Erfolg.} other {# Erfolgsmarker für [den hero]: Wie viele auf „{card}“?}}',
  'ask.discard-tokens':
    '{left, plural, one {[Der hero] muss {total, plural, one {1 Erfolgsmarker} other {noch 1 Erfolgsmarker}} ablegen. Von welcher Aktion?} other {[Der hero] muss # Erfolgsmarker ablegen: Wie viele von „{card}“?}}',
  'ask.choose-action-to-exhaust':
    '{max, plural, one {Welche Aktion erschöpft [der hero]?} other {Welche # Aktionen erschöpft [der hero]?}}',
  'ask.choose-action-to-ready': '„{source}“: Welche Aktion macht [der hero] bereit?',
  'ask.choose-gear-to-ready': '„{source}“: Welche Ausrüstung macht [der hero] bereit?',

  // --- lines of cards
  'ask.carry-out-line': '„{source}“: {line} Tun?',
  'ask.pay-for-line': '„{source}“: {cost}? Dafür: {line}',
  'ask.choose-option':
    '„{source}“: Was davon wählt [der chooser]?{you, select, none {} other { („Du“ ist [der you].)}}',
  'ask.use-ability': '{moment}: Eine Fähigkeit nutzen?',
  'ask.order-effects': '{moment}: Mehreres geschieht zugleich. Was kommt zuerst?',
  'ask.next-from-top':
    '„{source}“: Welche dieser Karten legt [der decides] so zurück, dass sie als Nächste gezogen wird?',
  'ask.put-on-bottom': '„{source}“: Welche dieser Karten legt [der decides] unter ihren Stapel?',

  // --- enemies on whom an effect falls
  'ask.choose-enemy-to-activate':
    '{source, select, none {[Der hero] muss einen Gegner handeln lassen. Welchen?} other {„{source}“: Welchen Gegner lässt [der decides] handeln?}}',
  'ask.choose-enemy-to-advance': '„{source}“: Welchen Gegner lässt [der decides] vorrücken?',
  'ask.choose-enemy-to-engage':
    '„{source}“: {max, plural, one {{own, select, yes {Welchen Gegner bindet [der decides] an sich?} other {[Der decides] wählt: Welcher Gegner bindet sich?}}} other {{own, select, yes {Welche Gegner bindet [der decides] an sich? Bis zu #.} other {[Der decides] wählt: Welche Gegner binden sich? Bis zu #.}}}}',
  'ask.choose-enemy-to-exhaust': '„{source}“: Welchen Gegner erschöpft [der decides]?',
  'ask.choose-enemy-to-inflict': '„{source}“: Welchen Gegner lässt [der decides] zuschlagen?',
  'ask.choose-enemy-to-place': '„{source}“: Welchen Gegner nimmt [der decides] weg?',
  'ask.choose-enemy-to-ready': '„{source}“: Welchen Gegner macht [der decides] bereit?',
  'ask.choose-enemy-to-recover': '„{source}“: Welchen Gegner lässt [der decides] heilen?',
  'ask.choose-enemy-to-retreat': '„{source}“: Welchen Gegner treibt [der decides] in die Schatten zurück?',
  'ask.choose-enemy-to-suffer': '„{source}“: Welchen Gegner verwundet [der decides]?',
  'ask.choose-modified-enemy': '„{source}“: Für welchen Gegner wählt [der decides] das?',
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
  'ask.choose-hero-to-raise-capacity': '„{source}“: [Der decides] wählt. Wer lernt, mehr zu tragen?',
  'ask.choose-hero-to-ready': '„{source}“: [Der decides] wählt. Wer macht etwas bereit?',
  'ask.choose-hero-to-recover': '„{source}“: Wessen Wunden versorgt [der decides]?',
  'ask.choose-hero-to-refresh': '„{source}“: Wessen Ausrüstung frischt [der decides] auf?',
  'ask.choose-hero-to-revive': '„{source}“: Wen belebt [der decides] wieder?',
  'ask.choose-hero-to-suffer': '„{source}“: [Der decides] wählt. Wer erleidet die Wunden?',
  'ask.choose-hero-to-upgrade': '„{source}“: [Der decides] wählt. Wer lernt etwas Neues?',
  'ask.choose-modified-hero': '„{source}“: Für welchen Helden wählt [der decides] das?',
  'ask.choose-forbidden-hero': '„{source}“: Welchen Helden hemmt [der decides]?',
  'ask.choose-condition': '„{source}“: Welchen Zustand wird [der hero] los?',

  // --- shared out by the party
  'ask.distribute-wounds':
    '{source, select, none {} other {„{source}“: }}{left, plural, one {1 Wunde {total, plural, one {trifft die Gruppe} other {ist übrig}}. Wer erleidet sie?} other {# Wunden treffen die Gruppe. Wie viele davon nimmt [der who] (noch {health} Lebenspunkte)? Den Rest nehmen die anderen.}}',
  'ask.distribute-tokens':
    '{source, select, none {} other {„{source}“: }}{left, plural, one {1 Erfolgsmarker {total, plural, one {für die Gruppe} other {ist übrig}}. Wer nimmt ihn?} other {# Erfolgsmarker für die Gruppe. Wie viele davon nimmt [der who]? Den Rest nehmen die anderen.}}',
  'ask.distribute-recovery':
    '{source, select, none {} other {„{source}“: }}{left, plural, one {{total, plural, one {1 Wunde} other {Noch 1 Wunde}} darf geheilt werden. Bei wem?} other {Die Gruppe heilt # Wunden. Wie viele davon heilt [der who] (hat {wounds})? Den Rest heilen die anderen.}}',

  // --- dungeon and gear
  'ask.resolve-or-bottom':
    '{kind, select, item {[Der hero] findet „{card}“, einen Gegenstand. Nehmen oder unter den Stapel legen?} other {[Der hero] zieht „{card}“, ein Ereignis. Abhandeln oder von sich schieben?}}',
  'ask.take-treasure': 'Da blinkt ein Schatz. Was nimmt [der hero]?',
  'ask.choose-gear-to-claim': '„{source}“: Welche Ausrüstung nimmt [der hero]?',
  'ask.equip-or-discard':
    '[Der hero] hält „{card}“ ([slot]) in Händen und trägt {count} von {capacity}. Was nun?',
  'ask.claim-fortune-or-discard': 'Ein Legendärer Fund! Nimmt [der hero] ihn?',

  // --- location phase
  'ask.travel-or-stay': '„{location}“ birgt keine Geheimnisse mehr. Weiterziehen?',

  // --- settlement
  'ask.settlement-next':
    'Ein paar Tage in der Stadt: Jeder Held sucht zwei Orte auf. Wer geht als Nächstes los?',
  'ask.settlement-action': 'Wohin geht [der hero]?',
  'ask.choose-action-to-upgrade':
    'Welche Aktion übt [der hero], sodass die Meisteraktion an ihre Stelle tritt?',
  'ask.keep-gear':
    'Der Schmied legt seine Ware aus. [Der hero] trägt {count} von {capacity}. Was davon behält [der hero]?',
  'ask.late-gifts': 'Alle sind ausgeruht. Gebt ihr vor dem Aufbruch noch Ausrüstung an einen anderen Helden?',
  'ask.choose-gift': 'Welche Ausrüstung gebt ihr weg?',
  'ask.choose-receiver': 'Wem gibt [der from] „{card}“?',
  'ask.choose-return':
    '[Der from] bietet [dem hero] „{card}“ an, doch dafür ist kein Platz. Gibt [der hero] etwas dafür her?',
} as const;
