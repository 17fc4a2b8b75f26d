import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, isDevelopmentOnly, readWorkspace, repository } from './workspace.ts'

/** docs/errors.md, and the section "Errors" in the README of each feature. */
const page = [
  readFileSync(join(repository, 'docs/errors.md'), 'utf8'),
  ...readWorkspace(repository)
    .filter(({ manifest }) => manifest.openappkit?.budgets)
    .map(({ folder }) => join(repository, folder, 'README.md'))
    .map(
      path =>
        readFileSync(path, 'utf8')
          .split(/^## Errors$/mu)[1]
          ?.split(/^## /mu)[0] ?? '',
    ),
].join('\n')
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

test('the codes of docs/errors.md are those that TypeScript knows', () => {
  const source = readFileSync(join(repository, 'packages/contract/src/errors/AppKitErrorCodes.ts'), 'utf8')
  const declared = [...source.matchAll(/^ {2}'([a-z0-9/-]+)': true$/gmu)].map(([, code]) => code)
  const rows = readFileSync(join(repository, 'docs/errors.md'), 'utf8')
    .split('\n')
    .filter(line => line.startsWith('| `'))
  const explained = rows.flatMap(row => [...(row.split('|')[1] ?? '').matchAll(/`([a-z0-9]+\/[a-z0-9-]+)`/gu)])
  expect(declared).toEqual([...new Set(explained.map(([, code]) => code))].toSorted())
})

test('docs/errors.md, or the README of a feature, names every code of every package', () => {
  const codes = codesInSources()
  expect(codes.size).toBeGreaterThan(140)
  expect([...codes].filter(([code]) => !named.has(code))).toEqual([])
})

test('no page names a code that is never thrown', () => {
  const codes = codesInSources()
  expect([...named].filter(code => !codes.has(code))).toEqual([])
})

test('every code says when it happens', () => {
  const rows = page.split('\n').filter(line => line.startsWith('| `'))
  expect(rows.length).toBeGreaterThan(80)
  expect(rows.filter(row => !row.split('|')[3]?.trim())).toEqual([])
})
