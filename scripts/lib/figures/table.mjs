import { margin, percent } from './words.mjs';

/**
 * @typedef {import('./tally.mjs').GameFigures} GameFigures
 * @typedef {import('./tally.mjs').AdventureFigures} AdventureFigures
 */

const COLUMNS = ['standard', 'novice', 'veteran'];

/**
 * Single adventures: games won in per cent, by difficulty and size of the party.
 * @param {GameFigures} figures
 */
export function winTable(figures) {
  const { rules, content, seed, party, runs } = figures;
  const single = singleAdventures(figures);
  const sizes = Object.keys(single[0]?.won.standard ?? {}).join(', ');
  const [standard = 0, others = 0] = [runs.standard?.gamesEach, runs.others?.gamesEach];
  return [
    `Games won by greedy, in per cent, for ${sizes} ${party}. Rules ${rules}, cards \`${content}\`, seed \`${seed}\`. At standard ${standard} games stand behind`,
    `each number (the 95 % interval is about ±${margin(standard)}), at novice and veteran ${others} (about ±${margin(others)}).`,
    '',
    `| Adventure | ${COLUMNS.join(' | ')} |`,
    `| --- |${' --- |'.repeat(COLUMNS.length)}`,
    ...single.map(row),
  ].join('\n');
}

/**
 * @param {GameFigures} figures
 * @returns {AdventureFigures[]}
 */
export function singleAdventures({ adventures }) {
  return Object.values(adventures).filter(({ campaign }) => !campaign);
}

/** @param {AdventureFigures} adventure */
function row({ name, won }) {
  const cells = COLUMNS.map((difficulty) =>
    Object.values(won[difficulty] ?? {})
      .map(percent)
      .join(', '),
  );
  return `| ${name} | ${cells.join(' | ')} |`;
}
