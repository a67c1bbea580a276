/**
 * @typedef {{ status: string, assertionResults: { status: string }[] }} FileResult
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: FileResult[] }} VitestReport
 */

/**
 * A file that does not load, or an error outside any test, is a failure too, although Vitest counts no test for it.
 * @param {VitestReport | undefined} report
 * @param {number} code Vitest's exit code
 */
export function countTests(report, code) {
  if (report === undefined) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + broken.length;
  return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}
