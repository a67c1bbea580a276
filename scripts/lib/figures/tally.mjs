import { byKey, median, scoreOf } from './score.mjs';

/**
 * @typedef {import('../../../packages/sim/src/types.js').NamedSetup} NamedSetup
 * @typedef {import('../../../packages/sim/src/rows.js').Stored} Stored
 * @typedef {Stored['rows'][number]} Row
 * @typedef {import('./reading.mjs').Reading} Reading
 * @typedef {import('./score.mjs').Score} Score
 *
 * A run that was played, with the set-ups it was made of.
 * @typedef {{ name: string, run: { bot: string, gamesEach: number }, cells: readonly NamedSetup[], stored: Stored }} Played
 *
 * Games of one set-up.
 * @typedef {{ goal: string, campaign: boolean, name: string, difficulty: string, size: number, rows: Row[] }} Cell
 *
 * `won` is by difficulty and size of the party. Rounds and decisions are medians at standard. Of a campaign, `chapters` are the quests played in it;
 * they and its rounds are known only if the game keeps books.
 * @typedef {{ name: string, campaign: boolean, rounds: number | null, decisions: number, won: { [difficulty: string]: { [size: string]: Score } },
 *   chapters?: { [difficulty: string]: Score } }} AdventureFigures
 *
 * @typedef {{ rules: string, content: string }} Edition
 * @typedef {Edition & { title: string, seed: string, party: string,
 *   runs: { [name: string]: Score & { bot: string, gamesEach: number } },
 *   adventures: { [id: string]: AdventureFigures }, parties: { [heroes: string]: Score } }} GameFigures
 */

/**
 * What the games of all runs come to.
 * @param {{ title: string, version: string, content: string }} rules
 * @param {Reading} reading
 * @param {readonly Played[]} played
 * @returns {GameFigures}
 */
export function figuresOf({ title, version, content }, reading, played) {
  const cells = played.filter(({ run }) => run.bot === 'greedy').flatMap((one) => cellsOf(reading, one));
  const runs = played.map(({ name, run: { bot, gamesEach }, stored: { rows } }) => [
    name,
    { bot, gamesEach, ...scoreOf(rows) },
  ]);
  return {
    rules: version,
    content,
    title,
    seed: played[0]?.stored.head.seed ?? '',
    party: reading.party,
    runs: Object.fromEntries(runs),
    adventures: byKey(cells, ({ goal }) => goal, adventureOf),
    parties: partiesOf(played.filter(({ name }) => name === 'standard').flatMap(({ stored }) => stored.rows)),
  };
}

/**
 * @param {Reading} reading
 * @param {Played} played
 * @returns {Cell[]}
 */
function cellsOf(reading, { cells, stored }) {
  return cells.map(({ name, setup, labels }) => {
    const { goal, campaign, size } = reading.read(setup);
    return {
      goal,
      campaign,
      name: labels?.adventure ?? goal,
      difficulty: labels?.difficulty ?? 'standard',
      size,
      rows: stored.rows.filter((row) => row.setup === name),
    };
  });
}

/**
 * @param {Cell[]} cells
 * @returns {AdventureFigures}
 */
function adventureOf(cells) {
  const campaign = cells.some((cell) => cell.campaign);
  const rows = rowsOf(cells.filter(({ difficulty }) => difficulty === 'standard'));
  const rounds = rows.flatMap((row) => roundsOf(row, campaign) ?? []);
  const bySize = (/** @type {Cell[]} */ own) =>
    byKey(
      own,
      ({ size }) => String(size),
      (same) => scoreOf(rowsOf(same)),
    );
  return {
    name: cells[0]?.name ?? '',
    campaign,
    rounds: rounds.length > 0 ? median(rounds) : null,
    decisions: median(rows.map(({ decisions }) => decisions)),
    won: byDifficulty(cells, bySize),
    ...(campaign && hasBooks(rows) && { chapters: byDifficulty(cells, chaptersOf) }),
  };
}

/**
 * Without books, a campaign's figures tell of its last chapter only.
 * @param {Row} row
 * @param {boolean} campaign
 */
function roundsOf({ chapters, figures }, campaign) {
  if (chapters.length > 0) return chapters.reduce((total, { rounds }) => total + rounds, 0);
  return campaign || figures.rounds === undefined ? undefined : Number(figures.rounds);
}

const hasBooks = (/** @type {Row[]} */ rows) => rows.some(({ chapters }) => chapters.length > 0);

const chaptersOf = (/** @type {Cell[]} */ cells) =>
  scoreOf(rowsOf(cells).flatMap(({ chapters }) => chapters));

/**
 * @template Value
 * @param {Cell[]} cells
 * @param {(own: Cell[]) => Value} combine
 */
const byDifficulty = (cells, combine) => byKey(cells, ({ difficulty }) => difficulty, combine);

const rowsOf = (/** @type {Cell[]} */ cells) => cells.flatMap(({ rows }) => rows);

/**
 * How each party fared, by who was in it, as far as books tell.
 * @param {readonly Row[]} rows
 */
function partiesOf(rows) {
  const heroesIn = (/** @type {Row} */ row) =>
    Object.keys(row.chapters[0]?.people ?? {})
      .sort()
      .join(', ');
  const scores = Object.entries(
    byKey(
      rows.filter((row) => heroesIn(row) !== ''),
      heroesIn,
      scoreOf,
    ),
  );
  return Object.fromEntries(scores.sort(([a], [b]) => (a < b ? -1 : 1)));
}
