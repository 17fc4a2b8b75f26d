import { expect, test } from 'vitest'
import { drawPackages } from './drawPackages.ts'
import { fixtureTree } from './fixtureTree.ts'
import { checkPackageGraph } from './package-graph.ts'
import { type PackageGraph, packageGraph, type Use } from './packageGraph.ts'
import { repository } from './workspace.ts'

const manifest = (name: string, more: object = {}): object => ({ name: `@x/${name}`, ...more })

function drawing(edges: readonly (readonly [from: string, to: string, use: Use])[]): string[] {
  const names = new Set([...edges.map(([from]) => from), ...edges.map(([, to]) => to)])
  const graph: PackageGraph = new Map(
    [...names].map(name => [
      name,
      new Map(edges.filter(([from]) => from === name).map(([, to, use]) => [to, new Set([use])])),
    ]),
  )
  return drawPackages(graph)
    .split('\n')
    .slice(1)
    .map(line => line.trim())
}

test('ARCHITECTURE.md draws the current packages', () => {
  expect(checkPackageGraph(repository)).toEqual([])
})

test('rejects a wrong or missing diagram', () => {
  const files = {
    'packages/a/package.json': manifest('a'),
    'packages/a/src/a.ts': "import '@x/b'",
    'packages/b/package.json': manifest('b'),
  }
  const page = (drawn: string): string => `<!-- packages -->\n\n\`\`\`mermaid\n${drawn}\n\`\`\`\n\n<!-- /packages -->\n`
  const check = (text: string): string[] =>
    checkPackageGraph(fixtureTree({ ...files, 'ARCHITECTURE.md': text })).map(({ rule }) => rule)
  expect(check(page('flowchart TD\n  a --> b'))).toEqual([])
  expect(check(page('flowchart TD\n  b --> a'))).toEqual(['package-graph'])
  expect(check('flowchart TD\n  a --> b')).toEqual(['package-graph'])
})

test('imports and manifests determine how a package is used, and development counts separately', () => {
  const graph = packageGraph(
    fixtureTree({
      'packages/a/package.json': manifest('a', { dependencies: { '@x/e': '*' } }),
      'packages/a/src/a.ts': "import '@x/b'; import type { C } from '@x/c/deep'; const d = import('@x/d')",
      'packages/a/src/a.test.ts': "import '@x/e'",
      ...Object.fromEntries(['b', 'c', 'd', 'e'].map(name => [`packages/${name}/package.json`, manifest(name)])),
    }),
  )
  expect(Object.fromEntries([...(graph.get('a') ?? [])].map(([name, uses]) => [name, [...uses]]))).toEqual({
    b: ['value'],
    c: ['type'],
    d: ['lazy'],
    e: ['development'],
  })
})

test('omits implied arrows, draws lazy arrows dotted, and ignores development', () => {
  expect(
    drawing([
      ['a', 'b', 'value'],
      ['b', 'c', 'type'],
      ['a', 'c', 'value'],
      ['a', 'd', 'lazy'],
      ['c', 'e', 'development'],
    ]),
  ).toEqual(['a --> b', 'a -.-> d', 'b --> c', 'e'])
})
