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
    '{left, plural, one {# Erfolg} other {# Erfolge}} zu verteilen. {enemy}: Wie viele davon treffen{needed, plural, =0 {} one { (# würde reichen)} other { (# würden reichen)}}?',
  'ask.choose-attackers':
    'Klauen für {min, plural, one {noch einen Gegner} other {noch # Gegner}}: Wer davon greift [den hero] an?',
  'ask.order-nemeses': 'Das Erzfeindsymbol zeigt sich. Wessen Effekt kommt zuerst?',
  'ask.place-tokens':
    '{left, plural, one {# Erfolgsmarker} other {# Erfolgsmarker}} für [den hero]: Wie viele auf „{card}“?',
  'ask.discard-tokens':
    '[Der hero] muss {left, plural, one {# Erfolgsmarker} other {# Erfolgsmarker}} ablegen: Wie viele von „{card}“?',
  'ask.choose-action-to-exhaust':
    '{max, plural, one {Welche Aktion erschöpft [der hero]?} other {Welche # Aktionen erschöpft [der hero]?}}',
  'ask.choose-action-to-ready': '„{source}“: Welche Aktion macht [der hero] bereit?',
  'ask.choose-gear-to-ready': '„{source}“: Welche Ausrüstung macht [der hero] bereit?',

  // --- lines of cards
  'ask.carry-out-line': '„{source}“: {line} Tun?',
  'ask.pay-for-line': '„{source}“: {cost}? Dafür: {line}',
  'ask.choose-option': '„{source}“: Was davon?',
  'ask.use-ability': '{moment}: Eine Fähigkeit nutzen?',
  'ask.order-effects': '{moment}: Mehreres geschieht zugleich. Was kommt zuerst?',
  'ask.next-from-top': '„{source}“: Welche dieser Karten kommt so zurück, dass sie als Nächste gezogen wird?',
  'ask.put-on-bottom': '„{source}“: Welche dieser Karten kommen unter ihren Stapel?',

  // --- enemies on whom an effect falls
  'ask.choose-enemy-to-activate':
    '{source, select, none {[Der hero] muss einen Gegner handeln lassen. Welchen?} other {„{source}“: Welcher Gegner wird aktiviert?}}',
  'ask.choose-enemy-to-advance': '„{source}“: Welcher Gegner rückt vor?',
  'ask.choose-enemy-to-engage':
    '„{source}“: {max, plural, one {Welcher Gegner wird gebunden?} other {Welche Gegner werden gebunden? Bis zu #.}}',
  'ask.choose-enemy-to-exhaust': '„{source}“: Welcher Gegner wird erschöpft?',
  'ask.choose-enemy-to-inflict': '„{source}“: Welcher Gegner schlägt zu?',
  'ask.choose-enemy-to-place': '„{source}“: Welcher Gegner wird weggenommen?',
  'ask.choose-enemy-to-ready': '„{source}“: Welcher Gegner wird bereit gemacht?',
  'ask.choose-enemy-to-recover': '„{source}“: Welcher Gegner heilt?',
  'ask.choose-enemy-to-retreat': '„{source}“: Welcher Gegner zieht sich in die Schatten zurück?',
  'ask.choose-enemy-to-suffer': '„{source}“: Welcher Gegner wird verwundet?',
  'ask.choose-modified-enemy': '„{source}“: Für welchen Gegner gilt das?',
  'ask.choose-forbidden-enemy': '„{source}“: Welcher Gegner wird gehemmt?',

  // --- heroes on whom an effect falls
  'ask.choose-hero-to-be-engaged': '„{source}“: An wen wendet sich der Gegner?',
  'ask.choose-hero-to-claim-gear': '„{source}“: Wer nimmt die Ausrüstung?',
  'ask.choose-hero-to-claim-tokens': '„{source}“: Wer erhält die Erfolgsmarker?',
  'ask.choose-hero-to-claim-legendary': '„{source}“: Wer erhält legendäre Ausrüstung?',
  'ask.choose-hero-for-condition':
    '{gain, select, none {„{source}“: Wer wird einen Zustand los?} other {„{source}“: Wer erhält den Zustand „{gain}“?}}',
  'ask.choose-hero-to-discard-tokens': '„{source}“: Wer legt Erfolgsmarker ab?',
  'ask.choose-hero-to-exhaust-action': '„{source}“: Wer erschöpft eine Aktion?',
  'ask.choose-hero-to-raise-capacity': '„{source}“: Wer lernt, mehr zu tragen?',
  'ask.choose-hero-to-ready': '„{source}“: Wer macht etwas bereit?',
  'ask.choose-hero-to-recover': '„{source}“: Wessen Wunden werden versorgt?',
  'ask.choose-hero-to-refresh': '„{source}“: Wessen Ausrüstung wird aufgefrischt?',
  'ask.choose-hero-to-revive': '„{source}“: Wer steht wieder auf?',
  'ask.choose-hero-to-suffer': '„{source}“: Wen treffen die Wunden?',
  'ask.choose-hero-to-upgrade': '„{source}“: Wer lernt etwas Neues?',
  'ask.choose-modified-hero': '„{source}“: Für welchen Helden gilt das?',
  'ask.choose-forbidden-hero': '„{source}“: Welcher Held wird gehemmt?',
  'ask.choose-condition': '„{source}“: Welchen Zustand wird [der hero] los?',

  // --- shared out by the party
  'ask.distribute-wounds':
    '{left, plural, one {# Wunde} other {# Wunden}} zu verteilen: Wie viele für [den who] (noch {health} Lebenspunkte)?',
  'ask.distribute-tokens':
    '{left, plural, one {# Erfolgsmarker} other {# Erfolgsmarker}} zu verteilen: Wie viele für [den who]?',
  'ask.distribute-recovery':
    '{left, plural, one {# Wunde} other {# Wunden}} bei euch zu heilen: Wie viele davon für [den who]?',

  // --- dungeon and gear
  'ask.resolve-or-bottom':
    '[Der hero] zieht „{card}“, {kind, select, item {einen Gegenstand} other {ein Ereignis}}. Abhandeln oder von sich schieben?',
  'ask.take-treasure': 'Da blinkt ein Schatz. Was nimmt [der hero]?',
  'ask.choose-gear-to-claim': '„{source}“: Welche Ausrüstung nimmt [der hero]?',
  'ask.equip-or-discard':
    '[Der hero] hält „{card}“ ([slot]) in Händen und trägt {count} von {capacity}. Was nun?',
  'ask.claim-fortune-or-discard': 'Ein Legendärer Fund! Nimmt [der hero] ihn?',

  // --- location phase
  'ask.travel-or-stay': '„{location}“ birgt keine Geheimnisse mehr. Weiterziehen?',

  // --- settlement
  'ask.settlement-next':
    'Ein paar Tage in der Stadt, und jeder von euch kann zwei Orte aufsuchen. Wer geht als Nächstes los?',
  'ask.settlement-action': 'Wohin geht [der hero]?',
  'ask.choose-action-to-upgrade': 'Welche Aktion lernt [der hero] neu?',
  'ask.keep-gear':
    'Der Schmied legt seine Ware aus. [Der hero] trägt {count} von {capacity}. Was davon wird behalten?',
  'ask.late-gifts': 'Alle sind ausgeruht. Wechselt vor dem Aufbruch noch Ausrüstung den Besitzer?',
  'ask.choose-gift': 'Welche Ausrüstung wird weggegeben?',
  'ask.choose-receiver': 'Wer bekommt „{card}“?',
  'ask.choose-return':
    '[Der from] bietet [dem hero] „{card}“ an, doch dafür ist kein Platz. Gibt [der hero] etwas dafür her?',
} as const;
