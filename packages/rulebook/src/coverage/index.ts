export { readTests } from './files.js';
export {
  type Carrier,
  type CoverageInput,
  type CoverageReport,
  type CoverageSummary,
  coverage,
  type EntryCoverage,
  type TestPlace,
} from './report.js';
export { scanTests, type TestMention, type TestSource } from './scan.js';
