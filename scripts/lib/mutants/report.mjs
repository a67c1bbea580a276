/**
 * @typedef {import('./summary.mjs').Summary} Summary
 * @typedef {import('./summary.mjs').Left} Left
 */

/** Ids of rules that are shown beside a line. */
const SHOWN = 4;

/**
 * @param {Summary} summary
 * @returns {string}
 */
export function report(summary) {
  return [
    headline(summary),
    ...(summary.ruled > 0 ? [cited(summary)] : []),
    ...summary.complaints.map((complaint) => `  ${complaint}`),
    ...listed('Only golden playthroughs or laws notice', summary.file, summary.lawsOnly),
    ...listed('Nothing notices', summary.file, summary.survivors),
    '',
  ].join('\n');
}

/** @param {Summary} summary */
function headline({ file, mutants, killed, timedOut, onlyLaws, survived, equal, score, scoreWithLaws }) {
  const counts = `${killed} killed, ${timedOut} timed out, ${survived} survived`;
  const equals = equal === 0 ? '' : ` (${equal} more change nothing)`;
  const laws =
    onlyLaws === 0 ? '' : `; ${scoreWithLaws} % with golden playthroughs and laws (${onlyLaws} more)`;
  return `${file}: ${score} % of ${mutants} mutants noticed${equals}: ${counts}${laws}`;
}

/** @param {Summary} summary */
function cited({ ruled, cited: own }) {
  return `  ${ruled} are in steps that cite rules; a test that cites the same rule notices ${own} of them`;
}

/**
 * @param {string} title
 * @param {string} file
 * @param {Left[]} left
 */
function listed(title, file, left) {
  return left.length === 0 ? [] : ['', `  ${title}:`, ...left.flatMap((one) => change(file, one))];
}

/**
 * @param {string} file
 * @param {Omit<Left, 'reached' | 'kind'> & { reached?: boolean }} left
 */
export function change(file, { line, before, after, rules, reached }) {
  const more = rules.length > SHOWN ? ` and ${rules.length - SHOWN} more` : '';
  const notes = [rules.slice(0, SHOWN).join(' ') + more, reached === false ? '(no test comes here)' : ''];
  return [`  ${[`${file}:${line}`, ...notes].join('  ').trimEnd()}`, `    - ${before}`, `    + ${after}`];
}
