import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, isDevelopmentOnly, repository } from './workspace.ts'

const page = readFileSync(join(repository, 'docs/errors.md'), 'utf8')
const named = new Set([...page.matchAll(/`([a-z0-9]+\/[a-z0-9-]+)`/gu)].map(([, code = '']) => code))

/** Texts of a source that are codes: they stand where an error gets one, or begin as a code of the page does. No import does. */
function codesIn(source: string): string[] {
  const groups = [...new Set([...named].map(code => code.split('/', 1)[0]))].join('|')
  const patterns = [
    /(?:Error|refuse)\(\s*'([a-z0-9]+\/[a-z0-9-]+)'/gu,
    /code: '([a-z0-9]+\/[a-z0-9-]+)'/gu,
    new RegExp(`(?<!from |import\\()'((?:${groups})/[a-z0-9-]+)'`, 'gu'),
  ]
  return patterns.flatMap(pattern => [...source.matchAll(pattern)].map(([, code = '']) => code))
}

/** Every code in the published sources of every package, with a file that has it. */
function codesInSources(): Map<string, string> {
  const files = filesBelow(repository, 'packages', ['.ts', '.tsx']).filter(
    file => /^packages\/[^/]+\/src\//u.test(file) && !isDevelopmentOnly(file),
  )
  return new Map(
    files.flatMap(file =>
      codesIn(readFileSync(join(repository, file), 'utf8')).map((code): [string, string] => [code, file]),
    ),
  )
}

test('docs/errors.md names every code of every package', () => {
  const codes = codesInSources()
  expect(codes.size).toBeGreaterThan(140)
  expect([...codes].filter(([code]) => !named.has(code))).toEqual([])
})

test('docs/errors.md names no code that nobody throws', () => {
  const codes = codesInSources()
  expect([...named].filter(code => !codes.has(code))).toEqual([])
})

test('every code in docs/errors.md says when it happens', () => {
  const rows = page.split('\n').filter(line => line.startsWith('| `'))
  expect(rows.length).toBeGreaterThan(80)
  expect(rows.filter(row => !row.split('|')[3]?.trim())).toEqual([])
})
