import { expect, test } from 'vitest'
import { fixtureTree } from '../fixtureTree.ts'
import { blocksOfLines } from './blocksOfLines.ts'
import { checkDocs } from './checkDocs.ts'
import { checkExamples } from './checkExamples.ts'
import { blocksOf, docFiles } from './docFiles.ts'
import { type ExportedDoc, exampleShares, exportedDocs } from './exportedDocs.ts'

const example = (code: string): string =>
  `/**\n * Adds one.\n *\n * @example\n * \`\`\`ts\n * ${code}\n * \`\`\`\n */\n`
const add = 'export function add(value: number): number {\n  return value + 1\n}\n'
const page = (...blocks: readonly string[]): string => blocks.map(code => `\`\`\`ts\n${code}\n\`\`\`\n`).join('\n')
const manifest = { name: '@x/a', exports: { '.': { '@openappkit/source': './src/exports/index.ts' } } }
const index = "export * from '../add'\nexport { sub as minus } from '../sub'\n"

function tree(files: Readonly<Record<string, string | object>>): string {
  return fixtureTree({ 'packages/a/package.json': manifest, 'packages/a/src/exports/index.ts': index, ...files })
}

function errors(files: Readonly<Record<string, string | object>>): string[] {
  const root = tree(files)
  const blocks = docFiles(root).flatMap(file => blocksOf(root, file))
  return checkExamples(root, blocks).map(({ file, line, message }) => `${file}:${line} ${message.slice(0, 6)}`)
}

test('finds an exported name without a docstring, even behind a re-export', () => {
  const root = tree({
    'packages/a/src/add.ts': `/** Adds one. */\n${add}`,
    'packages/a/src/sub.ts': 'const hidden = 1\nexport const sub = (value: number): number => value - hidden\n',
  })
  expect(exportedDocs(root).map(({ name, isDocumented, isFunction }) => [name, isDocumented, isFunction])).toEqual([
    ['minus', false, true],
    ['add', true, true],
  ])
})

test('counts functions with an example, but no classes or types', () => {
  const root = tree({
    'packages/a/src/add.ts': `${example('add(1)')}${add}/** A. */\nexport class A {}\n/** B. */\nexport type B = () => void\n`,
    'packages/a/src/sub.ts':
      '/** Subtracts one. */\nexport const sub: (value: number) => number = value => value - 1\n',
  })
  expect(exampleShares(exportedDocs(root))).toEqual({ 'packages/a': 50 })
})

test('finds an example that does not compile, in a docstring and on a page', { timeout: 60_000 }, () => {
  const source = `${example("import { add } from '@x/a'; add('1')")}${add}`
  expect(
    errors({
      'packages/a/src/add.ts': source,
      'README.md': page("import { add } from '@x/a'", 'const two: string = add(1)'),
      'docs/a.md': page('const one = 1', 'one.length', 'const = 1'),
    }).sort(),
  ).toEqual(['README.md:6 TS2322', 'docs/a.md:10 TS1134', 'docs/a.md:6 TS2339', 'packages/a/src/add.ts:6 TS2345'])
})

test('a block of a page continues earlier blocks, and a docstring uses the exports of its file', {
  timeout: 60_000,
}, () => {
  const code = "import { add } from '@x/a'\nconst one = add(0)"
  expect(
    errors({
      'packages/a/src/add.ts': add,
      'docs/a.md': page(code, 'add(one)', "import { one } from './one'\none.toFixed()"),
    }),
  ).toEqual([])
  expect(errors({ 'packages/a/src/add.ts': `${example('add(1)')}${add}` })).toEqual([])
  expect(
    errors({ 'packages/a/src/add.ts': `${example('sub(1)')}${add}`, 'packages/a/src/sub.ts': 'export const sub = 1' }),
  ).toEqual(['packages/a/src/add.ts:6 TS2304'])
})

test('an import of a file resolves to the block that starts with its name, or else to the ambient declarations', {
  timeout: 60_000,
}, () => {
  const files = { 'tools/checks/docs/ambient.d.ts': 'export declare const two: number\n' }
  const view = '// View.tsx\nexport default function View() {\n  return 1\n}'
  expect(
    errors({
      ...files,
      'docs/a.md': page(
        "import('./View').then(({ default: View }) => View().toFixed())",
        view,
        "import { two } from './two'\ntwo.toFixed()",
      ),
    }),
  ).toEqual([])
  expect(errors({ ...files, 'docs/a.md': page("import('./View').then(({ Other }) => Other)", view) })).toEqual([
    'docs/a.md:2 TS2339',
  ])
  expect(errors({ ...files, 'docs/a.md': page("import { three } from './three'") })).toEqual(['docs/a.md:2 TS2307'])
})

test('a component shows its script', () => {
  const lines = [
    '```svelte',
    '<script lang="ts">',
    '  const one = 1',
    '</script>',
    '<p>{one}</p>',
    '```',
    '```vue',
    '<p />',
    '```',
  ]
  const numbered = lines.map((text, index) => ({ number: index + 1, text }))
  expect(blocksOfLines('a.md', numbered)).toEqual([{ file: 'a.md', line: 3, language: 'ts', code: '  const one = 1' }])
})

test('a package fails if too few of its functions have an example', () => {
  const doc = { folder: 'packages/a', name: 'add', file: 'a.ts', line: 1, isDocumented: true, isFunction: true }
  const docs = (count: number): ExportedDoc[] =>
    Array.from({ length: 5 }, (_, index) => ({ ...doc, line: index, hasExample: index < count }))
  expect(checkDocs(tree({}), docs(2))).toMatchObject([{ rule: 'examples', file: 'packages/a' }])
  expect(checkDocs(tree({}), docs(3))).toEqual([])
})

test('an exported name without a docstring fails', () => {
  const root = tree({ 'packages/a/src/add.ts': add })
  expect(checkDocs(root, exportedDocs(root)).map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
    'docstring: add is exported and has no docstring',
    'examples: 0 % of the exported functions have an example → at least 60 %',
  ])
})
