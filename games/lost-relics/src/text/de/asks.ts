/** Questions, by ask. `hero` is the hero who is asked, `source` the card or adventure behind an effect. */
export const asks = {
  // --- set-up
  'ask.choose-start': '{hero}, wähle einen Startbereich.',
  'ask.retry-or-stop': 'Das Abenteuer ist verloren. Noch einmal versuchen?',

  // --- a hero's turn
  'ask.choose-action': '{hero}, wähle eine Aktion ({count, plural, one {Würfel} other {Würfel}} {dice}).',
  'ask.choose-die': '{hero}, wähle einen Würfel für „{action}“.',
  'ask.choose-value': '{hero}, wähle den neuen Wert des Würfels für „{action}“.',
  'ask.choose-change': '{hero}, deine Bewegung ist beflügelt. Wähle, wie du gehst.',
  'ask.choose-step': '{hero}, wähle, in welchen Bereich du gehst.',
  'ask.choose-shifted': '{hero}, wähle, wen du {fromArea} rempelst.',
  'ask.choose-shift-area': 'Wähle einen Bereich für {figure}.',
  'ask.choose-target': '{hero}, wähle ein Ziel für „{action}“.',
  'ask.order-targets': 'Wähle, wer als Nächstes getroffen wird.',
  'ask.choose-interaction': '{hero}, wähle, was du öffnest oder benutzt.',
  'ask.choose-commanded': '{hero}, wähle, wer auf deinen Befehl handelt.',
  'ask.choose-commanded-action': 'Wähle eine Aktion für {hero}.',

  // --- chains
  'ask.start-chain': '{hero}, mit der 1 eine Aktionskette beginnen?',
  'ask.join-chain': 'Wähle, wer die Kette mit einer {value} fortsetzt.',
  'ask.choose-link': 'Mehrere Spieler können die Kette fortsetzen. Wähle einen.',
  'ask.choose-link-action': '{hero}, wähle eine Aktion für die {value}.',

  // --- hostiles
  'ask.choose-reaction':
    '{why, select, leader {Ein Anführer in Sicht von {hero} reagiert.} near {Ein Gegner im Bereich von {hero} reagiert.} other {Ein Gegner in Sicht von {hero} reagiert.}} Wähle, welcher.',
  'ask.choose-victim': '{hostile} greift an. Wähle das Ziel.',
  'ask.choose-hostile-step': '{hostile} bewegt sich. Wähle einen Bereich.',
  'ask.choose-blocked-victim': '{hostile} greift aus dem eigenen Bereich an (kein Platz). Wähle das Ziel.',
  'ask.choose-retreat': '{hostile} zieht sich außer Sicht zurück. Wähle einen Bereich.',
  'ask.choose-spawn-area': 'Wähle einen Bereich für „{kind}“.',
  'ask.choose-hostile-to-act': 'Wähle den Gegner, der als Nächstes handelt.',
  'ask.order-leaders': 'Wähle den Anführer, der als Nächstes handelt.',

  // --- treasure, defeat and return
  'ask.choose-receiver': '{hero}, du erhältst „{card}“. Wähle, wer die Karte behält.',
  'ask.return-treasure': '{hero}, wähle eine Karte dieser Art, die in den Stapel zurückkommt.',
  'ask.lose-treasure': '{hero}, du bist außer Gefecht. Wähle einen Schatz, den du verlierst.',
  'ask.choose-returning': 'Wähle einen Helden, der auf das Spielfeld zurückkehrt.',
  'ask.choose-haven': 'Wähle einen Bereich für den zurückkehrenden Helden.',

  // --- lines of cards
  'ask.carry-out-line': '„{source}“: {line}. Tun?',
  'ask.pay-for-line': '„{source}“: Willst du {cost}? Dann gilt: {line}.',
  'ask.use-ability': 'Jetzt eine Fähigkeit nutzen?',
  'ask.order-effects': 'Wähle, welcher Effekt zuerst kommt.',
  'ask.choose-option': '„{source}“: Wähle eins.',
  'ask.choose-to-damage': '„{source}“: Wähle, wer den Schaden erleidet.',
  'ask.choose-to-heal': '„{source}“: Wähle, wer Schadensmarker entfernt.',
  'ask.choose-for-destiny': '„{source}“: Wähle, wer einen Schicksalsmarker erhält.',
  'ask.choose-for-treasure': '„{source}“: Wähle, wer eine Schatzkarte erhält.',
  'ask.choose-to-step': '„{source}“: Wähle, wer sich bewegt.',
  'ask.choose-to-shift': '„{source}“: Wähle, wer bewegt wird.',
  'ask.choose-to-slay': '„{source}“: Wähle, wer erschlagen wird.',
  'ask.choose-for-stat': '„{source}“: Wähle, für wen es gilt.',
  'ask.choose-die-owner': '„{source}“: Wähle, wessen Aktionswürfel.',
  'ask.choose-die-to-change': '„{source}“: Wähle einen Würfel von {hero}.',
} as const;
