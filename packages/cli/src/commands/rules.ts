import {
  findRule,
  GAME_CODES,
  type GameCode,
  nearestRuleIds,
  type Rule,
  rulebook,
} from '@questhall/rulebook';
import { coverageOf, gameCode } from '../coverage.js';
import { FINE, Refused } from '../errors.js';
import { type Games, suggestion } from '../games/registry.js';
import { type Fact, ruleFacts, sayFacts, sayRule } from '../rule-text.js';
import { count, orList } from '../text/list.js';
import type { Paper } from '../text/paper.js';
import { showContents } from './show-contents.js';
import { showCoverage } from './show-coverage.js';

export type RulesFlags = { readonly game?: string; readonly coverage?: boolean; readonly json?: boolean };
type Asked = { readonly games: Games; readonly paper: Paper; readonly json: boolean };

const MOST_HITS = 20;

/** Looks rules up by id, by section or by words, or says how much of them is carried out. */
export function rules(games: Games, paper: Paper, words: readonly string[], flags: RulesFlags): number {
  const json = flags.json === true;
  const codes = flags.game === undefined ? GAME_CODES : [knownCode(flags.game)];
  if (flags.coverage === true && words.length > 0) {
    throw new Refused('--coverage counts whole games: leave out the words or --coverage.');
  }
  if (flags.coverage === true) showCoverage(games, paper, codes, json);
  else if (words.length === 0) showContents(paper, codes, json);
  else lookUp({ games, paper, json }, codes, words.join(' '));
  return FINE;
}

function knownCode(code: string): GameCode {
  const known = gameCode(code);
  if (known !== undefined) return known;
  throw new Refused(`There is no game called '${code}'. ${suggestion(code, GAME_CODES)}`);
}

function lookUp(asked: Asked, codes: readonly GameCode[], words: string): void {
  const found = findRule(words);
  const section = codes.flatMap((code): readonly Rule[] => rulebook(code).inSection(words));
  if (found !== undefined) showRule(asked, found.game, found.rule);
  else if (section.length > 0) showSection(asked, words, section);
  else if (/^[a-z]+-[a-z]+-\d+$/i.test(words)) throw new Refused(noSuchRule(words));
  else search(asked, codes, words);
}

function noSuchRule(id: string): string {
  const near = nearestRuleIds(id);
  return `There is no rule ${id}. ${near.length > 0 ? `Did you mean ${orList(near)}?` : 'Search with words instead.'}`;
}

function showRule({ games, paper, json }: Asked, game: GameCode, rule: Rule): void {
  const entry = coverageOf(games, game).entries.find(({ id }) => id === rule.id);
  const carriedBy = entry?.carriedBy ?? [];
  const testedBy = entry?.testedBy ?? [];
  const tests = testedBy.map(({ file, line, title }): Fact => ['', `${file}:${line} “${title}”`]);
  const facts: Fact[] = [
    ...(ruleFacts(rule.id) ?? []),
    ['By', carriedBy.join(', ') || 'nothing yet'],
    ['Tests', tests.length === 0 ? 'none yet' : count(tests.length, 'test')],
    ...tests,
  ];
  if (json) paper.json({ game, ...rule, carriedBy, testedBy });
  else sayFacts(paper, facts);
}

function showSection({ paper, json }: Asked, section: string, found: readonly Rule[]): void {
  if (json) paper.json({ section: section.toUpperCase(), rules: found });
  else {
    paper.heading(`${found[0]?.sectionTitle ?? section} (${count(found.length, 'rule')})`);
    for (const { id } of found) sayRule(paper, id);
  }
}

type Hit = { readonly game: GameCode; readonly rule: Rule; readonly score: number };

function search({ paper, json }: Asked, codes: readonly GameCode[], words: string): void {
  const hits = codes
    .flatMap((game): Hit[] =>
      rulebook(game)
        .search(words, MOST_HITS)
        .map((hit) => ({ game, ...hit })),
    )
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_HITS);
  if (json) paper.json({ words, hits: hits.map(({ game, rule, score }) => ({ game, ...rule, score })) });
  else showHits(paper, hits, words);
}

function showHits(paper: Paper, hits: readonly Hit[], words: string): void {
  if (hits.length === 0) paper.say(`No rule mentions “${words}”.`);
  for (const { rule } of hits) sayRule(paper, rule.id);
  if (hits.length === MOST_HITS)
    paper.say(paper.style.faint(`The best ${MOST_HITS}; more words narrow it down.`));
}
