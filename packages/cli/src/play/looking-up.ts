import type { ShownCard } from '@questhall/engine';
import { GAME_CODES, nearestRuleIds, rulebook } from '@questhall/rulebook';
import { ruleFacts, sayFacts, sayRule } from '../rule-text.js';
import { wordsOf } from '../text/likeness.js';
import type { Paper } from '../text/paper.js';
import type { Words } from '../words/en.js';
import type { Choice } from './choices.js';
import { matches } from './match.js';
import type { Terminal } from './terminal.js';

const LAST = 20;
/** Hits shown for a search by words: a glance, not the book. */
const GLANCE = 5;

/** The last lines of the story, each with its rules. */
export function log({ paper, watcher }: Terminal, rest: string): void {
  const lines = watcher.chronicle();
  const hidden = Math.max(0, lines.length - (rest === '' ? LAST : Number(rest)));
  if (lines.length === 0) paper.say(paper.words.nothingHappened);
  if (hidden > 0) paper.say(paper.style.faint(paper.words.linesBefore(hidden)));
  for (const { text, kind, rules } of lines.slice(hidden)) {
    const indent = kind === 'detail' ? '    ' : '  ';
    paper.say(`${indent}${text} ${paper.style.faint(cited(rules))}`, 2);
  }
}

/** A step may carry out many rules: two are enough to look it up. */
function cited(rules: readonly string[]): string {
  return rules.slice(0, 2).join(' ') + (rules.length > 2 ? ' …' : '');
}

/** The game in a few paragraphs. */
export function guide({ paper, game, teller }: Terminal): void {
  const paragraphs = game.show.guide ?? [];
  if (paragraphs.length === 0) paper.say(paper.words.noGuide);
  paragraphs.forEach((paragraph, at) => {
    if (at > 0) paper.say();
    paper.say(`  ${teller.say(paragraph)}`);
  });
}

/** A rule by its id, or the rules that speak of some words. */
export function rule({ paper, game }: Terminal, asked: string): void {
  const facts = ruleFacts(asked, paper.words);
  if (asked === '') paper.say(paper.words.whichRule);
  else if (facts !== undefined) sayFacts(paper, facts);
  else search(paper, game.code, asked);
}

function search(paper: Paper, game: string, asked: string): void {
  const code = GAME_CODES.find((known) => known === game) ?? GAME_CODES[0];
  const near = /\d$/.test(asked) ? nearestRuleIds(asked) : [];
  const hits = near.length > 0 ? [] : rulebook(code).search(asked, GLANCE);
  if (near.length > 0) paper.say(paper.words.noRule(asked, paper.words.or(near)));
  else if (hits.length === 0) paper.say(paper.words.noRuleOf(asked));
  for (const hit of hits) sayRule(paper, hit.rule.id);
}

/** What stands on a card: by the number of an option that points at it, or by its name. */
export function look(terminal: Terminal, asked: string): void {
  const { paper, choices } = terminal;
  const option = choices?.list.find(({ key }) => key === asked);
  if (asked === '') paper.say(paper.words.lookAtWhat);
  else if (option !== undefined) lookAtOption(terminal, option);
  else lookByName(terminal, asked);
}

function openCards({ game, view }: Terminal): readonly ShownCard[] {
  return game.show.cards?.(view) ?? [];
}

/** Not every option is a card: then what is known about it is said. */
function lookAtOption(terminal: Terminal, { refs, label, details }: Choice): void {
  const { paper, game } = terminal;
  const open = openCards(terminal).filter(({ id }) => refs.includes(id));
  const found = open.length > 0 ? open : (game.show.box?.() ?? []).filter(({ id }) => refs.includes(id));
  for (const card of found) readCard(paper, card);
  if (found.length > 0) return;
  paper.say(paper.style.strong(label));
  for (const detail of details) paper.say(`  ${detail}`, 2);
  if (details.length === 0) paper.say(`  ${paper.words.noCardBehind}`);
}

/** What lies open comes first; any other card of the box may be read, too. */
function lookByName(terminal: Terminal, asked: string): void {
  const { paper, game } = terminal;
  const found = named(openCards(terminal), asked, paper.words);
  const other = found.length > 0 ? [] : named(game.show.box?.() ?? [], asked, paper.words);
  if (other.length > 0) paper.say(paper.style.faint(paper.words.inTheBox));
  const cards = [...found, ...other];
  for (const card of cards.slice(0, GLANCE)) readCard(paper, card);
  if (cards.length > GLANCE) paper.say(paper.words.otherCards(cards.length - GLANCE));
  if (cards.length === 0) paper.say(paper.words.noCard(asked));
}

function readCard(paper: Paper, { name, facts, text, flavour }: ShownCard): void {
  paper.say(paper.style.strong(name));
  if (facts !== undefined) paper.say(`  ${facts}`, 2);
  for (const line of text.split('\n')) if (line !== '') paper.say(`  ${line}`, 2);
  if (flavour !== undefined) paper.say(`  ${paper.style.faint(paper.words.quoted(flavour))}`, 2);
}

function named(cards: readonly ShownCard[], asked: string, words: Words): readonly ShownCard[] {
  const meant = cards.map((card) => ({ card, label: card.name, words: wordsOf(card.name), numbers: [] }));
  return matches(asked, meant, words).map(({ card }) => card);
}
