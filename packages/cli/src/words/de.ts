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

  enterTakesFirst: 'Enter nimmt das Erste',
  typeAnOffer: (most) =>
    `Tippe eine Zahl von 1 bis ${most} oder Wörter einer Möglichkeit; „ende“ verlässt das Spiel.`,
  goOnWithAGame: 'Ein Spiel fortsetzen?',
  somethingNew: 'Etwas Neues beginnen',
  whichGame: 'Welches Spiel?',
  speaksEnglishOnly: (game) =>
    `${game} spricht bisher nur Englisch. Mit „--language en“ kannst du es spielen.`,
  whereTo: 'Wohin soll es gehen?',
  kinds: {
    campaign: 'Kampagne',
    quest: 'einzelne Quest',
    delve: 'Abstieg',
    adventure: 'einzelnes Abenteuer',
  },
  whoPlays: 'Wer spielt? Die Helden wählst du danach.',
  parties: {
    alone: 'Du allein, mit zwei Helden',
    withOne: 'Du und ein Gefährte, der für sich selbst entscheidet',
    withTwo: 'Du und zwei Gefährten',
    withThree: 'Du und drei Gefährten',
    two: 'Zwei Leute an diesem Bildschirm, jeder mit einem Helden',
    three: 'Drei Leute an diesem Bildschirm',
    four: 'Vier Leute an diesem Bildschirm',
  },
  whoPlaysFour: 'Wer spielt? Alle vier Helden sind dabei.',
  fours: {
    alone: 'Du allein, mit allen vier Helden',
    withOne: 'Du und ein Gefährte, der für sich selbst entscheidet, jeder mit zwei Helden',
    withThree: 'Du mit einem Helden und drei Gefährten',
    two: 'Zwei Leute an diesem Bildschirm, jeder mit zwei Helden',
    three: 'Drei Leute an diesem Bildschirm',
    four: 'Vier Leute an diesem Bildschirm, jeder mit einem Helden',
  },
  howHard: 'Wie schwer soll es sein?',

  newGame: 'Ein neues Spiel',
  backAfter: (n) => `Wieder am Tisch nach ${decisions(n)}`,
  welcome: (begun, seed) =>
    `${begun}, Startwert „${seed}“. Antworte mit einer Zahl oder mit Wörtern; „hilfe“ sagt, was du sonst noch sagen kannst.`,
  guideHint: 'Wenn du es noch nie gespielt hast: „anleitung“ erzählt, wie das Spiel geht.',
  keptForAFault: (message) => `Dieses Spiel wurde wegen eines Fehlers aufgehoben: ${message}`,
  nobodyLeft: 'Niemand ist da, der entscheidet.',
  goodbye: 'Auf Wiedersehen.',
  inputEnded: 'Die Eingabe ist zu Ende.',
  notSavedYet:
    'Dieses Spiel ist nicht gespeichert: „speichern DATEI“ hebt es auf, noch einmal „ende“ verlässt es.',
  gameIsOver: 'Das Spiel ist vorbei: rückgängig, chronik, speichern DATEI oder ende.',
  goOnWhereSaved: 'Dort, wo du gespeichert hast, geht es weiter mit',
  goOnWithKept: 'Das Spiel ist aufgehoben. Es geht weiter mit',
  beginAgain: 'Dasselbe Spiel beginnt von vorn mit',

  whatHappened: 'Was geschah',
  whatHappenedLast: 'Was zuletzt geschah',
  theTable: 'Der Tisch',
  changedOnTheTable: 'Neu auf dem Tisch',
  whatRemains: 'Was bleibt',
  storySoFar: 'Die Geschichte bisher',
  noJournal:
    'Dieses Spiel führt kein Buch über den Tisch hinaus: „tisch“ zeigt ihn, „chronik“ erzählt, was geschah.',
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
  typeAnAnswer:
    'Tippe eine Zahl oder Wörter einer Möglichkeit; „hilfe“ sagt, was du sonst noch sagen kannst.',
  unclear: (line) => `„${line}“ kann jedes hiervon sein; füge ein Wort hinzu oder tippe die Zahl:`,
  unfinished: (after, line) =>
    `„${after}“ ist klar, aber „${line}“ passt zu nichts, was darauf folgt. Tippe erst „${after}“ allein.`,
  didYouMean: (names) => `Meinst du ${names}?`,
  typeFromTheList: 'Tippe eine Zahl aus der Liste oder „hilfe“.',
  noSuchKey: (key, least, most) => `Eine ${key} gibt es hier nicht: Wähle von ${least} bis ${most}.`,
  notCalled: (typed) => `Hier heißt nichts „${typed}“.`,
  nothingOrSomething: 'Wähle nichts oder etwas, nicht beides.',
  onlyOnce: 'Wähle jedes nur einmal.',
  chooseSoMany: (howMany) => `Wähle ${howMany}.`,
  exactly: (n) => `genau ${n}`,
  upTo: (n) => `bis zu ${n}`,

  orders: {
    why: order('warum', 'warum', 'welche Regel das fragt und wozu sie gehört (auf Englisch)'),
    'why not': order(
      'warum nicht',
      'warum nicht [n|Wörter]',
      'was du jetzt nicht tun kannst und welche Regel es verbietet',
    ),
    odds: order('chancen', 'chancen', 'wozu jede Möglichkeit wahrscheinlich führt'),
    advice: order('rat', 'rat', 'was ein Gefährte wählen würde, und warum'),
    undo: order('rückgängig', 'rückgängig [n]', 'deine letzte Entscheidung zurücknehmen oder die letzten n'),
    redo: order('wiederholen', 'wiederholen [n]', 'wieder so entscheiden wie vor dem Zurücknehmen'),
    at: order('bei', 'bei [n]', 'der Tisch nach n Entscheidungen; ohne n die Gegenwart'),
    branch: order('zweig', 'zweig', 'von hier aus neben dem Gespielten weiterspielen'),
    branches: order('zweige', 'zweige', 'alle Wege, auf denen dieses Spiel weiterging'),
    switch: order('wechseln', 'wechseln n', 'zu einem anderen Zweig gehen'),
    seat: order('platz', 'platz [n person|gefährte|abwesend]', 'wer wo sitzt oder sich jetzt setzt'),
    log: order('chronik', 'chronik [n]', 'die letzten 20 (oder n) Zeilen der Geschichte'),
    campaign: order(
      'kampagne',
      'kampagne',
      'das Kampagnenbuch: Quests, Vorrat, was jeder Held gelernt hat und trägt',
    ),
    table: order('tisch', 'tisch', 'der ganze Tisch'),
    look: order('ansehen', 'ansehen [n|Name]', 'was auf einer Karte steht'),
    rule: order('regel', 'regel ID', 'eine Regel nach ihrer ID oder Regeln nach Wörtern (auf Englisch)'),
    save: order('speichern', 'speichern DATEI', 'das Spiel in einer Datei aufheben'),
    guide: order('anleitung', 'anleitung', 'wie das Spiel geht, in ein paar Absätzen'),
    help: order('hilfe', 'hilfe', 'diese Liste; die englischen Wörter gelten auch'),
    quit: order('ende', 'ende', 'das Spiel verlassen'),
  },
  howToAnswer:
    'Antworte mit einer Zahl oder mit Wörtern einer Möglichkeit: „angriff grabhund 2“. Mehrere: „1 3“ oder „grabhund, knochenkoloss“.',
  nothingAsked: 'Es ist nichts gefragt: Das Spiel ist vorbei.',
  nothingToTakeBack: 'Es gibt nichts zurückzunehmen.',
  inThePast: (at, now) =>
    `Der Tisch nach ${decisions(at)} von ${number(now)}. Eine Antwort hier beginnt einen Zweig; „bei“ führt in die Gegenwart zurück.`,
  atPresent: (at) => `Die Gegenwart, nach ${decisions(at)}.`,
  branches: 'Die Zweige dieses Spiels:',
  branchLength: decisions,
  branchFirst: 'von Anfang an',
  branchFrom: (id, at) => `von Zweig ${id} nach ${decisions(at)}`,
  branchHere: 'hier bist du',
  branched: (id) => `Das ist jetzt Zweig ${id}. Was vorher gespielt wurde, bleibt, wie es ist.`,
  switched: (id, at) => `Zweig ${id}, nach ${decisions(at)}.`,
  noBranch: (id) => `Einen Zweig ${id} gibt es nicht. „zweige“ zählt sie auf.`,
  sitters: {
    person: { word: 'person', name: 'jemand an diesem Bildschirm' },
    companion: { word: 'gefährte', name: 'ein Gefährte' },
    away: { word: 'abwesend', name: 'abwesend' },
  },
  seatHow:
    'Tippe die Nummer eines Platzes und wer dort sitzt: „platz 2 gefährte“, „platz 1 person“ oder „platz 3 abwesend“.',
  advice: (answers) => `Ein Gefährte würde ${answers} wählen.`,
  adviceReasons: {
    'hint.alike': () => 'Es macht gerade keinen Unterschied.',
    'hint.even': (next) => `Es ist so gut wie ${next} und besser als der Rest.`,
    'hint.close': () => 'Es sieht ein wenig besser aus als alles andere.',
    'hint.clear': () => 'Es sieht deutlich besser aus als alles andere.',
  },
  gain: (figure) => figure,
  cost: (figure) => `aber ${figure}`,
  comparedWith: (next, differences) => `Verglichen mit ${next}: ${differences}.`,
  exactlyCompared: (what, mine, other) =>
    other === null ? `${what}: ${mine}` : `${what}: ${mine} gegen ${other}`,
  adviceFrom: (tries) => `${number(tries)}-mal in möglichen Welten ausprobiert.`,
  takenBack: (n) => `Zurückgenommen: ${decisions(n)}.`,
  nothingToDecideAgain: 'Es gibt nichts wieder zu entscheiden.',
  decidedAgain: (n) => `Wieder so entschieden: ${decisions(n)}.`,

  nothingHappened: 'Noch ist nichts Erzählenswertes geschehen.',
  linesBefore: (n) => `(${several(n, 'Zeile', 'Zeilen')} davor)`,
  noGuide: 'Dieses Spiel hat keine Anleitung: „warum“ und „regel“ erklären es unterwegs.',
  whichRule: 'Welche Regel? Zum Beispiel „regel ACG-ZONE-04“ oder, auf Englisch, „regel engaged enemies“.',
  noRule: (id, near) => `Eine Regel ${id} gibt es nicht. Meinst du ${near}?`,
  noRuleOf: (typed) => `Keine Regel spricht von „${typed}“. Die Regeln stehen hier auf Englisch.`,
  ruleFacts: { rule: 'Regel', text: 'Text', note: 'Notiz', kind: 'Art', source: 'Quelle', check: 'Probe' },
  note: (note) => `Notiz: ${note}`,
  lookAtWhat: 'Was denn? Tippe die Zahl einer Möglichkeit oder den Namen einer Karte.',
  noCardBehind: 'Hinter dieser Möglichkeit steht keine Karte.',
  inTheBox: 'Nicht offen auf dem Tisch, aber in der Schachtel:',
  otherCards: (n) =>
    `Und ${several(n, 'weitere Karte', 'weitere Karten')}: Füge ein Wort hinzu, um die gemeinte zu finden.`,
  noCard: (typed) => `Keine Karte heißt „${typed}“.`,
  askedBecause: (question) => `„${question}“ wird wegen dieser Regel gefragt:`,
  noReason: 'Zu dieser Frage ist keine Regel genannt.',
  partOf: 'Sie gehört zu:',
  also: (rules) => `auch: ${rules}`,
  barredNow: 'Was jetzt nicht geht („warum nicht 1“ sagt mehr):',
  nothingBarred: 'Nichts Nennenswertes ist jetzt verboten.',
  notBarred: (key, label) => `Nichts verbietet es: Tippe ${key} für „${label}“.`,
  noSuchBar: (typed, n) =>
    `Eine ${typed} gibt es nicht: „warum nicht“ kennt ${several(n, 'Eintrag', 'Einträge')}.`,
  noBarOf: (typed) =>
    `Hier ist keine Regel genannt, die „${typed}“ erlaubt oder verbietet. „warum nicht“ zählt auf, was verboten ist.`,

  exactOdds: 'Was der Zufall daraus macht, wenn niemand nutzt, was man nicht nutzen muss:',
  allTogether: 'Alle zusammen',
  about: 'etwa ',
  notCounted: (names) => `Nicht mitgezählt, weil man es nicht nutzen muss: ${names.join(', ')}.`,
  chosenForTheBest: 'Was unterwegs zu wählen ist, wird so gewählt, wie es gleich am besten aussieht.',
  notAllKnown: 'Was an unbekannten Karten hängt, ist vielmals durchgespielt.',
  sampledOdds: (tries) =>
    `Durch Probieren geschätzt, nicht genau: je ${several(tries, 'Versuch', 'Versuche')} bis zum Ende des Zugs, mit ` +
    'ausgedachten verdeckten Karten und kommenden Würfen. Der Wert sagt, wie gut der Tisch dann aussieht, von 0 ' +
    '(verloren) bis 100 (gewonnen), im Durchschnitt und in den mittleren acht von zehn Versuchen.',
  worth: (worth, low, high) => `Wert ${worth} (${low} bis ${high})`,

  saveWhere: 'Wohin? Zum Beispiel „speichern abend.json“.',
  saved: (command) => `Gespeichert. Ein andermal geht es weiter mit: ${command}`,
  notSaved: (why) => `Nicht gespeichert. ${why}`,
  noSave: (file) => `„${file}“ gibt es schon, und es ist kein gespeichertes Spiel.`,
  notKept: (why) =>
    `Dieses Spiel wird nicht von selbst aufgehoben. ${why} Es geht weiter; „speichern DATEI“ hebt es auf, wo du willst.`,
  keptApart: (was, name) =>
    `„${was}“ hat jemand anders geändert oder weggenommen. Dieses Spiel wird jetzt daneben aufgehoben, als „${name}“.`,
  noHome: 'Es ist kein Heimordner bekannt: QUESTHALL_HOME kann einen nennen.',
  noHomeNoGames:
    'Es ist kein Heimordner bekannt, darum wird kein Spiel aufgehoben: QUESTHALL_HOME kann einen nennen.',
  homeWanted: 'QUESTHALL_HOME kann einen Ordner nennen, in den geschrieben werden darf.',
  noneKept: 'Noch ist kein Spiel aufgehoben.',
  underWay: 'Angefangene Spiele',
  finished: 'Beendet',
  broken: 'Lassen sich nicht öffnen und bleiben, wie sie sind',
  goOnWithNewest: 'Mit dem neuesten oder mit dem, das du nennst, geht es weiter:',
  theyAreIn: (folder) => `Sie liegen in ${folder}.`,
  otherRules: 'mit anderen Regeln oder Karten gespielt',
  brokenGames: (n, which) =>
    n === 1
      ? `1 aufgehobenes Spiel lässt sich nicht öffnen und bleibt, wie es ist: ${which}.`
      : `${number(n)} aufgehobene Spiele lassen sich nicht öffnen und bleiben, wie sie sind: ${which}.`,
  cannotBeOpened: (name, why) => `„${name}“ lässt sich nicht öffnen: ${why}.`,
  staysAsItIs: 'Es bleibt, wie es ist.',
  cannotGoOn: (name, why) => `„${name}“ lässt sich nicht fortsetzen: ${why}.`,
  noneUnderWay: 'Kein Spiel ist angefangen.',
  beginOne: (play) => `„${play}“ beginnt eines; „${play} DATEI“ öffnet eines, das du gespeichert hast.`,
  fileOrContinue: 'Nenne eine Datei oder --continue, nicht beides.',
  nonKeptCalled: (typed) => `Kein aufgehobenes Spiel heißt „${typed}“.`,
  nonKeptAtAll: (typed) => `Kein aufgehobenes Spiel heißt „${typed}“, denn noch ist keines aufgehoben.`,
  couldBe: (typed, names) => `„${typed}“ kann ${names} sein: Sag, welches du meinst.`,
  savesListThem: (n) =>
    `Es gibt ${several(n, 'aufgehobenes Spiel', 'aufgehobene Spiele')}: „questhall saves“ zählt sie auf.`,
  cannotReadKept: (folder, why) => `Die aufgehobenen Spiele in „${folder}“ lassen sich nicht lesen: ${why}.`,

  fileNameMissing: 'Der Name der Datei fehlt.',
  noFile: (file) => `Eine Datei „${file}“ gibt es nicht.`,
  folderNoSave: (file) => `„${file}“ ist ein Ordner, kein gespeichertes Spiel.`,
  folder: (file) => `„${file}“ ist ein Ordner.`,
  cannotBeRead: (file, why) => `„${file}“ lässt sich nicht lesen: ${why}.`,
  cannotBeWritten: (file, why) => `„${file}“ lässt sich nicht schreiben: ${why}.`,
  nothingKeptIn: (folder, why) => `In „${folder}“ lässt sich nichts aufheben: ${why}.`,
  folderWanted: 'Nenne einen Ordner, in den geschrieben werden darf.',
  noFolderIn: (folder) => `In „${folder}“ lässt sich kein Ordner anlegen`,
  reasons: {
    notAllowed: 'Es ist nicht erlaubt',
    onlyRead: 'Von diesem Datenträger kann nur gelesen werden',
    noFolder: 'Den Ordner gibt es nicht',
    isFile: 'Es ist eine Datei, kein Ordner',
    partNoFolder: 'Ein Teil des Pfads ist kein Ordner',
    full: 'Der Datenträger ist voll',
    tooLong: 'Der Name ist zu lang',
  },

  recorded: (seed, answers, again) =>
    `Startwert „${seed}“, ${several(answers, 'aufgezeichnete Antwort', 'aufgezeichnete Antworten')}, ${number(again)} davon noch einmal gespielt.`,
  notOver: 'Das Spiel ist nicht vorbei.',
  finalHash: (hash) => `Prüfsumme am Ende: ${hash}`,
  verdicts: {
    same: 'Der aufgezeichnete Tisch und der noch einmal gespielte sind gleich.',
    different:
      'Der aufgezeichnete Tisch ist ein anderer als der noch einmal gespielte: Diese Datei wurde geändert, oder die Regeln sind nicht wiederholbar.',
    'other-version':
      'Dieses Spiel wurde mit anderen Regeln oder Karten aufgezeichnet; mit diesen führen seine Antworten zu einem anderen Tisch.',
    'not-reached': 'Der aufgezeichnete Tisch wurde nicht verglichen: Das Nachspielen hielt vorher an.',
  },
  faultStillThere: 'Den Fehler gibt es noch.',
  faultGone: 'Den Fehler gibt es nicht mehr.',

  fault: (message) => `Das ist ein Fehler von Questhall, nicht deiner: ${message}`,
  faultKept: (file, command) =>
    `Das Spiel ist in ${file} aufgehoben; bitte schick die Datei mit deinem Bericht. Kurz vor dem Fehler geht es weiter mit: ${command}`,
  faultNotKept: (why) => `Das Spiel konnte nicht aufgehoben werden. ${why}`,
};
