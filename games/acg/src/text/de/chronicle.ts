/** Passages of the story: several events in one sentence, and the pages between quests. */
export const chronicle = {
  // --- two events that are one for people
  'told.spawned-engaged': '{enemy} stürzt sich ins Getümmel und bindet [den hero]',
  'told.revealed-engaged': 'Aus dem Dunkel tritt {enemy} und bindet [den hero]',
  'told.revealed-acts': 'Aus dem Dunkel tritt {enemy}: {keyword}',
  'told.wounded-defeated':
    '{enemy} erleidet {count, plural, one {# Wunde} other {# Wunden}} und fällt{by, select, none {} other { durch [den by]}}!',
  'told.claimed-equipped': '[Der hero] nimmt „{card}“ und legt die Karte an',
  'told.rolled':
    '{criticals, plural, =0 {Die Würfel zeigen {dice}} one {Nach einem Volltreffer, der weitergewürfelt wurde, zeigen die Würfel {dice}} other {Nach # Volltreffern, die alle weitergewürfelt wurden, zeigen die Würfel {dice}}}{summed, select, yes {: {count, plural, =0 {kein Erfolg} one {# Erfolg} other {# Erfolge}}} other {}}',
  'told.action-on': '[Der hero] spielt „{card}“ ([type]) und wählt {targets}',
  'told.attack-blocked':
    '{attackers} {many, select, yes {greifen} other {greift}} [den hero] mit Angriffswert {attack} an; die Verteidigung wehrt {count} ab',
  'told.then-keyword': 'Dann {keyword}',
  'told.travelled':
    'Die Gruppe lässt „{left}“ hinter sich und betritt „{location}“: {explore} Fortschritt bis zur vollständigen Erkundung',
  'told.item-found': '[Der hero] findet „{card}“ und nimmt die Karte mit. {text}',
  'told.peril-grows':
    'Runde {round}: Die Gefahr {up, select, yes {steigt} other {sinkt}} auf {to} von {last}',

  // --- the same again
  'told.facedown-spawned': '{count} Gegner regen sich verdeckt in den Schatten',
  'told.actions-readied': '[Der hero] macht bereit: {cards}',
  'told.gear-refreshed': 'Für [den hero] wieder wie neu: {cards}',

  // --- pages
  'chapter.quest': '{quest}',
  'chapter.won': '„{quest}“ ist gewonnen',
  'chapter.lost': '„{quest}“ ist verloren',
  'chapter.place': '{campaign}, Quest {number} von {quests}',
  'chapter.story': '{story}',
  'chapter.goal': 'Ihr gewinnt{won}. Ihr verliert{lost}.',
  'chapter.rules': 'In dieser Quest: {text}',
  'chapter.peril': '{colour}: {text}',
  'chapter.pool': 'Aus dem Kampagnenvorrat in die Stapel: {cards}',
  'chapter.party': 'Die Gruppe bricht auf: {heroes}',
  'chapter.seasoned': 'Schwierigkeit {name}: {text}',
  'chapter.reward': 'Eure Belohnung: {text}',
  'chapter.no-reward': 'Es gibt keine andere Belohnung, als zurückgekehrt zu sein',
  'chapter.penalty': 'Der Preis: {text}',
  'chapter.ahead':
    'Die Kampagne geht weiter, {left, plural, one {mit ihrer letzten Quest, die alles entscheidet} other {mit noch # Quests; die letzte entscheidet}}',
  'chapter.campaign-over':
    '„{campaign}“ endet hier und ist {result, select, won {gewonnen} other {verloren}}: Die letzte Quest entscheidet. Von den {quests} Quests habt ihr {won, plural, =0 {keine} other {#}} gewonnen',
  'chapter.no-penalty': 'Mehr als die Quest kostet es euch nicht',
} as const;
