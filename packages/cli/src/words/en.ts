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
  enterTakesFirst: 'Enter: first option',
  typeAnOffer: (most: number) => `Type a number from 1 to ${most}, or words of an option; “quit” leaves.`,
  goOnWithAGame: 'Continue a game?',
  somethingNew: 'Start a new game',
  whichGame: 'Which game?',
  speaksEnglishOnly: (game: string) => `${game} is only in English so far. Add “--language en” to play it.`,
  whereTo: 'Which adventure?',
  kinds: {
    campaign: 'campaign',
    quest: 'single quest',
    delve: 'delve',
    adventure: 'single adventure',
    journey: 'single journey',
    map: 'journey on a map',
    tutorial: 'tutorial, then the quest',
  },
  whoPlays: 'Who plays? You choose the heroes next.',
  parties: {
    alone: 'You alone, with two heroes',
    withOne: 'You and one companion',
    withTwo: 'You and two companions',
    withThree: 'You and three companions',
    two: 'Two people at this screen, one hero each',
    three: 'Three people at this screen',
    four: 'Four people at this screen',
  },
  whoPlaysFour: 'Who plays? All four heroes take part.',
  fours: {
    alone: 'You alone, with all four heroes',
    withOne: 'You and one companion, two heroes each',
    withThree: 'You with one hero, and three companions',
    two: 'Two people at this screen, two heroes each',
    three: 'Three people at this screen',
    four: 'Four people at this screen, one hero each',
  },
  howHard: 'Which difficulty?',

  // --- beginning and leaving
  newGame: 'New game',
  backAfter: (n: number) => `Continued after ${count(n, 'decision')}`,
  welcome: (begun: string, seed: string) =>
    `${begun}, seed “${seed}”. Answer with a number or words; “help” lists all commands.`,
  guideHint: 'New to this game? “guide” explains it.',
  keptForAFault: (message: string) => `This game was saved because of a bug: ${message}`,
  nobodyLeft: 'No one is left to decide.',
  goodbye: 'Goodbye.',
  inputEnded: 'The input has ended.',
  notSavedYet: 'This game is not saved. “save FILE” saves it; “quit” again leaves without saving.',
  gameIsOver: 'The game is over: undo, log, save FILE, or quit.',
  goOnWhereSaved: 'Continue from your save with',
  goOnWithKept: 'Game saved. Continue with',
  beginAgain: 'Restart the same game with',

  // --- the screen
  whatHappened: 'What happened',
  whatHappenedLast: 'What happened last',
  theTable: 'The table',
  changedOnTheTable: 'Changed on the table',
  whatRemains: 'What remains',
  storySoFar: 'The story so far',
  noJournal: 'This game has no campaign log. “table” shows the table, “log” what happened.',
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
  typeAnAnswer: 'Type a number or words of an option; “help” lists all commands.',
  unclear: (line: string) => `“${line}” fits several options. Add a word or type the number:`,
  unfinished: (after: string, line: string) =>
    `“${after}” fits, but “${line}” fits nothing after it. Type “${after}” first.`,
  didYouMean: (names: string) => `Did you mean ${names}?`,
  typeFromTheList: 'Type a number from the list, or “help”.',
  noSuchKey: (key: string, least: number, most: number) => `There is no ${key}: choose ${least} to ${most}.`,
  notCalled: (typed: string) => `No option matches “${typed}”.`,
  nothingOrSomething: 'Choose options or nothing, not both.',
  onlyOnce: 'Choose each option only once.',
  chooseSoMany: (howMany: string) => `Choose ${howMany}.`,
  exactly: (n: number) => `exactly ${n}`,
  upTo: (n: number) => `up to ${n}`,

  // --- orders
  orders: {
    why: order('why', 'why', 'the rule behind this question, and what it is part of'),
    'why not': order('why not', 'why not [n|words]', 'what you cannot do now, and the rule that forbids it'),
    odds: order('odds', 'odds', 'the odds of each option'),
    advice: order('advice', 'advice', 'what a companion would choose, and why'),
    undo: order('undo', 'undo [n]', 'undo your last decision, or the last n'),
    redo: order('redo', 'redo [n]', 'redo a decision you undid'),
    at: order('at', 'at [n]', 'view the table after n decisions; without n, the present'),
    branch: order('branch', 'branch', 'start a branch here; what was played stays'),
    branches: order('branches', 'branches', 'list all branches'),
    switch: order('switch', 'switch n', 'go to another branch'),
    seat: order('seat', 'seat [n person|companion|away]', 'show or change who plays a seat'),
    log: order('log', 'log [n]', 'the last 20 (or n) lines of the story'),
    campaign: order('campaign', 'campaign', 'the campaign log: quests, pool, skills and gear of each hero'),
    table: order('table', 'table', 'the whole table'),
    look: order('look', 'look [n|name]', 'read a card'),
    rule: order('rule', 'rule ID', 'find a rule by id or words'),
    save: order('save', 'save FILE', 'save the game to a file'),
    guide: order('guide', 'guide', 'the game in a few paragraphs'),
    help: order('help', 'help', 'this list'),
    quit: order('quit', 'quit', 'leave the game'),
  },
  howToAnswer:
    'Answer with a number, or with words of an option: “attack goblin 2”. Several: “1 3” or “orc, bat”.',
  nothingAsked: 'There is no question: the game is over.',
  nothingToTakeBack: 'Nothing to undo.',
  takenBack: (n: number) => `Undone: ${count(n, 'decision')}.`,
  nothingToDecideAgain: 'Nothing to redo.',
  decidedAgain: (n: number) => `Redone: ${count(n, 'decision')}.`,

  inThePast: (at: number, now: number) =>
    `The table after ${count(at, 'decision')} of ${now}. An answer here starts a branch; “at” returns to the present.`,
  atPresent: (at: number) => `The present, after ${count(at, 'decision')}.`,
  branches: 'The branches of this game:',
  branchLength: (n: number) => count(n, 'decision'),
  branchFirst: 'from the start',
  branchFrom: (id: string, at: number) => `from branch ${id} after ${count(at, 'decision')}`,
  branchHere: 'you are here',
  branched: (id: string) => `This is now branch ${id}. What was played before is kept.`,
  switched: (id: string, at: number) => `Branch ${id}, after ${count(at, 'decision')}.`,
  noBranch: (id: string) => `There is no branch ${id}. “branches” lists them.`,
  sitters: {
    person: { word: 'person', name: 'a person at this screen' },
    companion: { word: 'companion', name: 'a companion' },
    away: { word: 'away', name: 'away' },
  },
  noSeat: (typed: string) => `There is no seat '${typed}'. “seat” lists the seats.`,
  seatHow:
    'Type the number of a seat and who sits there: “seat 2 companion”, “seat 1 person” or “seat 3 away”.',

  // --- looking things up
  nothingHappened: 'Nothing has happened yet.',
  linesBefore: (n: number) => `(${count(n, 'earlier line')})`,
  noGuide: 'This game has no guide: “why” and “rule” explain it as you go.',
  whichRule: 'Which rule? For example “rule ACG-ZONE-04”, or “rule engaged enemies”.',
  noRule: (id: string, near: string) => `There is no rule ${id}. Did you mean ${near}?`,
  noRuleOf: (typed: string) => `No rule mentions “${typed}”.`,
  ruleFacts: { rule: 'Rule', text: 'Text', note: 'Note', kind: 'Kind', source: 'Source', check: 'Check' },
  note: (note: string) => `Note: ${note}`,
  lookAtWhat: 'Type the number of an option, or the name of a card.',
  noCardBehind: 'This option has no card.',
  inTheBox: 'Not on the table, but in the box:',
  otherCards: (n: number) => `And ${count(n, 'other card')}: add a word to find yours.`,
  noCard: (typed: string) => `No card matches “${typed}”.`,
  askedBecause: (question: string) => `The rule behind “${question}”:`,
  noReason: 'No rule is given for this question.',
  partOf: 'It is part of:',
  also: (rules: string) => `also: ${rules}`,
  barredNow: 'You cannot do this now (“why not 1” explains):',
  nothingBarred: 'Nothing is unavailable now.',
  notBarred: (key: string, label: string) => `You can: type ${key} for “${label}”.`,
  noSuchBar: (typed: string, n: number) => `There is no ${typed}: “why not” lists ${count(n, 'thing')}.`,
  noBarOf: (typed: string) => `I know no rule about “${typed}” here. “why not” lists what you cannot do.`,

  // --- odds
  exactOdds: 'Exact odds from the dice, no optional abilities used:',
  allTogether: 'All of them together',
  about: 'about ',
  notCounted: (names: readonly string[]) => `Optional, not included: ${names.join(', ')}.`,
  chosenForTheBest: 'Later choices take the best immediate result.',
  notAllKnown: 'An estimate: hidden cards are random.',
  sampledOdds: (tries: number) =>
    `From ${tries} simulated games each, to the end of the move; hidden cards are random. ` +
    'Worth goes from 0 (lost) to 100 (won): the average, and the range of the middle 80%.',
  oddsAlike: (tries: number) =>
    `${tries} simulated games each show no difference between the options so far.`,
  worth: (worth: string, low: number, high: number) => `worth ${worth} (${low} to ${high})`,

  // --- advice
  advice: (answers: string) => `A companion would choose ${answers}.`,
  adviceReasons: {
    'hint.alike': (_: string) => 'It makes no difference now.',
    'hint.even': (next: string) => `It is as good as ${next}.`,
    'hint.close': (_: string) => 'It looks slightly better than the rest.',
    'hint.clear': (_: string) => 'It looks clearly better than the rest.',
  },
  gainsAndCosts: (gains: string, costs: string) =>
    gains === '' || costs === '' ? gains + costs : `${gains}, but ${costs}`,
  comparedWith: (next: string, differences: string) => `Compared with ${next}: ${differences}.`,
  exactlyCompared: (what: string, mine: string, other: string | null) =>
    other === null ? `${what}: ${mine}` : `${what}: ${mine} against ${other}`,
  adviceFrom: (tries: number) => `From ${tries} simulated games each; hidden cards are random.`,

  // --- saves and kept games
  saveWhere: 'Name a file, for example “save evening.json”.',
  saved: (command: string) => `Saved. Continue with: ${command}`,
  notSaved: (why: string) => `Not saved. ${why}`,
  noSave: (file: string) => `'${file}' already exists and is not a save.`,
  notKept: (why: string) => `Save failed. ${why} You can play on; “save FILE” saves it elsewhere.`,
  keptApart: (was: string, name: string) =>
    `'${was}' was changed or deleted by another program. This game is now saved as '${name}'.`,
  noHome: 'There is no home folder. Set QUESTHALL_HOME to one.',
  noHomeNoGames: 'There is no home folder, so games are not saved. Set QUESTHALL_HOME to one.',
  homeWanted: 'Set QUESTHALL_HOME to a folder you can write to.',
  noneKept: 'No saves yet.',
  underWay: 'In progress',
  finished: 'Finished',
  broken: 'Damaged (not changed)',
  goOnWithNewest: 'Continue the newest, or name one:',
  theyAreIn: (folder: string) => `They are in ${folder}.`,
  otherRules: 'played with other rules or cards',
  brokenGames: (n: number, which: string) =>
    `${count(n, 'save')} cannot be opened: ${which}. Nothing was changed.`,
  cannotBeOpened: (name: string, why: string) => `'${name}' cannot be opened: ${why}.`,
  staysAsItIs: 'It was not changed.',
  cannotGoOn: (name: string, why: string) => `'${name}' cannot be continued: ${why}.`,
  noneUnderWay: 'No game is in progress.',
  beginOne: (play: string) => `“${play}” starts one; “${play} FILE” opens a save.`,
  fileOrContinue: 'Give a file or --continue, not both.',
  nonKeptCalled: (typed: string) => `There is no save called '${typed}'.`,
  nonKeptAtAll: (typed: string) => `There is no save called '${typed}': there are no saves yet.`,
  couldBe: (typed: string, names: string) => `'${typed}' could be ${names}. Which one?`,
  savesListThem: (n: number) => `“questhall saves” lists ${n === 1 ? 'the save' : `all ${n} saves`}.`,
  cannotReadKept: (folder: string, why: string) => `The saves in '${folder}' cannot be read: ${why}.`,

  // --- files
  fileNameMissing: 'The file name is missing.',
  noFile: (file: string) => `There is no file '${file}'.`,
  folderNoSave: (file: string) => `'${file}' is a folder, not a save.`,
  folder: (file: string) => `'${file}' is a folder.`,
  cannotBeRead: (file: string, why: string) => `'${file}' cannot be read: ${why}.`,
  cannotBeWritten: (file: string, why: string) => `'${file}' cannot be written: ${why}.`,
  nothingKeptIn: (folder: string, why: string) => `Games cannot be saved in '${folder}': ${why}.`,
  folderWanted: 'Name a folder you can write to.',
  noFolderIn: (folder: string) => `a folder cannot be created in '${folder}'`,
  reasons: {
    notAllowed: 'permission denied',
    onlyRead: 'read-only disk',
    noFolder: 'the folder does not exist',
    isFile: 'it is a file, not a folder',
    partNoFolder: 'part of the path is not a folder',
    full: 'the disk is full',
    tooLong: 'the name is too long',
  },

  // --- a game told again
  recorded: (seed: string, answers: number, again: number) =>
    `Seed “${seed}”, ${count(answers, 'recorded answer')}, ${again} replayed.`,
  notOver: 'The game is not over.',
  finalHash: (hash: string) => `Final hash: ${hash}`,
  verdicts: {
    same: 'The recorded table and the replayed one are the same.',
    different:
      'The recorded table differs from the replayed one: the file was changed, or the rules are not deterministic.',
    'other-version':
      'This game was recorded with other rules or cards. With these, its answers lead to another table.',
    'not-reached': 'The recorded table was not compared: the replay stopped before it.',
  },
  faultStillThere: 'The bug is still there.',
  faultGone: 'The bug is gone.',

  // --- faults
  fault: (message: string) => `this is a bug in Questhall: ${message}`,
  faultKept: (file: string, command: string) =>
    `the game is saved in ${file}; please send it with your report. To continue from just before the bug: ${command}`,
  faultNotKept: (why: string) => `the game could not be saved. ${why}`,
};

/** What every language must be able to say. */
export type Words = typeof en;
