import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixtureTree } from '../fixtureTree.ts'
import { repository } from '../workspace.ts'
import { formatScore, scoreOf } from './Score.ts'
import { narrowGlobs, strykerOptions } from './strykerOptions.ts'
import { targets } from './targets.ts'
import { strykerPlugins } from './wording.ts'

test('the score covers mutants that a test reached, and a test that hangs counts as noticing one', () => {
  const statuses = ['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'CompileError']
  const hung = { status: 'Killed', statusReason: 'Test timed out in 10000ms.' }
  const score = scoreOf([...statuses.slice(1).map(status => ({ status })), hung])
  expect(score).toEqual({ killed: 1, timeout: 2, survived: 1, noCoverage: 1, covered: 75 })
  expect(formatScore('send', score)).toMatch(
    /^send +75\.0 % of covered mutants killed: 1 killed, 2 timed out, 1 survived/,
  )
})

test('an infinite loop is not a timeout', () => {
  const loop = { status: 'Timeout', statusReason: 'Hit limit reached (301/300)' }
  expect(scoreOf([loop])).toMatchObject({ killed: 1, timeout: 0, covered: 100 })
})

test('code that runs while a module loads is mutated only on request', () => {
  const run = { folder: 'send', target: { sources: [] }, paths: [], concurrency: 1 }
  expect(strykerOptions({ ...run, withStatic: false })).toHaveProperty('ignoreStatic', true)
  expect(strykerOptions({ ...run, withStatic: true })).toHaveProperty('ignoreStatic', false)
})

test('there is no score without a covered mutant', () => {
  expect(scoreOf([{ status: 'NoCoverage' }]).covered).toBeUndefined()
})

test('a path narrows the sources and keeps their exclusions', () => {
  const root = fixtureTree({ 'src/links/a.ts': '', 'src/b.ts': '' })
  const sources = ['src/**/*.ts', '!src/**/*.test.ts']
  expect(narrowGlobs(root, sources, [])).toEqual(sources)
  expect(narrowGlobs(root, sources, ['src/links', 'src/b.ts'])).toEqual([
    'src/links/**/*.ts',
    'src/b.ts',
    '!src/**/*.test.ts',
  ])
  expect(() => narrowGlobs(root, sources, ['src/link'])).toThrow("src/link doesn't exist")
})

test('every target is a package with unit tests', () => {
  for (const folder of Object.keys(targets)) {
    expect(existsSync(join(repository, 'packages', folder, 'vitest.config.ts')), folder).toBe(true)
  }
})

test('mutates the code of an error but not its message', () => {
  const argument = (callee: string, value: string) => ({
    node: { type: 'StringLiteral', value },
    parent: { type: 'NewExpression', callee: { type: 'Identifier', name: callee } },
    listKey: 'arguments',
  })
  const ignored = (path: object) => strykerPlugins[0]?.value.shouldIgnore(path as never) !== undefined
  expect(ignored(argument('AppKitError', 'The wallet declined. Try again.'))).toBe(true)
  expect(ignored(argument('AppKitError', 'wallet/declined'))).toBe(false)
  expect(ignored(argument('Notification', 'The wallet declined.'))).toBe(false)
  expect(ignored({ ...argument('AppKitError', 'A name'), listKey: undefined })).toBe(false)
})
