import { expect, test } from 'vitest'
import { fixtureTree } from './fixtureTree.ts'
import { checkImportMatrix } from './import-matrix.ts'

const entryPoint = { '.': './src/exports/index.ts' }
const manifests = {
  'packages/appkit-core/package.json': {
    name: '@x/appkit-core',
    exports: { ...entryPoint, './deep/*': './src/deep/*.ts' },
  },
  'packages/appkit-ui/package.json': {
    name: '@x/appkit-ui',
    exports: entryPoint,
    dependencies: { '@x/appkit-core': '*' },
  },
  'packages/adapter-kit/package.json': {
    name: '@x/adapter-kit',
    exports: entryPoint,
    dependencies: { '@x/appkit-core': '*' },
  },
  'packages/adapter-a/package.json': {
    name: '@x/adapter-a',
    exports: entryPoint,
    dependencies: { '@x/adapter-kit': '*', '@x/appkit-core': '*' },
  },
  'packages/adapter-b/package.json': { name: '@x/adapter-b', exports: entryPoint },
  'packages/send/package.json': { name: '@x/send', exports: entryPoint, dependencies: { '@x/appkit-ui': '*' } },
  'packages/testing/package.json': { name: '@x/testing', exports: entryPoint },
  'examples/app/package.json': { name: '@x/app' },
}

function violations(files: Record<string, string | object>): string[] {
  return checkImportMatrix(fixtureTree({ ...manifests, ...files })).map(({ rule, file }) => `${rule} ${file}`)
}

test.each([
  ['core', 'packages/appkit-core/src/a.ts', '@x/appkit-ui'],
  ['ui', 'packages/appkit-ui/src/a.tsx', '@x/send'],
  ['an adapter', 'packages/adapter-a/src/a.ts', '@x/adapter-b'],
  ['an adapter', 'packages/adapter-a/src/a.ts', '@x/appkit-ui'],
  ['what adapters share', 'packages/adapter-kit/src/a.ts', '@x/adapter-a'],
  ['a feature', 'packages/send/src/a.ts', '@x/adapter-a'],
  ['a feature', 'packages/send/src/a.ts', '@x/adapter-kit'],
  ['testing', 'packages/testing/src/a.ts', '@x/appkit-core'],
])('%s may not import upward or sideways', (_, file, specifier) => {
  expect(violations({ [file]: `import { a } from '${specifier}'` })).toContain(`matrix ${file}`)
})

test.each([
  ["export * from '@x/appkit-ui'"],
  ["const a = import('@x/appkit-ui')"],
  ["import type { A } from '@x/appkit-ui'"],
  ["let a: import('@x/appkit-ui').A"],
])('every form of import counts: %s', source => {
  // The cycle that it closes is a separate finding.
  expect(violations({ 'packages/appkit-core/src/a.ts': source })).toContain('matrix packages/appkit-core/src/a.ts')
})

test('core may import the contract, which may not import our other packages', () => {
  const contract = { 'packages/contract/package.json': { name: '@x/contract', exports: entryPoint } }
  const core = { ...manifests['packages/appkit-core/package.json'], dependencies: { '@x/contract': '*' } }
  const file = 'packages/appkit-core/src/a.ts'
  expect(
    violations({ ...contract, 'packages/appkit-core/package.json': core, [file]: "import { a } from '@x/contract'" }),
  ).toEqual([])
  const upward = 'packages/contract/src/a.ts'
  expect(violations({ ...contract, [upward]: "import type { A } from '@x/appkit-core'" })).toContain(`matrix ${upward}`)
})

test('core may not import the types of a server package', () => {
  const file = 'packages/appkit-core/src/a.ts'
  expect(violations({ [file]: "import type { A } from '@x/testing'" })).toContain(`matrix ${file}`)
})

test('only tests of views and features may import the shared test kit', () => {
  const shared = { 'packages/test-kit/package.json': { name: '@x/test-kit', exports: entryPoint } }
  const imported = (file: string) =>
    violations({ ...shared, [file]: "import { a } from '@x/test-kit'" }).filter(found => found.startsWith('matrix'))
  for (const file of ['packages/send/src/a.test.ts', 'packages/appkit-ui/src/a.test.ts'])
    expect(imported(file)).toEqual([])
  for (const file of ['packages/send/src/a.ts', 'packages/appkit-ui/src/a.ts', 'packages/adapter-a/src/a.test.ts'])
    expect(imported(file)).toEqual([`matrix ${file}`])
})

test('a manifest may not depend upward either', () => {
  const manifest = { name: '@x/testing', peerDependencies: { '@x/appkit-core': '*' } }
  expect(violations({ 'packages/testing/package.json': manifest })).toEqual(['matrix packages/testing/package.json'])
})

test('allows imports of lower layers through an entry point, and any import in examples', () => {
  expect(
    violations({
      'packages/send/src/a.ts': "import { b } from '@x/appkit-ui'",
      'packages/appkit-ui/src/a.ts': "import { b } from '@x/appkit-core/deep/b'",
      'packages/adapter-a/src/a.ts': "import { c } from '@x/adapter-kit'; import { b } from '@x/appkit-core/deep/b'",
      'packages/adapter-a/src/a.test.ts': "import { wallet } from '@x/testing'; import { b } from '@x/adapter-b'",
      'examples/app/src/a.ts': "import '@x/send'; import '@x/adapter-a'; import '@x/testing'; import 'anything'",
    }),
  ).toEqual([])
})

test.each(['@x/appkit-core/src/a', '@x/appkit-core/dist/index.js', '../../appkit-core/src/a'])(
  'a package may only import the declared exports of others, not %s',
  specifier => {
    const file = 'packages/appkit-ui/src/a.ts'
    expect(violations({ [file]: `import { a } from '${specifier}'` })).toEqual([`internals ${file}`])
  },
)

test('a tool configuration may import the one at the root, but a source may not', () => {
  expect(
    violations({
      'packages/appkit-core/tsup.config.ts': "import { options } from '../../config/tsup.base'",
      'packages/appkit-core/src/a.ts': "import { options } from '../../../config/tsup.base'",
    }),
  ).toEqual(['internals packages/appkit-core/src/a.ts'])
})

test('the tests of a tool may import the sources of packages by path, but the tool may not', () => {
  const specifier = "import { a } from '../../../packages/appkit-core/src/a'"
  expect(
    violations({
      'tools/attack/package.json': { name: '@x/attack' },
      'tools/attack/test/a.ts': specifier,
      'tools/attack/src/a.ts': specifier,
      'packages/appkit-ui/test/deep/a.ts': "import { a } from '../../../appkit-core/src/a'",
    }),
  ).toEqual(['internals packages/appkit-ui/test/deep/a.ts', 'internals tools/attack/src/a.ts'])
})

test('the backend may import the server kit of sign-in, which may not import core', () => {
  const siwx = { 'packages/siwx/package.json': { name: '@x/siwx', exports: entryPoint } }
  const cloud = { name: '@x/cloud', exports: entryPoint, dependencies: { '@x/siwx': '*' } }
  const verify = { 'packages/cloud/src/a.ts': "const a = import('@x/siwx')" }
  expect(violations({ ...siwx, 'packages/cloud/package.json': cloud, ...verify })).toEqual([])
  const upward = 'packages/siwx/src/a.ts'
  expect(violations({ ...siwx, [upward]: "import type { A } from '@x/appkit-core'" })).toContain(`matrix ${upward}`)
})

test('rejects a package without a layer', () => {
  expect(violations({ 'packages/new/package.json': { name: '@x/new' } })).toEqual(['matrix packages/new/package.json'])
})

test('published code may import packages that the build bundles', () => {
  const core = { ...manifests['packages/appkit-core/package.json'], openappkit: { bundled: ['relay-client'] } }
  const files = { 'packages/appkit-core/src/a.ts': "import { relay } from 'relay-client'" }
  expect(violations({ ...files, 'packages/appkit-core/package.json': core })).toEqual([])
  expect(violations(files)).toEqual(['undeclared packages/appkit-core/src/a.ts'])
})

test('published code may import types that its declarations do not contain', () => {
  const core = { ...manifests['packages/appkit-core/package.json'], openappkit: { internalTypes: ['standard'] } }
  const manifest = { 'packages/appkit-core/package.json': core }
  const file = 'packages/appkit-core/src/a.ts'
  expect(violations({ ...manifest, [file]: "import type { Wallet } from 'standard'" })).toEqual([])
  expect(violations({ ...manifest, [file]: "import { Wallet } from 'standard'" })).toEqual([`undeclared ${file}`])
})

test('published code may only import its declared dependencies, and tests may import more', () => {
  expect(
    violations({
      'packages/appkit-core/src/a.ts': "import 'left-pad'; import 'node:fs'",
      'packages/appkit-core/src/a.test.ts': "import 'vitest'; import 'node:fs'",
    }),
  ).toEqual(['undeclared packages/appkit-core/src/a.ts', 'undeclared packages/appkit-core/src/a.ts'])
})

test('files may not import each other in a cycle, and types and lazy imports count', () => {
  expect(
    violations({
      'packages/appkit-core/src/a.ts': "import { b } from './b'",
      'packages/appkit-core/src/b.ts': "export { c } from './c'",
      'packages/appkit-core/src/c.ts': "import { a } from './a'",
      'packages/appkit-ui/src/a.ts': "import { b } from './b'",
      'packages/appkit-ui/src/b.ts': "import type { A } from './a'",
      'packages/send/src/a.ts': "import { b } from './b'",
      'packages/send/src/b.ts': "const a = import('./a')",
    }),
  ).toEqual([
    'cycle packages/appkit-core/src/a.ts',
    'cycle packages/appkit-ui/src/a.ts',
    'cycle packages/send/src/a.ts',
  ])
})

test.each([
  ['a type', "import type { A } from '@x/appkit-ui'", {}],
  ['a lazy import', "const a = import('@x/appkit-ui')", {}],
  ['a development dependency', '', { devDependencies: { '@x/appkit-ui': '*' } }],
])('packages may not depend on each other in a cycle, and %s also closes one', (_, source, manifest) => {
  const core = { ...manifests['packages/appkit-core/package.json'], ...manifest }
  expect(
    violations({ 'packages/appkit-core/package.json': core, 'packages/appkit-core/src/a.test.ts': source }),
  ).toContain('cycle packages/appkit-core')
})
