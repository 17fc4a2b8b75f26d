import { expect, test } from 'vitest'
import { checkEngines } from './engines.ts'
import { fixtureTree } from './fixtureTree.ts'

const app = { name: '@x/appkit', engines: { node: '>=20.19' } }

test('reports a dependency deep in the tree that needs a newer Node', () => {
  const root = fixtureTree({
    'packages/appkit/package.json': { ...app, dependencies: { a: '1' } },
    'node_modules/a/package.json': { name: 'a', engines: { node: '>=18' }, dependencies: { b: '1' } },
    'node_modules/b/package.json': { name: 'b', engines: { node: '>=22' } },
  })
  expect(checkEngines(root)).toEqual([
    {
      rule: 'engines',
      file: 'node_modules/b/package.json',
      message: 'b needs Node >=22, but @x/appkit promises >=20.19 (@x/appkit > a > b)',
    },
  ])
})

test('reports a package of ours that promises more than another one that it needs', () => {
  const root = fixtureTree({
    'packages/appkit/package.json': { ...app, dependencies: { '@x/core': '1' } },
    'node_modules/@x/core/package.json': { name: '@x/core', engines: { node: '>=22.12' } },
  })
  expect(checkEngines(root)).toHaveLength(1)
})

test('reports a published package without a Node version', () => {
  const root = fixtureTree({ 'packages/appkit/package.json': { name: '@x/appkit' } })
  expect(checkEngines(root)).toMatchObject([{ message: '@x/appkit promises no Node version' }])
})

test('accepts ranges that include the oldest version, and ignores private packages and tools', () => {
  const newer = { name: 'newer', engines: { node: '>=24' } }
  const root = fixtureTree({
    'packages/appkit/package.json': { ...app, dependencies: { a: '1', b: '1' }, devDependencies: { newer: '1' } },
    'packages/private/package.json': { name: '@x/private', private: true, dependencies: { newer: '1' } },
    'node_modules/a/package.json': { name: 'a', engines: { node: '^18 || ^20.9 || >=22' } },
    'node_modules/b/package.json': { name: 'b' },
    'node_modules/newer/package.json': newer,
  })
  expect(checkEngines(root)).toEqual([])
})
