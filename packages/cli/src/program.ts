import { GAME_CODES } from '@questhall/rulebook';
import { Command } from 'commander';
import { content } from './commands/content.js';
import { addFile, addSwitch, seedWords, tableShown, wholeNumber } from './commands/parse.js';
import { type PlayFlags, play } from './commands/play.js';
import { type ReplayFlags, replayFile } from './commands/replay.js';
import { rules } from './commands/rules.js';
import { type SavesFlags, saves } from './commands/saves.js';
import { FIRST_PORT, hostName, portNumber, type ServeFlags, serve } from './commands/serve.js';
import { type SimFlags, sim } from './commands/sim.js';
import { Refused } from './errors.js';
import { gamesIn } from './games/languages.js';
import { type Games, suggestion } from './games/registry.js';
import { type CommandName, examplesFor, OVERVIEW } from './help.js';
import { orList, sentence } from './text/list.js';
import type { Paper } from './text/paper.js';
import { hasColours } from './text/style.js';
import { version } from './version.js';

/** More threads than this only wait for one another. */
const MOST_WORKERS = 256;

type Done = (code: number) => void;
type Setting = { readonly games: Games; readonly paper: Paper; readonly done: Done };

/** The command with its subcommands. `done` receives the exit code of the one that ran. */
export function program(games: Games, paper: Paper, done: Done): Command {
  const root = new Command('questhall');
  const setting = { games, paper, done };
  speakThrough(root, paper);
  root
    .description('Out-of-print adventure board games with enforced, explained rules.')
    .version(version(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .allowExcessArguments(true)
    .action((_: unknown, made: Command) => overview(paper, made));
  for (const add of [addServe, addPlay, addSim, addReplay, addSaves, addRules, addContent, addHelp])
    add(root, setting);
  return root;
}

function overview(paper: Paper, made: Command): void {
  const [typed] = made.args;
  if (typed !== undefined) throw noCommand(made, typed);
  paper.say(OVERVIEW);
}

function noCommand({ commands }: Command, typed: string): Refused {
  const names = commands.map((made) => made.name());
  return new Refused(`There is no command '${typed}'. ${suggestion(typed, names)}`);
}

/** All that commander prints goes where the rest goes, and a mistake never ends the process by itself. */
function speakThrough(root: Command, paper: Paper): void {
  const { io, style, width } = paper;
  root.exitOverride();
  root.configureOutput({
    writeOut: (text) => io.stdout.write(text),
    writeErr: (text) => io.stderr.write(text),
    getOutHelpWidth: () => width,
    getErrHelpWidth: () => width,
    getOutHasColors: () => hasColours(io.stdout, io.env),
    getErrHasColors: () => hasColours(io.stderr, io.env),
    outputError: (text) => paper.complain(complaint(text)),
  });
  root.configureHelp({ styleTitle: style.strong, styleCommandText: style.mark, styleOptionText: style.mark });
}

/** Commander's "error: unknown option '--x'\n(Did you mean --y?)" as a sentence like our own. */
function complaint(text: string): string {
  const [first = '', ...rest] = text
    .replace(/^error: /, '')
    .trim()
    .split('\n');
  return [sentence(first), ...rest.map((line) => line.replace(/^\((.*)\)$/, '$1'))].join(' ');
}

/** Adds a subcommand that inherits how the root speaks, with its examples below its options. */
function command(root: Command, games: Games, name: CommandName, summary: string): Command {
  const made = root
    .command(name)
    .summary(summary)
    .description(summary)
    .helpOption('-h, --help', 'print this help');
  made.allowExcessArguments(false);
  const examples = examplesFor(codesOf(games))[name];
  return made.addHelpText('after', `\nExamples:\n${examples.map((line) => `  ${line}`).join('\n')}`);
}

const codesOf = (games: Games): string[] => games.map(({ code }) => code);

const ONE = {
  heroes: 'heroes by name, separated by commas, or how many',
  quest: 'a single quest or adventure',
  difficulty: 'novice, standard or veteran, where a game knows them',
};

/** For statistics each may be a list, and every combination is played. */
const SEVERAL: typeof ONE = {
  heroes: 'heroes by name, or how many: 3 is every party of three in turn; 2,3,4 is all sizes',
  quest: 'quests, separated by commas, or all',
  difficulty: 'novice, standard, veteran, or several of them',
};

const LANGUAGE = 'the language the game speaks: en or de';

/** What a game can be set up with, the same for playing and for simulating. */
function setupOptions(made: Command, games: Games, words = ONE): Command {
  const codes = codesOf(games);
  return made
    .option('-g, --game <code>', `the game: ${orList(codes)} (default: ${codes[0]})`)
    .option('--heroes <names>', words.heroes)
    .option('--quest <name>', words.quest)
    .option('--campaign [name]', 'a campaign of several quests or adventures')
    .option('--delve [name]', 'a delve')
    .option('--difficulty <name>', words.difficulty)
    .option('--players <number>', 'players at the table', wholeNumber('players', 1))
    .option('--switch <name=value>', 'a rule switch; may be repeated', addSwitch);
}

type Flags = {
  switch?: { [name: string]: string };
  delve?: string | true;
  campaign?: string | true;
  continue?: string | true;
};

/** Commander names a flag by its word; a game knows switches, and a delve or campaign without a name is any. */
function named<F extends Flags>(flags: F) {
  const { switch: switches, delve, campaign, continue: kept, ...rest } = flags;
  const any = (name: string | true | undefined) => (name === true ? '' : name);
  return { ...rest, switches, delve: any(delve), campaign: any(campaign), continue: any(kept) };
}

function addServe(root: Command, { games, paper, done }: Setting): void {
  command(root, games, 'serve', 'open the hall: serve the app for a browser')
    .option('--port <number>', 'the port; if it is busy, the next one that is free', portNumber, FIRST_PORT)
    .option(
      '--host <address>',
      'who may come in: 127.0.0.1 only this machine, 0.0.0.0 the network',
      hostName,
      '127.0.0.1',
    )
    .option('--no-open', 'do not open a browser')
    .option('--app <folder>', 'serve the app that was built into this folder')
    .action(async (flags: ServeFlags) => done(await serve(paper, flags)));
}

function addPlay(root: Command, { games, paper, done }: Setting): void {
  setupOptions(command(root, games, 'play', 'play in the terminal, or continue a save'), games)
    .argument('[file]', 'a save')
    .option('--bots <seats>', 'seats that play by themselves: p2,p3, all-but-first, all')
    .option('--bot <name>', 'who plays them: greedy or random')
    .option('--seed <words>', 'the same seed deals the same cards and dice', seedWords)
    .option('--continue [name]', 'go on with the game played last, or with the kept game of this name')
    .option('--list', 'list the games that are kept')
    .option('--language <code>', LANGUAGE)
    .option('--table <how>', 'read out the table in full at each question, or only its changes', tableShown)
    .action(async (file: string | undefined, flags: Omit<PlayFlags, keyof Flags> & Flags) =>
      done(await play(await gamesIn(games, paper.io, flags.language), paper, named(flags), file)),
    );
}

function addSim(root: Command, { games, paper, done }: Setting): void {
  setupOptions(
    command(root, games, 'sim', 'let bots play many games and report what happened'),
    games,
    SEVERAL,
  )
    .option('--bot <name>', 'who plays: greedy or random (default: greedy)')
    .option('-n, --games <number>', 'how many games in all (default: 100)', wholeNumber('games', 1))
    .option('--games-each <number>', 'how many games of each set-up', wholeNumber('games', 1))
    .option('--seed <words>', 'the same seed plays the same games', seedWords)
    .option(
      '--workers <number>',
      'threads; 0 plays in this one (default: one for each processor)',
      wholeNumber('workers', 0, MOST_WORKERS),
    )
    .option('--json', 'print the report as JSON')
    .option('--report <file>', 'write a report with plots for designers, one HTML page')
    .option(
      '--rows <file>',
      'keep each game in this file as it ends; if broken off, the same command goes on',
    )
    .option('--from <file>', 'report the games kept in this file and play none; may be repeated', addFile)
    .option('--out <folder>', 'keep games that crashed or got stuck as saves in this folder')
    .action(async (flags: Omit<SimFlags, keyof Flags> & Flags) =>
      done(await sim(games, paper, named(flags))),
    );
}

function addReplay(root: Command, { games, paper, done }: Setting): void {
  command(root, games, 'replay', 'retell a save from its start and check it')
    .argument('<file>', 'a save')
    .option('--to <number>', 'stop after this many answers', wholeNumber('answers', 0))
    .option('--language <code>', LANGUAGE)
    .option('--json', 'print the story and the hash as JSON')
    .action(async (file: string, flags: ReplayFlags) =>
      done(replayFile(await gamesIn(games, paper.io, flags.language), paper, file, flags)),
    );
}

function addSaves(root: Command, { games, paper, done }: Setting): void {
  command(root, games, 'saves', 'list the games that are kept by themselves')
    .option('--remove <name>', 'take this game away for good')
    .option('--json', 'print JSON')
    .action((flags: SavesFlags) => done(saves(games, paper, flags)));
}

function addRules(root: Command, { games, paper, done }: Setting): void {
  command(root, games, 'rules', 'look rules up by id, section or words')
    .argument('[words...]', 'an id, a section, or words to search for')
    .option('-g, --game <code>', `only this game: ${orList(GAME_CODES)}`)
    .option('--coverage', 'how many rules are carried out and tested')
    .option('--json', 'print JSON')
    .action((words: string[], flags) => done(rules(games, paper, words, flags)));
}

function addContent(root: Command, { games, paper, done }: Setting): void {
  command(root, games, 'content', 'count the cards of the games and check them')
    .option('-g, --game <code>', 'only this game')
    .option('--json', 'print JSON')
    .action((flags) => done(content(games, paper, flags)));
}

/** Commander's own help command answers a word it does not know with the whole list and no sentence. */
function addHelp(root: Command): void {
  root
    .command('help')
    .argument('[command]', 'a command')
    .description('print the help of a command')
    .helpOption('-h, --help', 'print this help')
    .allowExcessArguments(false)
    .action((typed: string | undefined) => {
      const asked = typed === undefined ? root : root.commands.find((made) => made.name() === typed);
      if (asked === undefined) throw noCommand(root, typed ?? '');
      asked.outputHelp();
    });
}
