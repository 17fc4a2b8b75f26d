import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, test } from 'vitest'

/** File of an app's production build with Vite. */
interface Chunk {
  readonly name: string
  readonly gzip: number
  /** Paths of its modules. */
  readonly modules: readonly string[]
  readonly imports: readonly string[]
  readonly lazy: readonly string[]
}

interface Graph {
  readonly chunks: ReadonlyMap<string, Chunk>
  readonly first: string
}

async function graphOf(code: string): Promise<Graph> {
  const page = fileURLToPath(new URL('page.ts', import.meta.url))
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@openappkit/source', 'module', 'browser'] },
    plugins: [
      { name: 'page', resolveId: id => (id === page ? id : undefined), load: id => (id === page ? code : undefined) },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: page, preserveEntrySignatures: false },
    },
  })) as Rolldown.RolldownOutput
  const files = output.flatMap(file => (file.type === 'chunk' ? [file] : []))
  const chunks = files.map(({ fileName, name, code: text, moduleIds: modules, imports, dynamicImports: lazy }) => {
    const gzip = gzipSync(text, { level: 9 }).length
    return [fileName, { name, gzip, modules, imports, lazy }] as const
  })
  return { chunks: new Map(chunks), first: files.find(({ isEntry }) => isEntry)?.fileName ?? '' }
}

let graph: Graph
/** Size of the bundler's runtime, which every app with a kit includes. */
let bare: number

beforeAll(async () => {
  graph = await graphOf(`import { BitcoinAdapter } from './exports/index'; console.log(BitcoinAdapter);`)
  const page = await graphOf(`console.log(import('../test/regtest'));`)
  bare = page.chunks.get(page.first)?.gzip ?? 0
  // Printed to help maintain the budget.
  for (const { name, gzip } of graph.chunks.values()) process.stdout.write(`${name}: ${gzip} B gzip\n`)
}, 60_000)

/** Returns files and everything they import. */
function withImports(names: readonly string[]): readonly Chunk[] {
  const found = new Set<string>()
  const visit = (name: string): void => {
    if (found.has(name)) return
    found.add(name)
    for (const imported of graph.chunks.get(name)?.imports ?? []) visit(imported)
  }
  for (const name of names) visit(name)
  return [...found].flatMap(name => graph.chunks.get(name) ?? [])
}

const lazyOf = (names: readonly string[]): readonly string[] => withImports(names).flatMap(({ lazy }) => lazy)
const sizeOf = (loaded: readonly Chunk[]): number => loaded.reduce((sum, { gzip }) => sum + gzip, 0)
const isInjected = (chunk: Chunk | undefined): boolean => chunk?.name === 'injectedWallets'
const isLibrary = (path: string): boolean => /node_modules\/(?!\.pnpm\/node_modules)/u.test(path)

test('initially loads only the adapter, without actions, wallets or libraries', () => {
  const page = withImports([graph.first])
  expect(page.flatMap(({ modules }) => modules).filter(isLibrary)).toEqual([])
  expect(
    page.flatMap(({ modules }) => modules).filter(path => /src\/(?:actions|wallets|chain|psbt)\//u.test(path)),
  ).toEqual([])
  expect(sizeOf(page) - bare).toBeLessThan(3_000)
})

test('loads the actions on intent, without a library', () => {
  const onIntent = withImports(lazyOf([graph.first]).filter(name => !isInjected(graph.chunks.get(name))))
  expect(onIntent.map(({ name }) => name)).toContain('BitcoinActions')
  expect(onIntent.flatMap(({ modules }) => modules).filter(isLibrary)).toEqual([])
  expect(sizeOf(onIntent.filter(({ name }) => name !== 'page'))).toBeLessThan(10_800)
})

test('loads wallets with their own global in a separate file that other pages skip', () => {
  const chunk = [...graph.chunks.values()].find(isInjected)
  expect(chunk?.modules.some(path => path.endsWith('/UnisatWallet.ts'))).toBe(true)
  expect(chunk?.gzip).toBeLessThan(3_400)
})

test('loads the announcement of sessions in a separate file', () => {
  const chunk = [...graph.chunks.values()].find(({ name }) => name === 'SessionAnnouncement')
  expect(chunk?.modules.some(path => path.endsWith('/AnnouncedWallet.ts'))).toBe(true)
  expect(chunk?.gzip).toBeLessThan(3_100)
})

test('loads bitcoinjs-lib only when a PSBT is created or checked', () => {
  const isBitcoin = ({ modules }: Chunk) =>
    modules.some(path => /node_modules\/(?:bitcoinjs-lib|@bitcoinerlab)\//u.test(path))
  const [actions, transfers] = [lazyOf([graph.first]), lazyOf(lazyOf([graph.first]))]
  const withPsbt = withImports(lazyOf(transfers))
  expect(withPsbt.some(isBitcoin)).toBe(true)
  const without = withImports([graph.first, ...actions, ...transfers])
  expect(without.filter(isBitcoin)).toEqual([])
  expect(withPsbt.map(({ name }) => name)).toContain('PsbtDocument')
})
