/** Questions, by ask. `hero` is the hero who is asked, `source` the card or adventure behind an effect. */
export const asks = {
  // --- set-up
  'ask.choose-start': '{hero}, wo beginnst du?',
  'ask.retry-or-stop': 'Das Abenteuer ist verloren. Versucht ihr es noch einmal?',

  // --- a hero's turn
  'ask.choose-action':
    '{hero}, {count, plural, one {dein Würfel zeigt} other {deine Würfel zeigen}} {dice}. Welche Aktion führst du aus?',
  'ask.choose-die': '{hero}, welchen Würfel gibst du für „{action}“ aus?',
  'ask.choose-value':
    '{hero}, du gibst deinen Schicksalsmarker für „{action}“ aus. Was soll der Würfel zeigen?',
  'ask.choose-change': '{hero}, deine Bewegung ist beflügelt. Wie bewegst du dich?',
  'ask.choose-step': '{hero}, in welchen Bereich gehst du?',
  'ask.choose-shifted': '{hero}, wen drängst du {fromArea}?',
  'ask.choose-shift-area': 'In welchen Bereich wird {figure} bewegt?',
  'ask.choose-target': '{hero}, wen greifst du mit „{action}“ an?',
  'ask.order-targets': 'Wer wird als Nächstes getroffen?',
  'ask.choose-interaction': '{hero}, was öffnest oder benutzt du?',
  'ask.choose-commanded': '{hero}, wer folgt deinem Wort?',
  'ask.choose-commanded-action': 'Welche Aktion führt {hero} aus?',

  // --- chains
  'ask.start-chain': '{hero}, du hast eine 1 ausgegeben. Beginnst du eine Aktionskette?',
  'ask.join-chain': 'Die Kette geht mit einer {value} weiter. Wer führt die nächste Aktion aus?',
  'ask.choose-link': 'Mehrere Spieler würden die Kette fortsetzen. Wessen Aktion ist es?',
  'ask.choose-link-action': '{hero}, du machst mit einer {value} weiter. Welche Aktion führst du aus?',

  // --- hostiles
  'ask.choose-reaction':
    '{hero} hat gehandelt, und ein Gegner reagiert: {why, select, leader {ein Anführer in Sicht zuerst} near {einer im selben Bereich zuerst} other {einer in Sicht}}. Welcher?',
  'ask.choose-victim': '{hostile} greift an. Wen trifft es?',
  'ask.choose-hostile-step': '{hostile} bewegt sich auf die Helden zu. Welcher Bereich wird betreten?',
  'ask.choose-blocked-victim':
    '{hostile} findet keinen Platz bei den Helden und schlägt von draußen zu. Wen trifft es?',
  'ask.choose-retreat': '{hostile} zieht sich außer Sicht zurück. In welchen Bereich?',
  'ask.choose-spawn-area': 'Wohin kommt „{kind}“?',
  'ask.choose-hostile-to-act': 'Welcher Gegner handelt als Nächstes?',
  'ask.order-leaders': 'Welcher Anführer handelt als Nächstes?',

  // --- treasure, defeat and return
  'ask.choose-receiver': '{hero}, du erhältst „{card}“. Wer behält die Karte?',
  'ask.return-treasure':
    '{hero}, du kannst nur eine Karte dieser Art behalten. Welche kommt zurück in den Schatzstapel?',
  'ask.lose-treasure': '{hero}, du wirst außer Gefecht gesetzt. Welchen Schatz verlierst du?',
  'ask.choose-returning': 'Wer kehrt auf das Spielfeld zurück?',
  'ask.choose-haven': 'In welchen Bereich kehrt der Held zurück?',

  // --- lines of cards
  'ask.carry-out-line': '„{source}“: {line}. Wollt ihr das?',
  'ask.pay-for-line': '„{source}“: Willst du {cost}? Dann gilt: {line}.',
  'ask.use-ability': 'Nutzt ihr jetzt eine Fähigkeit?',
  'ask.order-effects': 'Mehreres geschieht zugleich. Was kommt zuerst?',
  'ask.choose-option': '„{source}“: Was wählst du?',
  'ask.choose-to-damage': '„{source}“: Wer erleidet den Schaden?',
  'ask.choose-to-heal': '„{source}“: Wer entfernt Schadensmarker?',
  'ask.choose-for-destiny': '„{source}“: Wer erhält einen Schicksalsmarker?',
  'ask.choose-for-treasure': '„{source}“: Wer erhält eine Schatzkarte?',
  'ask.choose-to-step': '„{source}“: Wer bewegt sich?',
  'ask.choose-to-shift': '„{source}“: Wer wird bewegt?',
  'ask.choose-to-slay': '„{source}“: Wer wird erschlagen?',
  'ask.choose-for-stat': '„{source}“: Für wen gilt es?',
  'ask.choose-die-owner': '„{source}“: Wessen Aktionswürfel?',
  'ask.choose-die-to-change': '„{source}“: Welcher Würfel von {hero}?',
} as const;
