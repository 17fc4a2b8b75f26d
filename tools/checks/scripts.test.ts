import { execFileSync } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { changedFiles } from '../scripts/changedFiles.mjs'
import { withUsers } from '../scripts/checks.mjs'
import { countPlaywright, countVitest } from '../scripts/countTests.mjs'
import { inLanes } from '../scripts/inLanes.mjs'
import { updatePackageIndexes } from '../scripts/packageIndexes.mjs'
import { findProgram, root, run } from '../scripts/setup.mjs'
import { typeProjects } from '../scripts/typeProjects.mjs'
import { fixtureTree } from './fixtureTree.ts'

function reportFile(content: object): string {
  return join(fixtureTree({ 'report.json': content }), 'report.json')
}

test('a command resolves with its exit code and all its output', async () => {
  const script = "console.log('out'); console.error('err'); process.exitCode = 3"
  const { code, output } = await run(process.execPath, ['-e', script])
  expect(code).toBe(3)
  expect(output).toContain('out\n')
  expect(output).toContain('err\n')
})

test('a missing command resolves with an error code instead of throwing', async () => {
  expect(await run('no-such-command', [])).toMatchObject({ code: 127 })
})

test('a command that hangs is stopped along with its children', async () => {
  const child = 'setInterval(() => {}, 1000)'
  const parent = `require('node:child_process').spawn(process.execPath, ['-e', '${child}'], { stdio: 'inherit' })`
  // The child keeps our end of the output open, so this only resolves once the child has exited, too.
  const { code, output } = await run(process.execPath, ['-e', parent], { timeout: 800 })
  expect(code).not.toBe(0)
  expect(output).toContain('Stopped after 0.8 s.')
})

test('updates the package indexes again until all of them arrive', async () => {
  const ignored = 'W: Failed to fetch http://deb.debian.org/x\nW: Some index files failed to download.\n'
  const answers = [
    { code: 100, output: 'E: Failed to fetch http://deb.debian.org/x\n' },
    { code: 0, output: ignored },
    { code: 0, output: 'Hit:1 http://deb.debian.org/x\nW: A key is in the legacy keyring.\n' },
    { code: 0, output: 'not reached' },
  ]
  const execute = async () => answers.shift() ?? { code: 127, output: '' }
  expect(await updatePackageIndexes(execute, { pauseMs: 0 })).toEqual([
    'E: Failed to fetch http://deb.debian.org/x\n',
    ignored,
  ])
  expect(answers).toHaveLength(1)
})

test('gives up on the package indexes after a few tries, and returns why', async () => {
  const execute = async () => ({ code: 100, output: 'E: no network' })
  expect(await updatePackageIndexes(execute, { tries: 2, pauseMs: 0 })).toEqual(['E: no network', 'E: no network'])
})

test.each([
  ['140.12.0esr', 'has version 140.12.0esr, but the tests need 143 or later'],
  ['153.8.0esr', undefined],
])('says that a Firefox is too old for Playwright: %s', async (version, problem) => {
  const path = join(fixtureTree({ firefox: `#!/bin/sh\necho 'Mozilla Firefox ${version}'\n` }), 'firefox')
  chmodSync(path, 0o755)
  vi.stubEnv('FIREFOX_PATH', path)
  onTestFinished(() => void vi.unstubAllEnvs())
  const found = findProgram('firefox')
  if (problem) await expect(found).rejects.toThrow(problem)
  else expect(await found).toBe(path)
})

test('tasks start in order, limited by the number of lanes, and results keep that order', async () => {
  const started: number[] = []
  const ends: (() => void)[] = []
  const task = (number: number) => async () => {
    started.push(number)
    await new Promise<void>(resolve => ends.push(resolve))
    return number
  }
  const results = inLanes([task(0), task(1), task(2)], 2)
  expect(started).toEqual([0, 1])
  // The second task finishes before the first.
  ends[1]?.()
  await expect.poll(() => started).toEqual([0, 1, 2])
  ends[2]?.()
  ends[0]?.()
  expect(await results).toEqual([0, 1, 2])
})

test('counts a Playwright test that passes on its second attempt as passed, and names it and every failed test', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 4 }
  const specs = [
    { title: 'steady', tests: [{ status: 'expected' }] },
    { title: 'shaky', tests: [{ status: 'expected' }, { status: 'flaky' }] },
    { title: 'broken', tests: [{ status: 'unexpected' }] },
  ]
  const suites = [{ title: 'send.spec.ts', specs: [], suites: [{ title: 'on a phone', specs }] }]
  expect(countPlaywright(reportFile({ stats, suites }))).toEqual({
    passed: 6,
    failed: 1,
    failures: ['send.spec.ts › on a phone › broken'],
    repeated: ['send.spec.ts › on a phone › shaky'],
  })
})

test('counts a vitest test that passes on its second attempt as passed, and names it and every failed test', () => {
  const assertionResults = [
    { fullName: 'steady', status: 'passed', failureMessages: [] },
    { fullName: 'shaky', status: 'passed', failureMessages: ['Error: not yet'] },
    { fullName: 'broken', status: 'failed', failureMessages: ['Error: no', 'Error: no'] },
  ]
  const testResults = [
    { name: '/somewhere/send.test.ts', status: 'failed', assertionResults },
    { name: '/somewhere/locked.test.ts', status: 'failed', assertionResults: [] },
  ]
  expect(countVitest(reportFile({ numPassedTests: 2, numFailedTests: 1, testResults }))).toEqual({
    passed: 2,
    failed: 1,
    failures: ['send.test.ts › broken', 'locked.test.ts could not be loaded'],
    repeated: ['send.test.ts › shaky'],
  })
})

test('a run without a report is an error, not zero tests', () => {
  const run = { numPassedTests: 7, numFailedTests: 1, testResults: [] }
  expect(countVitest(reportFile(run))).toEqual({ passed: 7, failed: 1, failures: [], repeated: [] })
  expect(() => countVitest('/nowhere/report.json')).toThrow('No report was written.')
})

test('changed files are those that differ from the main branch, committed or not', () => {
  const folder = fixtureTree({ 'kept.txt': 'a', 'edited.txt': 'a' })
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: folder })
  git('init', '--quiet', '--initial-branch=main')
  git('add', '.')
  git('commit', '--quiet', '--message=one')
  git('switch', '--quiet', '--create', 'topic')
  writeFileSync(join(folder, 'committed.txt'), 'b')
  git('add', '.')
  git('commit', '--quiet', '--message=two')
  writeFileSync(join(folder, 'edited.txt'), 'b')
  writeFileSync(join(folder, 'new.txt'), 'b')
  const { files, base } = changedFiles(folder)
  expect(files.toSorted()).toEqual(['committed.txt', 'edited.txt', 'new.txt'])
  expect(base).toMatch(/^[\da-f]{40}$/)
})

test('includes direct and indirect dependents, by any kind of dependency', () => {
  const pkg = (name: string, manifest: object = {}) => ({ folder: `packages/${name}`, manifest: { name, ...manifest } })
  const core = pkg('core')
  const packages = [
    core,
    pkg('ui', { peerDependencies: { core: '*' } }),
    pkg('send', { dependencies: { ui: '*' } }),
    pkg('kit', { devDependencies: { core: '*' } }),
    pkg('other', { dependencies: { valtio: '*' } }),
  ]
  expect(withUsers([core], packages).map(({ manifest }) => manifest.name)).toEqual(['core', 'ui', 'send', 'kit'])
})

test('packages with the same options become one project of all their files, and others keep theirs', () => {
  const projects = typeProjects(['packages/contract', 'packages/send', 'packages/pay', 'bench/modal'])
  expect(projects.slice(1)).toEqual(['packages/contract', 'bench/modal'])
  const shared = JSON.parse(readFileSync(projects[0] ?? '', 'utf8'))
  expect(shared).toEqual({
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: { types: ['node'] },
    include: ['packages/send/src', 'packages/pay/src', 'packages/pay/test'].map(folder => join(root, folder)),
  })
})
