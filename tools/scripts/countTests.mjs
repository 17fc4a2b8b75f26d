import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

/*
 * On CI, a failed test gets a second attempt, because one stall among thousands of tests says nothing about the
 * product. The report lists such tests, so that they get fixed.
 */

/** Counts the tests of a vitest JSON report. A test that passed keeps the failure messages of its first attempt. */
export function countVitest(file) {
  const { numPassedTests, numFailedTests, testResults = [] } = readReport(file)
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter(result => result.status === 'failed')
    if (failed.length > 0) return failed.map(({ fullName }) => `${basename(name)} › ${fullName}`)
    return status === 'failed' ? [`${basename(name)} could not be loaded`] : []
  })
  const repeated = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${basename(name)} › ${fullName}`),
  )
  return { passed: numPassedTests, failed: numFailedTests, failures, repeated }
}

/** Counts the tests of a Playwright JSON report. */
export function countPlaywright(file) {
  const { stats, suites } = readReport(file)
  const { expected, unexpected, flaky } = stats
  const titles = status => suites.flatMap(suite => titlesOf(suite, status))
  return { passed: expected + flaky, failed: unexpected, failures: titles('unexpected'), repeated: titles('flaky') }
}

function titlesOf({ title, suites = [], specs = [] }, status) {
  const own = specs.filter(({ tests }) => tests.some(test => test.status === status)).map(spec => spec.title)
  return [...own, ...suites.flatMap(suite => titlesOf(suite, status))].map(name => `${title} › ${name}`)
}

function readReport(file) {
  if (!existsSync(file)) throw new Error('No report was written.')
  return JSON.parse(readFileSync(file, 'utf8'))
}
