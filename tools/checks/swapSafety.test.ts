import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, repository } from './workspace.ts'

const page = readFileSync(join(repository, 'docs/swap-safety.md'), 'utf8')
// A long name continues on the next line.
const names = [...page.matchAll(/^ {2}- `([^`]+)`$/gm)].map(([, name = '']) => name.replaceAll(/\n +/g, ' '))
const files = ['packages', 'examples'].flatMap(folder => filesBelow(repository, folder, ['.ts', '.tsx']))
const tests = files
  .filter(path => /(?:\.(?:test|spec)\.tsx?|describe[A-Z]\w*\.ts)$/.test(path))
  .map(path => readFileSync(join(repository, path), 'utf8'))

test('the page about swap safety lists tests', () => {
  expect(names.length).toBeGreaterThan(50)
})

test.each(names)('a test is called: %s', name => {
  const quoted = ["'", '"', '`'].map(quote => `${quote}${name}${quote}`)
  expect(tests.some(text => quoted.some(one => text.includes(one)))).toBe(true)
})
