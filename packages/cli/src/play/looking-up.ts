import type { ShownCard } from '@questhall/engine';
import { GAME_CODES, nearestRuleIds, rulebook } from '@questhall/rulebook';
import { ruleFacts, ruleLine, sayFacts } from '../rule-text.js';
import { wordsOf } from '../text/likeness.js';
import { count, orList } from '../text/list.js';
import type { Paper } from '../text/paper.js';
import { matches } from './match.js';
import type { Table } from './table.js';

const LAST = 20;
/** Hits shown for a search by words: a glance, not the book. */
const GLANCE = 5;

/** The last lines of the story, each with its rules. */
export function log({ paper, timeline, telling, viewer }: Table, rest: string): void {
  const lines = timeline.past.flatMap((moment) => telling.story(moment, viewer));
  const hidden = Math.max(0, lines.length - (rest === '' ? LAST : Number(rest)));
  if (lines.length === 0) paper.say('Nothing worth telling has happened yet.');
  if (hidden > 0) paper.say(paper.style.faint(`(${count(hidden, 'line')} before)`));
  for (const { text, event } of lines.slice(hidden)) {
    paper.say(`  ${text} ${paper.style.faint(cited(event.rules))}`, 2);
  }
}

/** A step may carry out many rules: two are enough to look it up. */
function cited(rules: readonly string[]): string {
  return rules.slice(0, 2).join(' ') + (rules.length > 2 ? ' …' : '');
}

/** A rule by its id, or the rules that speak of some words. */
export function rule({ paper, game }: Table, asked: string): void {
  const facts = ruleFacts(asked);
  if (asked === '') paper.say('Which rule? For example “rule ACG-ZONE-04”, or “rule engaged enemies”.');
  else if (facts !== undefined) sayFacts(paper, facts);
  else search(paper, game.code, asked);
}

function search(paper: Paper, game: string, asked: string): void {
  const code = GAME_CODES.find((known) => known === game) ?? 'acg';
  const near = /\d$/.test(asked) ? nearestRuleIds(asked) : [];
  const hits = near.length > 0 ? [] : rulebook(code).search(asked, GLANCE);
  if (near.length > 0) paper.say(`There is no rule ${asked}. Did you mean ${orList(near)}?`);
  else if (hits.length === 0) paper.say(`No rule speaks of “${asked}”.`);
  for (const hit of hits) paper.say(ruleLine(hit.rule.id, paper.style), 2);
}

/** What stands on a card: by the number of an option that points at it, or by its name. */
export function look(table: Table, asked: string): void {
  const { paper, game, timeline, viewer, choices } = table;
  const cards = game.show.cards?.(game.rules.view(timeline.state, viewer)) ?? [];
  const option = choices?.list.find(({ key }) => key === asked);
  const found =
    option === undefined ? named(cards, asked) : cards.filter(({ id }) => option.refs.includes(id));
  for (const { name, text } of found) {
    paper.say(paper.style.strong(name));
    for (const line of text.split('\n')) paper.say(`  ${line}`, 2);
  }
  if (found.length === 0) paper.say(nothingToRead(asked));
}

function named(cards: readonly ShownCard[], asked: string): readonly ShownCard[] {
  const meant = cards.map((card) => ({ card, label: card.name, words: wordsOf(card.name), numbers: [] }));
  return matches(asked, meant).map(({ card }) => card);
}

function nothingToRead(asked: string): string {
  return asked === ''
    ? 'At what? Type the number of an option, or the name of a card that lies open.'
    : `No card that lies open goes by “${asked}”.`;
}
