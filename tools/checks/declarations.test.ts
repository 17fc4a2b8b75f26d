import { expect, test } from 'vitest'
import { checkDeclarations } from './declarations.ts'
import { fixtureTree } from './fixtureTree.ts'

test('reports declarations that import a development dependency', () => {
  const manifest = { name: '@x/adapter', dependencies: { a: '1' }, devDependencies: { b: '1' } }
  const declaration = "import { A } from 'a/types'\nimport { B } from '@x/adapter/b'\nexport type C = import('b').C\n"
  const root = fixtureTree({
    'packages/adapter/package.json': manifest,
    'packages/adapter/dist/index.d.ts': declaration,
    'packages/private/package.json': { ...manifest, private: true },
    'packages/private/dist/index.d.ts': declaration,
  })
  expect(checkDeclarations(root)).toEqual([
    {
      rule: 'declarations',
      file: 'packages/adapter/dist/index.d.ts',
      line: 3,
      message: "'b' is neither a dependency nor a peer of @x/adapter",
    },
  ])
})
