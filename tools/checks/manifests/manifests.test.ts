import { expect, test } from 'vitest'
import { fixtureTree } from '../fixtureTree.ts'
import { repository } from '../workspace.ts'
import { checkManifests } from './checkManifests.ts'

const complete = {
  name: '@openappkit/kit',
  description: 'A package that has everything it needs.',
  keywords: ['openappkit', 'wallet', 'web3', 'test'],
  homepage: 'https://github.com/openappkit/openappkit/tree/main/packages/kit#readme',
  bugs: { url: 'https://github.com/openappkit/openappkit/issues' },
  funding: { type: 'github', url: 'https://github.com/sponsors/openappkit' },
  license: 'MIT',
  author: 'OpenAppKit contributors',
  type: 'module',
  repository: {
    type: 'git',
    url: 'git+https://github.com/openappkit/openappkit.git',
    directory: 'packages/kit',
  },
  sideEffects: false,
  exports: {
    '.': {
      '@openappkit/source': './src/exports/index.ts',
      types: './dist/index.d.ts',
      default: './dist/index.js',
    },
    './package.json': './package.json',
  },
  files: ['dist', 'CHANGELOG.md'],
  engines: { node: '>=20.19' },
  publishConfig: { access: 'public', provenance: true },
}
const other = {
  ...complete,
  name: '@openappkit/other',
  homepage: complete.homepage.replace('kit#', 'other#'),
  repository: { ...complete.repository, directory: 'packages/other' },
}

/** Returns the messages about a package with these changed fields, beside `other`. */
function problems(changes: object, otherChanges: object = {}): string[] {
  const root = fixtureTree({
    'pnpm-workspace.yaml': 'packages:\n  - packages/*\n\ncatalog:\n  "@x/exact": 1.2.3\n  ranged: ^1.2.3\n',
    'packages/kit/package.json': { ...complete, ...changes },
    'packages/kit/src/exports/index.ts': '',
    'packages/other/package.json': { ...other, ...otherChanges },
    'packages/other/src/exports/index.ts': '',
    'packages/internal/package.json': { name: '@openappkit/internal', private: true },
  })
  return checkManifests(root).map(({ message }) => message)
}

test('the manifests of this repository have everything', () => {
  expect(checkManifests(repository)).toEqual([])
})

test('accepts a complete package, with ranges from the catalog and exact versions of our packages', () => {
  expect(problems({})).toEqual([])
  expect(problems({ dependencies: { '@openappkit/other': 'workspace:*', ranged: 'catalog:' } })).toEqual([])
})

test.each(['homepage', 'bugs', 'funding', 'license', 'author', 'repository', 'publishConfig'])(
  'reports a missing %s',
  field => {
    expect(problems({ [field]: undefined })).toEqual([expect.stringMatching(`'${field}' must be`)])
  },
)

test.each([
  ['\'name\' must be "@openappkit/kit"', { name: '@openappkit/kids' }],
  ["'description' must be a sentence", { description: 'Kit' }],
  ["'keywords' must be 4 to 10", { keywords: [] }],
  ["'keywords' must be 4 to 10", { keywords: ['openappkit', 'Wallet', 'web3', 'test'] }],
  ["'type' must be 'module'", { type: undefined }],
  ["'sideEffects' must be false", { sideEffects: undefined }],
  ["'sideEffects' must be false", { sideEffects: ['./src/styles.css'] }],
  ["'engines' must name the Node versions", { engines: undefined }],
  ["'files' must contain 'dist'", { files: undefined }],
  ["'files' lists 'migrations', which doesn't exist", { files: ['dist', 'CHANGELOG.md', 'migrations'] }],
  ["'bin' points to ./src/cli.ts", { bin: { kit: './src/cli.ts' } }],
])('reports a field: %s', (message, changes) => {
  expect(problems(changes).join('\n')).toContain(message)
})

const [index, manifest] = [complete.exports['.'], { './package.json': './package.json' }]
test.each([
  ["must contain './package.json'", { '.': index }],
  ['in this order', { ...manifest, '.': { ...index, types: undefined } }],
  ['in this order', { ...manifest, '.': { default: './dist/index.js', types: './dist/index.d.ts' } }],
  [
    "names ./src/none.ts, which doesn't exist",
    { ...manifest, '.': { ...index, '@openappkit/source': './src/none.ts' } },
  ],
  ['points to ./src/index.js, outside ./dist', { ...manifest, '.': { ...index, default: './src/index.js' } }],
  ['has the types of another file', { ...manifest, '.': { ...index, types: './dist/other.d.ts' } }],
  ["exports './extra' must have conditions", { ...manifest, '.': index, './extra': './extra.js' }],
])('reports an entry point: %s', (message, exports) => {
  expect(problems({ exports }).join('\n')).toContain(message)
})

test.each([
  ["@openappkit/other must be 'workspace:*'", { dependencies: { '@openappkit/other': 'workspace:^' } }],
  ["@openappkit/internal isn't published", { dependencies: { '@openappkit/internal': 'workspace:*' } }],
  ['must be a dependency, not a peer', { peerDependencies: { '@openappkit/other': 'workspace:*' } }],
  ["@x/exact must be a range with an upper bound, not '1.2.3'", { dependencies: { '@x/exact': 'catalog:' } }],
  ["must be a range with an upper bound, not '1.2.3'", { optionalDependencies: { a: '1.2.3' } }],
  ["must be a range with an upper bound, not '>=4.0.0'", { peerDependencies: { a: '>=4.0.0' } }],
  ['peerDependenciesMeta names a', { peerDependenciesMeta: { a: { optional: true } } }],
])('reports a dependency: %s', (message, changes) => {
  expect(problems(changes)).toEqual([expect.stringContaining(message)])
})

test('reports a library that apps would install twice, and a peer that packages request in different ranges', () => {
  const peer = { peerDependencies: { react: '>=18 <20' } }
  expect(problems({ dependencies: { react: '^19.0.0' } }, peer)).toEqual([
    expect.stringContaining('react must be a peer'),
  ])
  expect(problems({ peerDependencies: { react: '^19.0.0' } }, peer)).toEqual([
    'packages request the peer react in different ranges: ^19.0.0, >=18 <20',
  ])
})
