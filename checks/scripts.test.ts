import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from '../scripts/countTests.mjs'
import { run } from '../scripts/setup.mjs'
import { fixtureTree } from './fixtureTree.ts'

function reportFile(content: object): string {
  return join(fixtureTree({ 'report.json': content }), 'report.json')
}

test('a command is answered with its exit code and everything that it printed', async () => {
  const script = "console.log('out'); console.error('err'); process.exitCode = 3"
  const { code, output } = await run(process.execPath, ['-e', script])
  expect(code).toBe(3)
  expect(output).toContain('out\n')
  expect(output).toContain('err\n')
})

test('a command that does not exist fails, it does not throw', async () => {
  expect(await run('no-such-command', [])).toMatchObject({ code: 127 })
})

test('a command that hangs is ended with its children', async () => {
  const child = 'setInterval(() => {}, 1000)'
  const parent = `require('node:child_process').spawn(process.execPath, ['-e', '${child}'], { stdio: 'inherit' })`
  // The child holds our end of the output open, so this resolves only when the child is gone as well.
  const { code, output } = await run(process.execPath, ['-e', parent], { timeout: 800 })
  expect(code).not.toBe(0)
  expect(output).toContain('Stopped after 0.8 s.')
})

test('a test that passed at its second attempt counts as passed, and is named', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 4 }
  const specs = [
    { title: 'steady', tests: [{ status: 'expected' }] },
    { title: 'shaky', tests: [{ status: 'expected' }, { status: 'flaky' }] },
  ]
  const suites = [{ title: 'send.spec.ts', specs: [], suites: [{ title: 'on a phone', specs }] }]
  expect(countPlaywright(reportFile({ stats, suites }))).toEqual({
    passed: 6,
    failed: 1,
    repeated: ['send.spec.ts › on a phone › shaky'],
  })
})

test('so does a test that passed at its second attempt in vitest', () => {
  const assertionResults = [
    { fullName: 'steady', status: 'passed', failureMessages: [] },
    { fullName: 'shaky', status: 'passed', failureMessages: ['Error: not yet'] },
    { fullName: 'broken', status: 'failed', failureMessages: ['Error: no', 'Error: no'] },
  ]
  const testResults = [{ name: '/somewhere/send.test.ts', assertionResults }]
  expect(countVitest(reportFile({ numPassedTests: 2, numFailedTests: 1, testResults }))).toEqual({
    passed: 2,
    failed: 1,
    repeated: ['send.test.ts › shaky'],
  })
})

test('a run that wrote no report is an error, not zero tests', () => {
  const run = { numPassedTests: 7, numFailedTests: 1, testResults: [] }
  expect(countVitest(reportFile(run))).toEqual({ passed: 7, failed: 1, repeated: [] })
  expect(() => countVitest('/nowhere/report.json')).toThrow('No report was written.')
})
