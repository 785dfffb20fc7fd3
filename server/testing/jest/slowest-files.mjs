import path from 'node:path';

const MAX_FILES = 20;

const seconds = (ms) => `${(ms / 1_000).toFixed(1).padStart(7)} s`;

function describeFile({ testFilePath, perfStats, numPassingTests, numFailingTests }, rootDir) {
  const tests = `${numPassingTests + numFailingTests}`.padStart(5);
  return `${seconds(perfStats.runtime)} ${tests} tests  ${path.relative(rootDir, testFilePath)}`;
}

/** A reporter that lists the slowest test files of a run, with the number of their tests. */
export default class SlowestFiles {
  constructor({ rootDir }) {
    this.rootDir = rootDir;
  }

  onRunComplete(_contexts, { testResults }) {
    if (testResults.length < 2) return;

    const slowest = testResults
      .toSorted((one, other) => other.perfStats.runtime - one.perfStats.runtime)
      .slice(0, MAX_FILES)
      .map((file) => describeFile(file, this.rootDir));

    process.stderr.write(`\nThe slowest files:\n${slowest.join('\n')}\n`);
  }
}
