import { expect, test } from 'vitest'
import { fixtureTree } from './fixtureTree.ts'
import { checkLicenses } from './licenses.ts'
import { permits } from './permits.ts'

test.each([
  'MIT',
  'ISC',
  '0BSD',
  'MPL-2.0',
  '(MIT OR GPL-3.0)',
  'GPL-2.0-only OR Apache-2.0 WITH LLVM-exception',
  'MIT AND (ISC OR GPL-3.0)',
])('%s is permissive', expression => expect(permits(expression)).toBe(true))

test.each([
  '',
  'GPL-3.0',
  'UNLICENSED',
  'SEE LICENSE IN LICENSE.md',
  'MIT AND GPL-3.0',
  '(MIT OR ISC',
  'ISC AND MIT OR',
])("'%s' is not permissive", expression => expect(permits(expression)).toBe(false))

const app = { name: '@x/appkit', license: 'MIT' }

test('reports a proprietary package deep in the tree with the path to it', () => {
  const root = fixtureTree({
    'packages/appkit/package.json': { ...app, dependencies: { a: '1' } },
    'node_modules/a/package.json': { name: 'a', license: 'ISC', dependencies: { b: '1' } },
    'node_modules/b/package.json': { name: 'b', license: 'SEE LICENSE IN LICENSE.md' },
  })
  expect(checkLicenses(root)).toMatchObject([
    { file: 'node_modules/b/package.json', message: 'SEE LICENSE IN LICENSE.md (@x/appkit > a > b)' },
  ])
})

test('required peers count, but optional peers and tools do not', () => {
  const root = fixtureTree({
    'packages/appkit/package.json': {
      ...app,
      peerDependencies: { needed: '1', extra: '1' },
      peerDependenciesMeta: { extra: { optional: true } },
      devDependencies: { tool: '1' },
    },
    'node_modules/needed/package.json': { license: 'GPL-3.0' },
    'node_modules/extra/package.json': { license: 'GPL-3.0' },
    'node_modules/tool/package.json': { license: 'GPL-3.0' },
  })
  expect(checkLicenses(root).map(({ file }) => file)).toEqual(['node_modules/needed/package.json'])
})

test('a package fails if it has no license or is not installed', () => {
  const root = fixtureTree({
    'packages/appkit/package.json': { ...app, dependencies: { bare: '1', missing: '1' } },
    'node_modules/bare/package.json': { name: 'bare' },
  })
  expect(checkLicenses(root).map(({ message }) => message.split(' (')[0])).toEqual([
    'missing is not installed, so its license is unknown',
    'no license',
  ])
})

test('an unpublished package may have any dependencies', () => {
  const root = fixtureTree({
    'packages/internal/package.json': { name: '@x/internal', private: true, dependencies: { a: '1' } },
    'node_modules/a/package.json': { license: 'GPL-3.0' },
  })
  expect(checkLicenses(root)).toEqual([])
})
