import { existsSync, readFileSync } from 'node:fs'

/** Numbers of a vitest JSON report. */
export function countVitest(file) {
  const { numPassedTests, numFailedTests } = readReport(file)
  return { passed: numPassedTests, failed: numFailedTests }
}

/** Numbers of a Playwright JSON report. A flaky test is a failed one: it must be repaired, not repeated. */
export function countPlaywright(file) {
  const { expected, unexpected, flaky } = readReport(file).stats
  return { passed: expected, failed: unexpected + flaky }
}

function readReport(file) {
  if (!existsSync(file)) throw new Error('No report was written.')
  return JSON.parse(readFileSync(file, 'utf8'))
}
