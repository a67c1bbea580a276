import { andList, count, orList, spaced } from '../text/list.js';

/** An order: what is typed for it, how it is written in the list, and what it does. */
const order = (word: string, form: string, does: string) => ({ word, form, does });

/** Everything the terminal itself says while a game is played. What the game says is the game's own. */
export const en = {
  // --- lists and figures
  and: andList,
  or: orList,
  quoted: (text: string) => `“${text}”`,
  decimal: (n: number) => n.toFixed(1),
  figure: (name: string) => spaced(name),
  result: (name: string) => name,
  decisions: (n: number) => count(n, 'decision'),

  // --- before the game
  enterTakesFirst: 'Enter takes the first',
  typeAnOffer: (most: number) => `Type a number from 1 to ${most}, or words of an option; “quit” leaves.`,
  goOnWithAGame: 'Go on with a game?',
  somethingNew: 'Begin something new',
  whichGame: 'Which game?',
  speaksEnglishOnly: (game: string) => `${game} speaks only English so far. Add “--language en” to play it.`,
  whereTo: 'Where to?',
  kinds: { campaign: 'campaign', quest: 'single quest', delve: 'delve', adventure: 'single adventure' },
  whoPlays: 'Who plays? You choose the heroes next.',
  parties: {
    alone: 'You alone, with two heroes',
    withOne: 'You and one companion who decides for itself',
    withTwo: 'You and two companions',
    withThree: 'You and three companions',
    two: 'Two people at this screen, one hero each',
    three: 'Three people at this screen',
    four: 'Four people at this screen',
  },
  whoPlaysFour: 'Who plays? All four heroes take part.',
  fours: {
    alone: 'You alone, with all four heroes',
    withOne: 'You and one companion who decides for itself, two heroes each',
    withThree: 'You with one hero, and three companions',
    two: 'Two people at this screen, two heroes each',
    three: 'Three people at this screen',
    four: 'Four people at this screen, one hero each',
  },
  howHard: 'How hard shall it be?',

  // --- beginning and leaving
  newGame: 'A new game',
  backAfter: (n: number) => `Back at the table after ${count(n, 'decision')}`,
  welcome: (begun: string, seed: string) =>
    `${begun}, seed “${seed}”. Type a number or words to answer, “help” for what else you can say.`,
  guideHint: 'If you have never played it: “guide” tells how the game goes.',
  keptForAFault: (message: string) => `This game was kept because of a fault: ${message}`,
  nobodyLeft: 'Nobody is left to decide.',
  goodbye: 'Goodbye.',
  inputEnded: 'The input has ended.',
  notSavedYet: 'This game is not saved: “save FILE” keeps it, “quit” again leaves it.',
  gameIsOver: 'The game is over: undo, log, save FILE, or quit.',
  goOnWhereSaved: 'Go on where you saved with',
  goOnWithKept: 'The game is kept. Go on with',
  beginAgain: 'Begin the same game again with',

  // --- the screen
  whatHappened: 'What happened',
  whatHappenedLast: 'What happened last',
  theTable: 'The table',
  changedOnTheTable: 'Changed on the table',
  whatRemains: 'What remains',
  storySoFar: 'The story so far',
  noJournal: 'This game keeps no log beyond the table: “table” shows it, “log” tells what happened.',
  range: (from: string, to: string) => `${from} to ${to}`,
  choose: (howMany: string) => `choose ${howMany}`,
  inFigures: (figures: string) => `In figures: ${figures}.`,
  overWith: (result: string) => `The game is over: ${result}.`,

  // --- options and answers
  yes: 'Yes',
  no: 'No',
  decline: 'No, decline',
  nothing: 'Nothing',
  /** Other words for the same answer, in small letters. */
  same: { yes: 'yes y ok', no: 'no n', decline: 'no none nothing pass skip decline', nothing: 'done' },
  /** Words that say nothing about which option is meant. */
  filling: 'a an at by for i my of on the to with'.split(' '),
  typeAnAnswer: 'Type a number or words of an option; “help” lists what else you can say.',
  unclear: (line: string) => `“${line}” could be any of these; add a word or type the number:`,
  unfinished: (after: string, line: string) =>
    `“${after}” is clear, but “${line}” fits nothing that follows. Type “${after}” alone first.`,
  didYouMean: (names: string) => `Did you mean ${names}?`,
  typeFromTheList: 'Type a number from the list, or “help”.',
  noSuchKey: (key: string, least: number, most: number) =>
    `There is no ${key} here: choose from ${least} to ${most}.`,
  notCalled: (typed: string) => `Nothing here is called “${typed}”.`,
  nothingOrSomething: 'Choose nothing, or something: not both.',
  onlyOnce: 'Choose each of them only once.',
  chooseSoMany: (howMany: string) => `Choose ${howMany}.`,
  exactly: (n: number) => `exactly ${n}`,
  upTo: (n: number) => `up to ${n}`,

  // --- orders
  orders: {
    why: order('why', 'why', 'which rule asks this, and what it is part of'),
    'why not': order('why not', 'why not [n|words]', 'what you cannot do now, and the rule that bars it'),
    odds: order('odds', 'odds', 'what each option is likely to lead to'),
    advice: order('advice', 'advice', 'what a companion would choose, and why'),
    undo: order('undo', 'undo [n]', 'take back your last decision, or the last n'),
    redo: order('redo', 'redo [n]', 'decide again as before the undo'),
    at: order('at', 'at [n]', 'look at the table after n decisions; without n, at the present'),
    branch: order('branch', 'branch', 'play on from here beside what was played'),
    branches: order('branches', 'branches', 'every way in which this game was played on'),
    switch: order('switch', 'switch n', 'go to another branch'),
    seat: order('seat', 'seat [n person|companion|away]', 'who sits where, or who sits down now'),
    log: order('log', 'log [n]', 'the last 20 (or n) lines of the story'),
    campaign: order(
      'campaign',
      'campaign',
      'the campaign log: quests, pool, what each hero has learnt and carries',
    ),
    table: order('table', 'table', 'the whole table'),
    look: order('look', 'look [n|name]', 'what stands on a card'),
    rule: order('rule', 'rule ID', 'a rule by its id, or rules by words'),
    save: order('save', 'save FILE', 'keep the game in a file'),
    guide: order('guide', 'guide', 'how the game goes, in a few paragraphs'),
    help: order('help', 'help', 'this list'),
    quit: order('quit', 'quit', 'leave the game'),
  },
  howToAnswer:
    'Answer with a number, or with words of an option: “attack goblin 2”. Several: “1 3” or “orc, bat”.',
  nothingAsked: 'Nothing is asked: the game is over.',
  nothingToTakeBack: 'There is nothing to take back.',
  takenBack: (n: number) => `Taken back: ${count(n, 'decision')}.`,
  nothingToDecideAgain: 'There is nothing to decide again.',
  decidedAgain: (n: number) => `Decided again: ${count(n, 'decision')}.`,

  inThePast: (at: number, now: number) =>
    `The table after ${count(at, 'decision')} of ${now}. An answer here begins a branch; “at” goes back to the present.`,
  atPresent: (at: number) => `The present, after ${count(at, 'decision')}.`,
  branches: 'The branches of this game:',
  branchLength: (n: number) => count(n, 'decision'),
  branchFirst: 'from the beginning',
  branchFrom: (id: string, at: number) => `from branch ${id} after ${count(at, 'decision')}`,
  branchHere: 'you are here',
  branched: (id: string) => `This is branch ${id} now. What was played before stays as it is.`,
  switched: (id: string, at: number) => `Branch ${id}, after ${count(at, 'decision')}.`,
  noBranch: (id: string) => `There is no branch ${id}. “branches” lists them.`,
  sitters: {
    person: { word: 'person', name: 'a person at this screen' },
    companion: { word: 'companion', name: 'a companion' },
    away: { word: 'away', name: 'away' },
  },
  seatHow:
    'Type the number of a seat and who sits there: “seat 2 companion”, “seat 1 person” or “seat 3 away”.',

  // --- looking things up
  nothingHappened: 'Nothing worth telling has happened yet.',
  linesBefore: (n: number) => `(${count(n, 'line')} before)`,
  noGuide: 'This game has no guide: “why” and “rule” explain it as you go.',
  whichRule: 'Which rule? For example “rule ACG-ZONE-04”, or “rule engaged enemies”.',
  noRule: (id: string, near: string) => `There is no rule ${id}. Did you mean ${near}?`,
  noRuleOf: (typed: string) => `No rule speaks of “${typed}”.`,
  ruleFacts: { rule: 'Rule', text: 'Text', note: 'Note', kind: 'Kind', source: 'Source', check: 'Check' },
  note: (note: string) => `Note: ${note}`,
  lookAtWhat: 'At what? Type the number of an option, or the name of a card.',
  noCardBehind: 'There is no card to read behind this option.',
  inTheBox: 'Not open on the table, but in the box:',
  otherCards: (n: number) => `And ${count(n, 'other card')}: add a word to find the one you mean.`,
  noCard: (typed: string) => `No card goes by “${typed}”.`,
  askedBecause: (question: string) => `You are asked “${question}” because of this rule:`,
  noReason: 'No rule is named for this question.',
  partOf: 'It is part of:',
  also: (rules: string) => `also: ${rules}`,
  barredNow: 'What cannot be done now (“why not 1” says more):',
  nothingBarred: 'Nothing worth naming is barred now.',
  notBarred: (key: string, label: string) => `Nothing bars it: type ${key} for “${label}”.`,
  noSuchBar: (typed: string, n: number) =>
    `There is no ${typed}: ${count(n, 'thing')} can be named by “why not”.`,
  noBarOf: (typed: string) =>
    `No rule is named here that would allow or bar “${typed}”. “why not” lists what is barred.`,

  // --- odds
  exactOdds: 'What chance makes of it, with no optional ability used:',
  allTogether: 'All of them together',
  about: 'about ',
  notCounted: (names: readonly string[]) => `Not counted, because it is optional: ${names.join(', ')}.`,
  chosenForTheBest: 'Choices on the way are made as well as they look at once.',
  notAllKnown: 'What depends on cards that nobody knows was tried many times.',
  sampledOdds: (tries: number) =>
    `Sampled, not exact: ${tries} tries of each, to the end of the move, with hidden cards and ` +
    'coming dice made up. Worth is how good the table looks then, from 0 (lost) to 100 (won), on average and in ' +
    'the middle eight of ten tries.',
  worth: (worth: string, low: number, high: number) => `worth ${worth} (${low} to ${high})`,

  // --- advice
  advice: (answers: string) => `A companion would choose ${answers}.`,
  adviceReasons: {
    'hint.alike': (_: string) => 'It makes no difference now.',
    'hint.even': (next: string) => `It is as good as ${next}, and better than the rest.`,
    'hint.close': (_: string) => 'It looks a little better than anything else.',
    'hint.clear': (_: string) => 'It looks clearly better than anything else.',
  },
  gain: (figure: string) => figure,
  cost: (figure: string) => `but ${figure}`,
  comparedWith: (next: string, differences: string) => `Compared with ${next}: ${differences}.`,
  exactlyCompared: (what: string, mine: string, other: string | null) =>
    other === null ? `${what}: ${mine}` : `${what}: ${mine} against ${other}`,
  adviceFrom: (tries: number) => `Tried ${tries} times in possible worlds.`,

  // --- saves and kept games
  saveWhere: 'Where to? For example “save evening.json”.',
  saved: (command: string) => `Saved. Go on another time with: ${command}`,
  notSaved: (why: string) => `Not saved. ${why}`,
  noSave: (file: string) => `'${file}' is there already and is no saved game.`,
  notKept: (why: string) =>
    `This game is not kept by itself. ${why} It goes on; “save FILE” keeps it where you say.`,
  keptApart: (was: string, name: string) =>
    `'${was}' was changed or taken away by somebody else. This game is kept apart from it now, as '${name}'.`,
  noHome: 'No home folder is known: QUESTHALL_HOME can name one.',
  noHomeNoGames: 'No home folder is known, so no game is kept: QUESTHALL_HOME can name one.',
  homeWanted: 'QUESTHALL_HOME can name a folder that can be written.',
  noneKept: 'No game has been kept yet.',
  underWay: 'Games under way',
  finished: 'Finished',
  broken: 'Cannot be opened, and left as they are',
  goOnWithNewest: 'Go on with the newest, or with the one you name:',
  theyAreIn: (folder: string) => `They are in ${folder}.`,
  otherRules: 'played with other rules or cards',
  brokenGames: (n: number, which: string) =>
    `${count(n, 'kept game')} cannot be opened and ${n === 1 ? 'stays as it is' : 'stay as they are'}: ${which}.`,
  cannotBeOpened: (name: string, why: string) => `'${name}' cannot be opened: ${why}.`,
  staysAsItIs: 'It stays as it is.',
  cannotGoOn: (name: string, why: string) => `'${name}' cannot be gone on with: ${why}.`,
  noneUnderWay: 'No game is under way.',
  beginOne: (play: string) => `Begin one with “${play}”; “${play} FILE” opens one that you saved.`,
  fileOrContinue: 'Give a file or --continue, not both.',
  nonKeptCalled: (typed: string) => `No kept game is called '${typed}'.`,
  nonKeptAtAll: (typed: string) => `No kept game is called '${typed}', for none is kept yet.`,
  couldBe: (typed: string, names: string) => `'${typed}' could be ${names}: say which you mean.`,
  savesListThem: (n: number) => `There are ${count(n, 'kept game')}: “questhall saves” lists them.`,
  cannotReadKept: (folder: string, why: string) => `The kept games in '${folder}' cannot be read: ${why}.`,

  // --- files
  fileNameMissing: 'The name of the file is missing.',
  noFile: (file: string) => `There is no file '${file}'.`,
  folderNoSave: (file: string) => `'${file}' is a folder, not a saved game.`,
  folder: (file: string) => `'${file}' is a folder.`,
  cannotBeRead: (file: string, why: string) => `'${file}' cannot be read: ${why}.`,
  cannotBeWritten: (file: string, why: string) => `'${file}' cannot be written: ${why}.`,
  nothingKeptIn: (folder: string, why: string) => `Nothing can be kept in '${folder}': ${why}.`,
  folderWanted: 'Name a folder that can be written.',
  noFolderIn: (folder: string) => `no folder can be made in '${folder}'`,
  reasons: {
    notAllowed: 'it is not allowed',
    onlyRead: 'this disk can only be read',
    noFolder: 'the folder does not exist',
    isFile: 'it is a file, not a folder',
    partNoFolder: 'a part of its path is no folder',
    full: 'the disk is full',
    tooLong: 'the name is too long',
  },

  // --- a game told again
  recorded: (seed: string, answers: number, again: number) =>
    `Seed “${seed}”, ${count(answers, 'recorded answer')}, ${again} played again.`,
  notOver: 'The game is not over.',
  finalHash: (hash: string) => `Final hash: ${hash}`,
  verdicts: {
    same: 'The recorded table and the replayed one are the same.',
    different:
      'The recorded table differs from the replayed one: this file was changed, or the rules are not repeatable.',
    'other-version':
      'This game was recorded on other rules or cards; on these, its answers lead to another table.',
    'not-reached': 'The recorded table was not compared: the replay stopped before it.',
  },
  faultStillThere: 'The fault is still there.',
  faultGone: 'The fault is no longer there.',

  // --- faults
  fault: (message: string) => `this is a fault in Questhall, not yours: ${message}`,
  faultKept: (file: string, command: string) =>
    `the game is kept in ${file}; please send it with your report. To go on from just before the fault: ${command}`,
  faultNotKept: (why: string) => `the game could not be kept. ${why}`,
};

/** What every language must be able to say. */
export type Words = typeof en;
