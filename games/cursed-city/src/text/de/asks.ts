/** Questions, by ask. `hero` is the hero who is asked, `source` the card, journey or entry behind an effect. */
export const asks = {
  // --- tutorials
  'ask.choose-next-tutorial': 'Die Einführung ist vorbei. Wähle, was folgt.',
  'ask.go-on': 'Sollen die Gegner noch einmal aktiviert werden?',

  // --- quest and set-up
  'ask.choose-leader': 'Wählt, wer anführt.',
  'ask.choose-journey': 'Wähle eine Reise.',
  'ask.pick-hero': 'Wähle Held {number} von 4.',
  'ask.choose-drop-space': '{hero}, wähle ein Feld in der Landezone.',
  'ask.choose-model': 'Wähle Modell {number} von {count} für „{group}“.',
  'ask.choose-object': 'Wähle das Objekt, das „{group}“ bewacht.',
  'ask.choose-hostile-space': 'Wähle ein Feld für {hostile}.',

  // --- start of a turn
  'ask.assign-die': '{hero}, wähle den Würfel für dein krankes Feld.',
  'ask.attempt-gambit': '{hero}, mit einem Gambit die Reihenfolge ändern?',
  'ask.choose-gambit-card': '{hero}, wähle die Gruppe, mit der du tauschst.',
  'ask.reroll-with-inspiration': '{hero}, für 1 Inspirationspunkt neu würfeln?',
  'ask.reroll-dice': '„{source}“: Wähle Würfel zum Neuwürfeln.',

  // --- a hero's activation
  'ask.order-ailments': '{hero}, wähle, welches Leiden zuerst kommt.',
  'ask.shake-off-stun': '{hero}, wähle einen Würfel, um aufzustehen.',
  'ask.choose-action': '{hero}, wähle eine Aktion ({dice}).',
  'ask.choose-die': '{hero}, wähle einen Würfel für „{action}“ ({cost}+).',
  'ask.choose-path-end': '{hero}, wähle, wohin du gehst.',
  'ask.choose-target': '{hero}, wähle ein Ziel für „{weapon}“.',
  'ask.choose-weapon': '{hero}, wähle eine Waffe.',
  'ask.choose-healing': '{hero}, wähle, was du heilst.',
  'ask.choose-wound': '{hero}, wähle ein Feld, das heilt.',
  'ask.choose-searched': '{hero}, wähle ein Objekt zum Durchsuchen.',
  'ask.keep-treasure': '{hero}, wähle den Schatz, den du behältst.',
  'ask.keep-item': '{hero}, wähle den Gegenstand, den du behältst.',
  'ask.choose-trade': '{hero}, wähle, wie du mit {other} tauschst.',
  'ask.accept-trade': '{hero}, den Tausch mit {other} annehmen?',
  'ask.place-zone': 'Wähle, wo die Rückzugszone liegt.',
  'ask.roll-for-inspiration': '{hero}, um Inspiration würfeln?',

  // --- hostiles
  'ask.choose-category': 'Wähle, wer von „{group}“ zuerst handelt.',
  'ask.choose-acting-hostile': 'Wähle den Gegner, der als Nächstes handelt.',
  'ask.choose-hostile-end': '{hostile} bewegt sich. Wähle das Feld.',
  'ask.choose-hostile-weapon': '{hostile} greift an. Wähle die Waffe.',
  'ask.choose-victim': '{hostile} greift an. Wähle das Ziel.',
  'ask.declare-reaction': '{hero}, auf {hostile} reagieren?',
  'ask.choose-reactor': 'Wähle, wer zuerst reagiert.',
  'ask.place-wound': '{hero}, wähle ein Feld für die Wunde.',
  'ask.turn-wound': '{hero}, wähle die Wunde, die schwer wird.',
  'ask.place-disease': '{hero}, wähle ein Feld für die Krankheit.',
  'ask.choose-reinforcement': 'Wähle die nächste Verstärkung.',
  'ask.choose-lychgate': 'Wähle eine Totenpforte für {hostile}.',

  // --- events and crises
  'ask.choose-moving-group': 'Wähle die Gruppe, die sich bewegt.',
  'ask.choose-returning': 'Wähle einen Helden, der zurückkehrt.',
  'ask.choose-return-space': 'Wähle ein Feld für {hero}.',
  'ask.choose-relieved': 'Wähle einen Helden, der sich erholt.',
  'ask.choose-relief': 'Wähle, wie sich {hero} erholt.',
  'ask.choose-acting-hero': '„{entry}“: Wähle den handelnden Helden.',

  // --- Deliverance
  'ask.place-tile': 'Wähle, wo „{tile}“ liegt.',
  'ask.choose-gateway-spot': 'Wähle eine Seite von „{tile}“ für den Durchgang.',

  // --- the end of a journey
  'ask.reroll-survival': '{hero} würde sterben (Überleben {score}). Neu würfeln?',
  'ask.discard-for-realmstone': '{hero}, einen Schatz für Reichsstein ablegen?',
  'ask.trade-at-end': 'Vor der Heimkehr noch tauschen?',
  'ask.buy-empowerment': '{hero}, eine Stärkung kaufen ({points, plural, one {# Punkt} other {# Punkte}})?',

  // --- lines of cards
  'ask.carry-out-line': '„{source}“: Ausführen?',
  'ask.pay-for-line': '„{source}“: Dafür zahlen?',
  'ask.use-ability':
    '{hero, select, none {Jetzt eine Fähigkeit nutzen?} other {{hero}, jetzt eine Fähigkeit nutzen?}}',
  'ask.order-effects': 'Wähle, welcher Effekt zuerst kommt.',
  'ask.choose-option': '„{source}“: Wähle eins.',
  'ask.choose-affected':
    '„{source}“: Wähle, wer {verb, select, act {handelt} activate {handelt} ailment {betroffen ist} damage {den Schaden erleidet} experience {Erfahrung erhält} heal {heilt} inspiration {Inspiration erhält} item {den Gegenstand bekommt} move {sich bewegt} push {verschoben wird} realmstone {Reichsstein erhält} returnHero {zurückkehrt} test {würfelt} treasure {einen Schatz erhält} weaponAction {angreift} other {betroffen ist}}.',
  'ask.choose-cell': '„{source}“: Wähle ein Feld{figure, select, none {} other { für {figure}}}.',
  'ask.choose-die-to-change':
    '„{source}“: Wähle {count, plural, one {einen Würfel} other {# Würfel}}{hero, select, none {} other { von {hero}}}.',
  'ask.choose-card': '„{source}“: Wähle eine Karte zum Tauschen.',
} as const;
