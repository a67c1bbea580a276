import { answersTo, type Sampled, sampleOdds } from '@questhall/bots';
import type { OptionId } from '@questhall/engine';
import type { Paper } from '../text/paper.js';
import type { Words } from '../words/en.js';
import { type Choice, type Choices, NOTHING } from './choices.js';
import { sayExactOdds } from './exact-odds.js';
import type { Terminal } from './terminal.js';

const TRIES = 400;
const MILLISECONDS = 2000;

/** What each option is likely to lead to: worked out where that can be done, sampled where it cannot. */
export function showOdds(terminal: Terminal, choices: Choices): void {
  const known = sayExactOdds(terminal, choices);
  if (choices.list.some(({ id }) => !known.includes(id))) saySampledOdds(terminal, choices, known);
}

function saySampledOdds(terminal: Terminal, { decision, list }: Choices, known: readonly OptionId[]): void {
  const { paper, viewer, state } = terminal;
  const seed = `${terminal.seed}/odds/${terminal.at}`;
  const { rules } = terminal.game;
  const end = performance.now() + MILLISECONDS;
  const enough = () => performance.now() >= end;
  const sampling = { tries: TRIES, seed, enough };
  const answers = answersTo(decision).filter(([first = NOTHING]) => !known.includes(first));
  const odds = sampleOdds(rules, state, { decision, viewer, answers }, sampling);
  const tries = odds[0]?.tries ?? 0;
  if (odds.length > 1 && new Set(odds.map((one) => told(one, paper))).size === 1) {
    paper.say(paper.words.oddsAlike(tries));
    return;
  }
  paper.say(paper.words.sampledOdds(tries));
  for (const one of odds) sayOdds(terminal, one, choiceOf(one, list));
}

function choiceOf({ picks: [first = NOTHING] }: Sampled, list: readonly Choice[]): Choice | undefined {
  return list.find(({ id }) => id === first);
}

function sayOdds({ paper }: Terminal, odds: Sampled, choice: Choice | undefined): void {
  const key = choice?.key ?? '';
  paper.say(`  ${paper.style.mark(key)}  ${choice?.label ?? ''}`, 2 + key.length);
  paper.say(`${' '.repeat(4 + key.length)}${told(odds, paper)}`);
}

function told(odds: Sampled, { style, words }: Paper): string {
  const figure = style.strong(String(percent(odds.worth)));
  const worth = words.worth(figure, percent(odds.low), percent(odds.high));
  return [worth, ...details(odds, words)].join(', ');
}

function details({ ends, changes }: Sampled, words: Words): string[] {
  const changed = Object.entries(changes).filter(([, change]) => Math.abs(change) >= 0.05);
  return [
    ...Object.entries(ends).map(([result, share]) => `${words.result(result)} ${percent(share)}%`),
    ...changed.map(
      ([name, change]) => `${words.figure(name)} ${change > 0 ? '+' : '−'}${words.decimal(Math.abs(change))}`,
    ),
  ];
}

const percent = (share: number) => Math.round(share * 100);
