/** @typedef {import('./score.mjs').Score} Score */

/** @param {Score} score */
export const share = ({ won, games }) => (games === 0 ? 0 : won / games);

/** @param {Score} score */
export const percent = (score) => Math.round(100 * share(score));

/** @param {number} number */
export const whole = (number) => number.toLocaleString('en-US');

/**
 * How far an interval of 95 % reaches to each side when about half of the games are won, in points.
 * @param {number} games
 */
export const margin = (games) => Math.round((100 * 1.96 * 0.5) / Math.sqrt(games));

/**
 * As a sheet of the game has it, from its id.
 * @param {string} id
 */
export const heading = (id) =>
  id.replace(/(^|[-\s])(\w)/g, (_, gap, letter) => `${gap === '-' ? ' ' : gap}${letter.toUpperCase()}`);
