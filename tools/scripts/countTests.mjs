import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

/*
 * On CI, a failed test gets a second attempt, because one stall among thousands of tests says nothing about the
 * product. The report lists such tests, so that they get fixed.
 */

/** Counts the tests of a vitest JSON report. A test that passed keeps the failure messages of its first attempt. */
export function countVitest(file) {
  const { numPassedTests, numFailedTests, testResults = [] } = readReport(file)
  const repeated = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${basename(name)} › ${fullName}`),
  )
  return { passed: numPassedTests, failed: numFailedTests, repeated }
}

/** Counts the tests of a Playwright JSON report. */
export function countPlaywright(file) {
  const { stats, suites } = readReport(file)
  const { expected, unexpected, flaky } = stats
  return { passed: expected + flaky, failed: unexpected, repeated: flaky > 0 ? suites.flatMap(flakyTitles) : [] }
}

function flakyTitles({ title, suites = [], specs = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(spec => spec.title)
  return [...own, ...suites.flatMap(flakyTitles)].map(name => `${title} › ${name}`)
}

function readReport(file) {
  if (!existsSync(file)) throw new Error('No report was written.')
  return JSON.parse(readFileSync(file, 'utf8'))
}
