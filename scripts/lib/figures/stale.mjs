/**
 * Games whose figures are missing or were played with other rules or cards, one sentence each.
 * @param {import('./file.mjs').Figures} figures
 * @param {{ [game: string]: import('./tally.mjs').Edition }} now the games as they are
 * @returns {string[]}
 */
export function staleFigures(figures, now) {
  const stale = Object.entries(now).flatMap(([game, edition]) => {
    const found = figures[game];
    const again = `run npm run figures -- --game ${game}`;
    if (found === undefined) return [`There are no figures of ${game}: ${again}`];
    if (found.rules === edition.rules && found.content === edition.content) return [];
    return [`The figures of ${game} are of ${named(found)}, the game is ${named(edition)}: ${again}`];
  });
  const gone = Object.keys(figures).filter((game) => now[game] === undefined);
  return [
    ...stale,
    ...gone.map((game) => `There are figures of ${game}, but no such game: run npm run figures`),
  ];
}

/** @param {import('./tally.mjs').Edition} edition */
function named({ rules, content }) {
  return `rules ${rules}, content ${content}`;
}
