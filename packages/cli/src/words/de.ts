import { joined, spaced } from '../text/list.js';
import type { Words } from './en.js';

const order = (word: string, form: string, does: string) => ({ word, form, does });
const number = (n: number) => n.toLocaleString('de');
const several = (n: number, one: string, many: string) => `${number(n)} ${n === 1 ? one : many}`;
const decisions = (n: number) => several(n, 'Entscheidung', 'Entscheidungen');

/** The figures of the games, by the names their summaries have. */
const FIGURES: { readonly [name: string]: string } = {
  heroes: 'Helden',
  standing: 'davon nicht besiegt',
  wounds: 'Wunden',
  rounds: 'Runden',
  peril: 'Gefahr',
  locationsExplored: 'erkundete Orte',
  locationsLeft: 'verbleibende Orte',
  progress: 'Fortschritt',
  enemyHealth: 'Lebenspunkte der Gegner',
  enemiesLeft: 'verbleibende Gegner',
  gear: 'Ausrüstung',
  questsPlayed: 'gespielte Quests',
  questsWon: 'gewonnene Quests',
  wounded: 'verwundete Helden',
  damage: 'Schaden',
  treasure: 'Schätze',
  slain: 'erschlagene Gegner',
  hostilesLeft: 'verbleibende Gegner',
  adventuresWon: 'gewonnene Abenteuer',
};
const RESULTS: { readonly [result: string]: string } = { won: 'gewonnen', lost: 'verloren', done: 'fertig' };

/** German, with the words of the game's own glossary. */
export const de: Words = {
  and: (items) => joined(items, 'und'),
  or: (items) => joined(items, 'oder'),
  quoted: (text) => `„${text}“`,
  decimal: (n) => n.toFixed(1).replace('.', ','),
  figure: (name) => FIGURES[name] ?? spaced(name),
  result: (name) => RESULTS[name] ?? name,
  decisions,

  enterTakesFirst: 'Enter: erste Möglichkeit',
  typeAnOffer: (most) =>
    `Tippe eine Zahl von 1 bis ${most} oder Wörter einer Möglichkeit; „ende“ verlässt das Spiel.`,
  goOnWithAGame: 'Ein Spiel fortsetzen?',
  somethingNew: 'Ein neues Spiel beginnen',
  whichGame: 'Welches Spiel?',
  speaksEnglishOnly: (game) =>
    `${game} gibt es bisher nur auf Englisch. Mit „--language en“ kannst du es spielen.`,
  whereTo: 'Welches Abenteuer?',
  kinds: {
    campaign: 'Kampagne',
    quest: 'einzelne Quest',
    delve: 'Abstieg',
    adventure: 'einzelnes Abenteuer',
    journey: 'einzelne Reise',
    map: 'Reise auf einer Karte',
    tutorial: 'Einführung, dann die Quest',
  },
  whoPlays: 'Wer spielt? Die Helden wählst du danach.',
  parties: {
    alone: 'Du allein, mit zwei Helden',
    withOne: 'Du und ein Gefährte',
    withTwo: 'Du und zwei Gefährten',
    withThree: 'Du und drei Gefährten',
    two: 'Zwei Leute an diesem Bildschirm, jeder mit einem Helden',
    three: 'Drei Leute an diesem Bildschirm',
    four: 'Vier Leute an diesem Bildschirm',
  },
  whoPlaysFour: 'Wer spielt? Alle vier Helden sind dabei.',
  fours: {
    alone: 'Du allein, mit allen vier Helden',
    withOne: 'Du und ein Gefährte, jeder mit zwei Helden',
    withThree: 'Du mit einem Helden und drei Gefährten',
    two: 'Zwei Leute an diesem Bildschirm, jeder mit zwei Helden',
    three: 'Drei Leute an diesem Bildschirm',
    four: 'Vier Leute an diesem Bildschirm, jeder mit einem Helden',
  },
  howHard: 'Welche Schwierigkeit?',

  newGame: 'Neues Spiel',
  backAfter: (n) => `Fortgesetzt nach ${decisions(n)}`,
  welcome: (begun, seed) =>
    `${begun}, Startwort „${seed}“. Antworte mit einer Zahl oder mit Wörtern; „hilfe“ zeigt alle Befehle.`,
  guideHint: 'Neu hier? „anleitung“ erklärt das Spiel.',
  keptForAFault: (message) => `Dieses Spiel wurde wegen eines Fehlers gespeichert: ${message}`,
  nobodyLeft: 'Niemand ist da, der entscheidet.',
  goodbye: 'Auf Wiedersehen.',
  inputEnded: 'Die Eingabe ist zu Ende.',
  notSavedYet:
    'Dieses Spiel ist nicht gespeichert. „speichern DATEI“ speichert es; noch einmal „ende“ verlässt es ohne Speichern.',
  gameIsOver: 'Das Spiel ist vorbei: rückgängig, chronik, speichern DATEI oder ende.',
  goOnWhereSaved: 'Setze den Spielstand fort mit',
  goOnWithKept: 'Spiel gespeichert. Setze es fort mit',
  beginAgain: 'Beginne dasselbe Spiel neu mit',

  whatHappened: 'Was geschah',
  whatHappenedLast: 'Was zuletzt geschah',
  theTable: 'Der Tisch',
  changedOnTheTable: 'Neu auf dem Tisch',
  whatRemains: 'Was bleibt',
  storySoFar: 'Die Geschichte bisher',
  noJournal: 'Dieses Spiel hat kein Kampagnenbuch. „tisch“ zeigt den Tisch, „chronik“, was geschah.',
  range: (from, to) => `${from} bis ${to}`,
  choose: (howMany) => `wähle ${howMany}`,
  inFigures: (figures) => `In Zahlen: ${figures}.`,
  overWith: (result) => `Das Spiel ist vorbei: ${result}.`,

  yes: 'Ja',
  no: 'Nein',
  decline: 'Nein, nichts davon',
  nothing: 'Nichts',
  same: {
    yes: 'ja j ok',
    no: 'nein n',
    decline: 'nein kein keine keinen nichts passen passe weiter ablehnen',
    nothing: 'fertig',
  },
  filling: 'an auf das dem den der des die ein eine einem einen ich mein meine mit von zu'.split(' '),
  typeAnAnswer: 'Tippe eine Zahl oder Wörter einer Möglichkeit; „hilfe“ zeigt alle Befehle.',
  unclear: (line) => `„${line}“ passt zu mehreren. Füge ein Wort hinzu oder tippe die Zahl:`,
  unfinished: (after, line) =>
    `„${after}“ passt, aber „${line}“ passt zu nichts danach. Tippe erst „${after}“.`,
  didYouMean: (names) => `Meinst du ${names}?`,
  typeFromTheList: 'Tippe eine Zahl aus der Liste oder „hilfe“.',
  noSuchKey: (key, least, most) => `Eine ${key} gibt es nicht: Wähle ${least} bis ${most}.`,
  notCalled: (typed) => `Keine Möglichkeit passt zu „${typed}“.`,
  nothingOrSomething: 'Wähle Möglichkeiten oder nichts, nicht beides.',
  onlyOnce: 'Wähle jede Möglichkeit nur einmal.',
  chooseSoMany: (howMany) => `Wähle ${howMany}.`,
  exactly: (n) => `genau ${n}`,
  upTo: (n) => `bis zu ${n}`,

  orders: {
    why: order('warum', 'warum', 'die Regel hinter dieser Frage und wozu sie gehört (auf Englisch)'),
    'why not': order(
      'warum nicht',
      'warum nicht [n|Wörter]',
      'was du jetzt nicht tun kannst und welche Regel es verbietet',
    ),
    odds: order('chancen', 'chancen', 'die Chancen jeder Möglichkeit'),
    advice: order('rat', 'rat', 'was ein Gefährte wählen würde, und warum'),
    undo: order(
      'rückgängig',
      'rückgängig [n]',
      'deine letzte Entscheidung rückgängig machen oder die letzten n',
    ),
    redo: order('wiederholen', 'wiederholen [n]', 'eine rückgängig gemachte Entscheidung wiederholen'),
    at: order('bei', 'bei [n]', 'der Tisch nach n Entscheidungen; ohne n die Gegenwart'),
    branch: order('zweig', 'zweig', 'hier einen Zweig beginnen; das Gespielte bleibt'),
    branches: order('zweige', 'zweige', 'alle Zweige zeigen'),
    switch: order('wechseln', 'wechseln n', 'zu einem anderen Zweig gehen'),
    seat: order('platz', 'platz [n person|gefährte|abwesend]', 'zeigen oder ändern, wer einen Platz spielt'),
    log: order('chronik', 'chronik [n]', 'die letzten 20 (oder n) Zeilen der Geschichte'),
    campaign: order(
      'kampagne',
      'kampagne',
      'das Kampagnenbuch: Quests, Vorrat, Können und Ausrüstung jedes Helden',
    ),
    table: order('tisch', 'tisch', 'der ganze Tisch'),
    look: order('ansehen', 'ansehen [n|Name]', 'eine Karte lesen'),
    rule: order('regel', 'regel ID', 'eine Regel nach ID oder Wörtern finden (auf Englisch)'),
    save: order('speichern', 'speichern DATEI', 'das Spiel in einer Datei speichern'),
    guide: order('anleitung', 'anleitung', 'das Spiel in ein paar Absätzen'),
    help: order('hilfe', 'hilfe', 'diese Liste; die englischen Wörter gelten auch'),
    quit: order('ende', 'ende', 'das Spiel verlassen'),
  },
  howToAnswer:
    'Antworte mit einer Zahl oder mit Wörtern einer Möglichkeit: „angriff grabhund 2“. Mehrere: „1 3“ oder „grabhund, knochenkoloss“.',
  nothingAsked: 'Es gibt keine Frage: Das Spiel ist vorbei.',
  nothingToTakeBack: 'Es gibt nichts rückgängig zu machen.',
  inThePast: (at, now) =>
    `Der Tisch nach ${decisions(at)} von ${number(now)}. Eine Antwort hier beginnt einen Zweig; „bei“ führt in die Gegenwart zurück.`,
  atPresent: (at) => `Die Gegenwart, nach ${decisions(at)}.`,
  branches: 'Die Zweige dieses Spiels:',
  branchLength: decisions,
  branchFirst: 'von Anfang an',
  branchFrom: (id, at) => `von Zweig ${id} nach ${decisions(at)}`,
  branchHere: 'hier bist du',
  branched: (id) => `Das ist jetzt Zweig ${id}. Was vorher gespielt wurde, bleibt erhalten.`,
  switched: (id, at) => `Zweig ${id}, nach ${decisions(at)}.`,
  noBranch: (id) => `Einen Zweig ${id} gibt es nicht. „zweige“ zählt sie auf.`,
  sitters: {
    person: { word: 'person', name: 'jemand an diesem Bildschirm' },
    companion: { word: 'gefährte', name: 'ein Gefährte' },
    away: { word: 'abwesend', name: 'abwesend' },
  },
  noSeat: (typed) => `Einen Platz ${typed} gibt es nicht. „platz“ zählt die Plätze auf.`,
  seatHow:
    'Tippe die Nummer eines Platzes und wer dort sitzt: „platz 2 gefährte“, „platz 1 person“ oder „platz 3 abwesend“.',
  advice: (answers) => `Ein Gefährte würde ${answers} wählen.`,
  adviceReasons: {
    'hint.alike': () => 'Es macht gerade keinen Unterschied.',
    'hint.even': (next) => `Es ist so gut wie ${next}.`,
    'hint.close': () => 'Es sieht etwas besser aus als der Rest.',
    'hint.clear': () => 'Es sieht deutlich besser aus als der Rest.',
  },
  gainsAndCosts: (gains, costs) => (gains === '' || costs === '' ? gains + costs : `${gains}, aber ${costs}`),
  comparedWith: (next, differences) => `Verglichen mit ${next}: ${differences}.`,
  exactlyCompared: (what, mine, other) =>
    other === null ? `${what}: ${mine}` : `${what}: ${mine} gegen ${other}`,
  adviceFrom: (tries) => `Aus je ${number(tries)} simulierten Spielen; verdeckte Karten sind zufällig.`,
  takenBack: (n) => `Rückgängig gemacht: ${decisions(n)}.`,
  nothingToDecideAgain: 'Es gibt nichts zu wiederholen.',
  decidedAgain: (n) => `Wiederholt: ${decisions(n)}.`,

  nothingHappened: 'Noch ist nichts geschehen.',
  linesBefore: (n) => `(${several(n, 'frühere Zeile', 'frühere Zeilen')})`,
  noGuide: 'Dieses Spiel hat keine Anleitung: „warum“ und „regel“ erklären es unterwegs.',
  whichRule: 'Welche Regel? Zum Beispiel „regel ACG-ZONE-04“ oder, auf Englisch, „regel engaged enemies“.',
  noRule: (id, near) => `Eine Regel ${id} gibt es nicht. Meinst du ${near}?`,
  noRuleOf: (typed) => `Keine Regel nennt „${typed}“. Die Regeln sind auf Englisch.`,
  ruleFacts: { rule: 'Regel', text: 'Text', note: 'Notiz', kind: 'Art', source: 'Quelle', check: 'Probe' },
  note: (note) => `Notiz: ${note}`,
  lookAtWhat: 'Tippe die Zahl einer Möglichkeit oder den Namen einer Karte.',
  noCardBehind: 'Zu dieser Möglichkeit gibt es keine Karte.',
  inTheBox: 'Nicht auf dem Tisch, aber in der Schachtel:',
  otherCards: (n) =>
    `Und ${several(n, 'weitere Karte', 'weitere Karten')}: Füge ein Wort hinzu, um deine zu finden.`,
  noCard: (typed) => `Keine Karte passt zu „${typed}“.`,
  askedBecause: (question) => `Die Regel hinter „${question}“:`,
  noReason: 'Zu dieser Frage ist keine Regel angegeben.',
  partOf: 'Sie gehört zu:',
  also: (rules) => `auch: ${rules}`,
  barredNow: 'Das geht jetzt nicht („warum nicht 1“ erklärt es):',
  nothingBarred: 'Jetzt ist nichts verboten.',
  notBarred: (key, label) => `Das geht: Tippe ${key} für „${label}“.`,
  noSuchBar: (typed, n) =>
    `Eine ${typed} gibt es nicht: „warum nicht“ kennt ${several(n, 'Eintrag', 'Einträge')}.`,
  noBarOf: (typed) => `Ich kenne hier keine Regel zu „${typed}“. „warum nicht“ zeigt, was nicht geht.`,

  exactOdds: 'Genaue Chancen der Würfel, ohne freiwillige Fähigkeiten:',
  allTogether: 'Alle zusammen',
  about: 'etwa ',
  notCounted: (names) => `Freiwillig, nicht eingerechnet: ${names.join(', ')}.`,
  chosenForTheBest: 'Bei späteren Entscheidungen gilt das beste unmittelbare Ergebnis.',
  notAllKnown: 'Eine Schätzung: verdeckte Karten sind zufällig.',
  sampledOdds: (tries) =>
    `Aus je ${several(tries, 'simulierten Spiel', 'simulierten Spielen')} bis zum Ende des Zugs; verdeckte Karten sind zufällig. ` +
    'Der Wert geht von 0 (verloren) bis 100 (gewonnen): der Durchschnitt und die Spanne der mittleren 80 %.',
  worth: (worth, low, high) => `Wert ${worth} (${low} bis ${high})`,

  saveWhere: 'Nenne eine Datei, zum Beispiel „speichern abend.json“.',
  saved: (command) => `Gespeichert. Setze es fort mit: ${command}`,
  notSaved: (why) => `Nicht gespeichert. ${why}`,
  noSave: (file) => `„${file}“ gibt es schon und ist kein Spielstand.`,
  notKept: (why) =>
    `Speichern fehlgeschlagen. ${why} Du kannst weiterspielen; „speichern DATEI“ speichert es woanders.`,
  keptApart: (was, name) =>
    `„${was}“ wurde von einem anderen Programm geändert oder gelöscht. Dieses Spiel ist jetzt als „${name}“ gespeichert.`,
  noHome: 'Es gibt keinen Heimordner. Setze QUESTHALL_HOME auf einen.',
  noHomeNoGames:
    'Es gibt keinen Heimordner, darum werden Spiele nicht gespeichert. Setze QUESTHALL_HOME auf einen.',
  homeWanted: 'Setze QUESTHALL_HOME auf einen Ordner, in den du schreiben darfst.',
  noneKept: 'Noch keine Spielstände.',
  underWay: 'Laufend',
  finished: 'Beendet',
  broken: 'Beschädigt (nicht verändert)',
  goOnWithNewest: 'Setze das neueste fort oder nenne eins:',
  theyAreIn: (folder) => `Sie liegen in ${folder}.`,
  otherRules: 'mit anderen Regeln oder Karten gespielt',
  brokenGames: (n, which) =>
    n === 1
      ? `1 Spielstand lässt sich nicht öffnen: ${which}. Nichts wurde verändert.`
      : `${number(n)} Spielstände lassen sich nicht öffnen: ${which}. Nichts wurde verändert.`,
  cannotBeOpened: (name, why) => `„${name}“ lässt sich nicht öffnen: ${why}.`,
  staysAsItIs: 'Es wurde nicht verändert.',
  cannotGoOn: (name, why) => `„${name}“ lässt sich nicht fortsetzen: ${why}.`,
  noneUnderWay: 'Kein Spiel läuft.',
  beginOne: (play) => `„${play}“ beginnt eines; „${play} DATEI“ öffnet einen Spielstand.`,
  fileOrContinue: 'Nenne eine Datei oder --continue, nicht beides.',
  nonKeptCalled: (typed) => `Einen Spielstand „${typed}“ gibt es nicht.`,
  nonKeptAtAll: (typed) => `Einen Spielstand „${typed}“ gibt es nicht: Es gibt noch keine Spielstände.`,
  couldBe: (typed, names) => `„${typed}“ kann ${names} sein. Welches?`,
  savesListThem: (n) =>
    `„questhall saves“ zeigt ${n === 1 ? 'den Spielstand' : `alle ${number(n)} Spielstände`}.`,
  cannotReadKept: (folder, why) => `Die Spielstände in „${folder}“ lassen sich nicht lesen: ${why}.`,

  fileNameMissing: 'Der Dateiname fehlt.',
  noFile: (file) => `Eine Datei „${file}“ gibt es nicht.`,
  folderNoSave: (file) => `„${file}“ ist ein Ordner, kein Spielstand.`,
  folder: (file) => `„${file}“ ist ein Ordner.`,
  cannotBeRead: (file, why) => `„${file}“ lässt sich nicht lesen: ${why}.`,
  cannotBeWritten: (file, why) => `„${file}“ lässt sich nicht schreiben: ${why}.`,
  nothingKeptIn: (folder, why) => `In „${folder}“ lässt sich nicht speichern: ${why}.`,
  folderWanted: 'Nenne einen Ordner, in den du schreiben darfst.',
  noFolderIn: (folder) => `In „${folder}“ lässt sich kein Ordner anlegen`,
  reasons: {
    notAllowed: 'Es ist nicht erlaubt',
    onlyRead: 'Der Datenträger ist schreibgeschützt',
    noFolder: 'Den Ordner gibt es nicht',
    isFile: 'Es ist eine Datei, kein Ordner',
    partNoFolder: 'Ein Teil des Pfads ist kein Ordner',
    full: 'Der Datenträger ist voll',
    tooLong: 'Der Name ist zu lang',
  },

  recorded: (seed, answers, again) =>
    `Startwort „${seed}“, ${several(answers, 'aufgezeichnete Antwort', 'aufgezeichnete Antworten')}, ${number(again)} davon nachgespielt.`,
  notOver: 'Das Spiel ist nicht vorbei.',
  finalHash: (hash) => `Prüfsumme am Ende: ${hash}`,
  verdicts: {
    same: 'Der aufgezeichnete und der nachgespielte Tisch sind gleich.',
    different:
      'Der aufgezeichnete und der nachgespielte Tisch sind verschieden: Die Datei wurde geändert, oder die Regeln sind nicht wiederholbar.',
    'other-version':
      'Dieses Spiel wurde mit anderen Regeln oder Karten aufgezeichnet. Mit diesen führen seine Antworten zu einem anderen Tisch.',
    'not-reached': 'Der aufgezeichnete Tisch wurde nicht verglichen: Das Nachspielen hielt vorher an.',
  },
  faultStillThere: 'Den Fehler gibt es noch.',
  faultGone: 'Den Fehler gibt es nicht mehr.',

  fault: (message) => `Das ist ein Fehler in Questhall: ${message}`,
  faultKept: (file, command) =>
    `Das Spiel ist in ${file} gespeichert; bitte schick die Datei mit deinem Bericht. Setze es kurz vor dem Fehler fort mit: ${command}`,
  faultNotKept: (why) => `Das Spiel konnte nicht gespeichert werden. ${why}`,
};
