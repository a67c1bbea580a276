import { type Answer, BadSave, type Event, hash, IllegalAnswer } from '@questhall/engine';
import { type AnyState, Teller } from '@questhall/table';
import { FAULT, FINE } from '../errors.js';
import { languageOf } from '../games/languages.js';
import type { Games } from '../games/registry.js';
import { endingOf } from '../play/screen.js';
import { type Agreement, agreement, type Crash, crashOf, type Opened, openFile } from '../saves.js';
import type { Paper } from '../text/paper.js';
import type { Words } from '../words/en.js';
import { wordsIn } from '../words/in.js';

export type ReplayFlags = {
  readonly to?: number;
  readonly json?: boolean;
  readonly language?: string;
};

type Line = { readonly event: Event; readonly text: string; readonly answer: number };
type Replayed = { readonly state: AnyState; readonly lines: readonly Line[]; readonly answered: number };
type Verdict = Agreement | 'not-reached';

/** Plays a recorded game again and tells it. */
export function replayFile(games: Games, paper: Paper, file: string, flags: ReplayFlags): number {
  paper.words = wordsIn(languageOf(paper.io, flags.language));
  const opened = openFile(games, paper.io.cwd, file);
  const replayed = playAgain(opened, flags.to);
  const whole = replayed.answered === opened.record.answers.length;
  const verdict = whole ? agreement(opened, replayed.state) : 'not-reached';
  const crash = whole ? crashAgain(opened, replayed.state) : undefined;
  if (flags.json === true) paper.json(asJson(opened, replayed, verdict, crash));
  else tell(paper, opened, replayed, { verdict, crash });
  return verdict === 'different' || crash?.again === true ? FAULT : FINE;
}

/** Step by step rather than at once, because each line of the story needs the table as it was then. */
function playAgain({ game, record }: Opened, to = record.answers.length): Replayed {
  const { rules } = game;
  const teller = new Teller(game);
  const viewer = rules.seats(record.setup)[0] ?? 'spectator';
  const answered = Math.min(to, record.answers.length);
  const { state, events } = rules.start(record.setup, record.seed);
  const lines: Line[] = [];
  const note = (happened: Event[], answer: number) => {
    const told = teller.story(happened, viewer, () => rules.view(state, viewer));
    lines.push(...told.map((one) => ({ ...one, answer })));
  };
  note(events, 0);
  for (let at = 0; at < answered; at++) {
    const happened: Event[] = [];
    playOne(() => rules.play(state, record.answers[at] as Answer, happened), at);
    note(happened, at + 1);
  }
  return { state, lines, answered };
}

function playOne(answer: () => void, at: number): void {
  try {
    answer();
  } catch (error) {
    if (!(error instanceof IllegalAnswer)) throw error;
    throw new BadSave(
      `the recorded game does not fit these rules from answer ${at + 1} on: ${error.message}`,
    );
  }
}

type CrashAgain = Crash & { readonly again: boolean };

/** Gives the answer once more that broke the game, to see whether it still does. */
function crashAgain(opened: Opened, state: AnyState): CrashAgain | undefined {
  const crash = crashOf(opened);
  if (crash === undefined || crash.answer === null) return crash && { ...crash, again: false };
  try {
    opened.game.rules.apply(state, crash.answer);
    return { ...crash, again: false };
  } catch {
    return { ...crash, again: true };
  }
}

function asJson(
  { game, record }: Opened,
  replayed: Replayed,
  verdict: Verdict,
  crash: CrashAgain | undefined,
): unknown {
  const { state, lines, answered } = replayed;
  return {
    game: game.code,
    seed: record.seed,
    setup: record.setup,
    answers: record.answers.length,
    answered,
    hash: hash(state),
    recorded: verdict,
    over: state.over,
    ...(crash !== undefined && { crash: { message: crash.message, again: crash.again } }),
    chronicle: lines.map(({ answer, text, event: { type, rules } }) => ({ answer, type, text, rules })),
  };
}

type Judged = { readonly verdict: Verdict; readonly crash: CrashAgain | undefined };

function tell(paper: Paper, { game, record }: Opened, replayed: Replayed, { verdict, crash }: Judged): void {
  const { state, lines, answered } = replayed;
  paper.heading(game.rules.title);
  const { words } = paper;
  paper.say(words.recorded(record.seed, record.answers.length, answered));
  paper.say();
  const width = String(answered).length;
  lines.forEach(({ answer, text }, at) => {
    const number = lines[at - 1]?.answer === answer ? '' : String(answer);
    paper.say(`${paper.style.faint(number.padStart(width))}  ${text}`, 2 + width);
  });
  paper.say();
  paper.say(state.over === null ? words.notOver : endingOf(new Teller(game), state.over, words));
  paper.say(words.finalHash(hash(state)));
  paper.say(words.verdicts[verdict]);
  if (crash !== undefined) paper.say(crashSentence(crash, words));
}

function crashSentence({ message, again, answer }: CrashAgain, words: Words): string {
  const then = again ? words.faultStillThere : words.faultGone;
  const kept = `${words.keptForAFault(message)}.`;
  return answer === null ? kept : `${kept} ${then}`;
}
