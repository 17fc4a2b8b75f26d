import { expect, test } from 'vitest'
import { fixtureTree } from '../fixtureTree.ts'
import { checkProse } from './checkProse.ts'
import { summary } from './summary.ts'

const planted = {
  'README.md': 'Whoever connects signs.',
  '.changeset/a.md': '---\n"@x/a": patch\n---\n\nVisitors can send.',
  'docs/decisions/0001-a.md': 'The wallet can not sign.',
  'packages/a/README.md': 'Use the door.',
  'packages/a/src/a.ts': '/** The news. */\nexport const laterViews = 1',
  'packages/a/src/a.css': '.a {\n  color: red; /* Told by colour. */\n}',
  'packages/a/src/locales/en.ts': "export const en = { title: 'Connect Wallet' }",
  'examples/a/README.md': 'It begins anew.',
  'tools/checks/a.ts': '// Told before.',
}

test('finds a planted sentence, string, docstring, comment and export', () => {
  expect(checkProse(fixtureTree(planted), []).map(({ file, line, term }) => `${file}:${line} ${term}`)).toEqual([
    'README.md:1 whoever',
    '.changeset/a.md:5 visitor',
    'docs/decisions/0001-a.md:1 can not',
    'packages/a/README.md:1 door',
    'packages/a/src/a.css:2 tell',
    'packages/a/src/a.css:2 British spelling',
    'packages/a/src/a.ts:1 news',
    'packages/a/src/a.ts:2 later',
    'packages/a/src/locales/en.ts:1 title case',
    'examples/a/README.md:1 anew',
    'tools/checks/a.ts:1 tell',
  ])
})

test('skips generated files and third-party texts', () => {
  const root = fixtureTree({
    'packages/a/CHANGELOG.md': 'nobody',
    'packages/a/dist/a.js': '// nobody',
    'node_modules/a/README.md': 'nobody',
    'packages/wallet-registry/data/NOTICE.md': 'nobody',
  })
  expect(checkProse(root, [])).toEqual([])
})

test('an allowed term passes in its file, and its entry fails once it is no longer needed', () => {
  const allowed = [{ file: 'README.md', term: 'whoever', reason: 'proves the point' }]
  expect(checkProse(fixtureTree({ 'README.md': 'Whoever connects signs.' }), allowed)).toEqual([])
  expect(checkProse(fixtureTree({ 'README.md': 'The user signs.' }), allowed)).toMatchObject([
    { file: 'README.md', term: 'whoever', message: 'no longer needs its entry in allowed.ts for "whoever"' },
  ])
})

test('the summary counts by term and by package', () => {
  const lines = summary(checkProse(fixtureTree(planted), [])).split('\n')
  expect(lines).toContain('     1  whoever')
  expect(lines).toContain('     6  packages/a')
  expect(lines).toContain('     1  README.md')
})
