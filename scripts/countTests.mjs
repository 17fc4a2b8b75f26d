import { existsSync, readFileSync } from 'node:fs'

/** Numbers of a vitest JSON report. */
export function countVitest(file) {
  const { numPassedTests, numFailedTests } = readReport(file)
  return { passed: numPassedTests, failed: numFailedTests }
}

/**
 * Numbers of a Playwright JSON report. On a build machine a failed test gets a second attempt, because one stalled
 * browser among hundreds says nothing about the product; who needed it is named, so that it is repaired.
 */
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
