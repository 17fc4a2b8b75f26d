import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixtureTree } from '../fixtureTree.ts'
import { filesBelow, isDevelopmentOnly, repository } from '../workspace.ts'
import { checkErrorPages } from './errorPages.ts'
import { errorTable } from './errorTables.ts'
import { readErrorCodes } from './readErrorCodes.ts'

const declared = new Set(readErrorCodes(repository).flatMap(({ codes }) => codes.map(({ code }) => code)))

/**
 * Returns the error codes in a source: an error's argument, a `code` property, or a literal with the prefix of a
 * declared code. Ignores imports, declarations and comparisons.
 */
function codesIn(source: string): string[] {
  const groups = [...new Set([...declared].map(code => code.split('/', 1)[0]))].join('|')
  const patterns = [
    /(?:Error|refuse)\(\s*'([a-z0-9]+\/[a-z0-9-]+)'/gu,
    /code: '([a-z0-9]+\/[a-z0-9-]+)'/gu,
    new RegExp(`(?<!from |import\\(|[!=]== |case )'((?:${groups})/[a-z0-9-]+)'(?!: true)`, 'gu'),
  ]
  const alerts = [...source.matchAll(/code: '(APKT\d+)'/gu)].map(([, code = '']) => `alert/${code}`)
  return [...patterns.flatMap(pattern => [...source.matchAll(pattern)].map(([, code = '']) => code)), ...alerts]
}

/** Returns every code in the sources of all packages, with a file that contains it. */
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

test('docs/errors.md and the READMEs match the docstrings of the codes', () => {
  expect(checkErrorPages(repository)).toEqual([])
})

test('every published code has the anchor that `errorDocsUrl` links to', () => {
  const page = readFileSync(join(repository, 'docs/errors.md'), 'utf8')
  const published = readErrorCodes(repository).filter(({ isPublished }) => isPublished)
  const anchors = published.flatMap(({ codes }) => codes.map(({ code }) => `<a id="${code.replace('/', '-')}"></a>`))
  expect(anchors.filter(anchor => !page.includes(anchor))).toEqual([])
  expect(new Set(anchors).size).toBe(anchors.length)
})

test('every code in the sources is declared', () => {
  const codes = codesInSources()
  expect(codes.size).toBeGreaterThan(140)
  expect([...codes].filter(([code]) => !declared.has(code))).toEqual([])
})

test('every declared code is thrown', () => {
  const codes = codesInSources()
  expect([...declared].filter(code => !codes.has(code))).toEqual([])
})

const docstring = (text: string): string => `    /**\n${text.replaceAll(/^/gmu, '     * ')}\n     */\n`

function packageWith(docstrings: Readonly<Record<string, string>>, readme: string): string {
  const members = Object.entries(docstrings).map(([code, text]) => `${docstring(text)}    '${code}': true\n`)
  return fixtureTree({
    'docs/errors.md': '<!-- codes -->\n\n## Greet\n\nX\n\n<!-- /codes -->\n',
    'packages/greet/package.json': { name: '@x/greet', private: true },
    'packages/greet/README.md': readme,
    'packages/greet/src/greet.ts': `declare module '@x/core' {\n  /** @category Greet */\n  interface AppKitErrorCodes {\n${members.join('')}  }\n}\n`,
  })
}

const problems = (root: string): string[] =>
  checkErrorPages(root)
    .filter(({ file }) => file !== 'docs/errors.md')
    .map(({ message }) => message)

test('the row of a code is generated from its docstring', () => {
  const root = packageWith(
    { 'greet/late': 'The greeting came\ntoo late.\nDo: try again.\n@throws {LateError}' },
    '<!-- codes -->\n\nX\n\n<!-- /codes -->\n',
  )
  const [area] = readErrorCodes(root)
  expect(area).toMatchObject({
    category: 'Greet',
    folder: 'packages/greet',
    isPublished: false,
    codes: [{ code: 'greet/late', when: 'The greeting came too late.', fix: 'try again.', errorClass: 'LateError' }],
  })
  expect(errorTable(area?.codes ?? [])).toBe(
    [
      '| Code         | Class       | When                        | What to do |',
      '| ------------ | ----------- | --------------------------- | ---------- |',
      '| `greet/late` | `LateError` | The greeting came too late. | Try again. |',
    ].join('\n'),
  )
})

test('rejects a page that differs from the docstrings or has no block for them', () => {
  const codes = { 'greet/late': 'The greeting came too late.\nDo: try again.' }
  const table = errorTable([
    { code: 'greet/late', when: 'The greeting came too late.', fix: 'try again.', errorClass: undefined },
  ])
  expect(problems(packageWith(codes, `<!-- codes -->\n\n${table}\n\n<!-- /codes -->\n`))).toEqual([])
  expect(problems(packageWith(codes, '<!-- codes -->\n\nX\n\n<!-- /codes -->\n'))).toEqual([
    'differs from the docstrings; run `node tools/checks/errors/errorPages.ts --write`',
  ])
  expect(problems(packageWith(codes, 'No block.\n'))).toEqual(['has no `<!-- codes -->` block'])
})

test('codes are sorted, and every docstring has a cause and a fix', () => {
  const root = packageWith(
    { 'greet/late': 'The greeting came too late.', 'greet/early': 'The greeting came too early.\nDo: wait.' },
    '<!-- codes -->\n\nX\n\n<!-- /codes -->\n',
  )
  expect(problems(root).slice(0, 2)).toEqual([
    'greet/early is not in alphabetical order',
    'the docstring of greet/late must say when it happens and, after `Do:`, what to do',
  ])
})
