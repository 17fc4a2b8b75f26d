import { expect, test } from 'vitest'
import { fixtureTree } from '../fixtureTree.ts'
import { beyondDocsBacklog, tightenBacklog } from './DocsBacklog.ts'
import { blocksOf, docFiles } from './docFiles.ts'
import { docsState } from './docsState.ts'
import { exampleShares, exportedDocs } from './exportedDocs.ts'

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
  return docsState(root, exportedDocs(root)).failing.map(
    ({ file, line, message }) => `${file}:${line} ${message.slice(0, 6)}`,
  )
}

test('finds an exported name without a docstring, also behind a re-export', () => {
  const root = tree({
    'packages/a/src/add.ts': `/** Adds one. */\n${add}`,
    'packages/a/src/sub.ts': 'const hidden = 1\nexport const sub = (value: number): number => value - hidden\n',
  })
  expect(exportedDocs(root).map(({ name, isDocumented, isFunction }) => [name, isDocumented, isFunction])).toEqual([
    ['minus', false, true],
    ['add', true, true],
  ])
})

test('counts the functions with an example, not classes and types', () => {
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

test('a block of a page continues the earlier ones; a docstring stands alone', { timeout: 60_000 }, () => {
  const code = "import { add } from '@x/a'\nconst one = add(0)"
  expect(
    errors({
      'packages/a/src/add.ts': add,
      'docs/a.md': page(code, 'add(one)', "import { one } from './one'\none.toFixed()"),
    }),
  ).toEqual([])
  expect(errors({ 'packages/a/src/add.ts': `${example('add(1)')}${add}` })).toEqual(['packages/a/src/add.ts:6 TS2304'])
})

test('a block marked no-check is counted and not checked', () => {
  const root = tree({ 'docs/a.md': '```ts no-check\nconst = 1\n```\n\n```sh\nls\n```\n' })
  expect(docFiles(root).flatMap(file => blocksOf(root, file))).toMatchObject([{ line: 2, isUnchecked: true }])
})

const none = { undocumented: [], failing: [], unchecked: [], examples: {} }
const empty = { undocumented: {}, failing: {}, unchecked: {}, examples: {} }

test('a package fails below its floor, which only rises, up to the goal', () => {
  const backlog = { ...empty, examples: { 'packages/a': 40 } }
  const share = (percent: number) => ({ ...none, examples: { 'packages/a': percent } })
  expect(beyondDocsBacklog(share(39), backlog, [])).toHaveLength(1)
  expect(beyondDocsBacklog(share(40), backlog, [])).toEqual([])
  expect(beyondDocsBacklog(share(59), empty, [])).toHaveLength(1)
  expect(tightenBacklog(share(39), backlog, []).examples).toEqual({ 'packages/a': 40 })
  expect(tightenBacklog(share(80), backlog, []).examples).toEqual({ 'packages/a': 60 })
})
