import { sum } from './score.mjs';
import { singleAdventures } from './table.mjs';
import { heading, percent, share, whole } from './words.mjs';

/**
 * @typedef {import('./tally.mjs').GameFigures} GameFigures
 * @typedef {import('./score.mjs').Score} Score
 */

/**
 * What the table does not show at a glance, as a list.
 * @param {GameFigures} figures
 */
export function summary(figures) {
  const lines = [
    spread(figures),
    difficulties(figures),
    ...campaigns(figures),
    ...parties(figures),
    played(figures),
  ];
  return lines.map((line) => `- ${line}`).join('\n');
}

/** @param {GameFigures} figures */
function spread(figures) {
  const cells = singleAdventures(figures).flatMap(({ won }) => Object.values(won.standard ?? {}));
  const rates = cells.map(percent);
  return `At standard every adventure is won between ${Math.min(...rates)} % and ${Math.max(...rates)} % of the time, whatever the number of ${figures.party}.`;
}

/** @param {GameFigures} figures */
function difficulties(figures) {
  const all = (/** @type {string} */ name) =>
    sum(singleAdventures(figures).flatMap(({ won }) => Object.values(won[name] ?? {})));
  const said = ['novice', 'standard', 'veteran'].map((name) => `${percent(all(name))} % at ${name}`);
  return `In all ${said.join(', ')}.`;
}

/** @param {GameFigures} figures */
function campaigns({ adventures }) {
  return Object.values(adventures)
    .filter(({ campaign }) => campaign)
    .map(({ name, won, chapters, rounds, decisions }) => {
      const { won: ended, games } = sum(Object.values(won.standard ?? {}));
      const own = chapters?.standard;
      const quests =
        own === undefined ? '' : ` and ${percent(own)} % of the ${whole(own.games)} quests played in them`;
      const long = rounds === null ? '' : `${rounds} rounds and `;
      return `${name}: ${ended} of ${games} won${quests}. The median has ${long}${whole(decisions)} decisions.`;
    });
}

/**
 * The best and the worst party of each size; nothing where all heroes take part.
 * @param {GameFigures} figures
 */
function parties({ parties: scores }) {
  const all = Object.entries(scores).map(([heroes, score]) => ({ heroes: heroes.split(', '), score }));
  const sizes = [...new Set(all.map(({ heroes }) => heroes.length))].sort();
  return sizes.flatMap((size) => {
    const own = all
      .filter(({ heroes }) => heroes.length === size)
      .sort((a, b) => share(a.score) - share(b.score));
    const [worst, best] = [own[0], own.at(-1)];
    if (worst === undefined || best === undefined || own.length < 2) return [];
    return [`Parties of ${size} win from ${named(worst)} to ${named(best)}.`];
  });
}

/** @param {{ heroes: string[], score: Score }} party */
function named({ heroes, score }) {
  return `${percent(score)} % (${heroes.map(heading).join(', ')})`;
}

/** @param {GameFigures} figures */
function played({ runs }) {
  const by = (/** @type {string} */ name) => Object.values(runs).filter(({ bot }) => bot === name);
  const [greedy, random] = [sum(by('greedy')), sum(by('random'))];
  return `${whole(greedy.games)} games by greedy and ${whole(random.games)} by random: none crashed, none stuck. Random play wins ${random.won}.`;
}
