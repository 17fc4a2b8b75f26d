import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

/** Returns the size of an app's production build with Vite, in gzipped bytes. */
async function weigh(code: string): Promise<{
  readonly initial: number
  readonly lazy: Readonly<Record<string, number>>
  readonly modules: readonly string[]
}> {
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
      // A separate test covers the library in its published form.
      rolldownOptions: { input: page, preserveEntrySignatures: false, external: [/^@solana\/web3\.js$/] },
    },
  })) as Rolldown.RolldownOutput
  const chunks = new Map(output.flatMap(file => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const first = new Set<string>()
  const visit = (name: string): void => {
    if (first.has(name)) return
    first.add(name)
    for (const imported of chunks.get(name)?.imports ?? []) visit(imported)
  }
  for (const [name, { isEntry }] of chunks) if (isEntry) visit(name)
  const weightOf = (name: string): number => gzipSync(chunks.get(name)?.code ?? '', { level: 9 }).length
  return {
    initial: [...first].reduce((sum, name) => sum + weightOf(name), 0),
    lazy: Object.fromEntries(
      [...chunks].flatMap(([name, chunk]) => (first.has(name) ? [] : [[chunk.name, weightOf(name)]])),
    ),
    modules: [...first].flatMap(name => chunks.get(name)?.moduleIds ?? []),
  }
}

test('keeps the adapter within its budgets: a small initial load, wallets on intent, transfers on send', async () => {
  const { initial, lazy, modules } = await weigh(
    `import { SolanaAdapter } from './exports/index'; console.log(SolanaAdapter)`,
  )
  // Printed to help maintain the budget.
  process.stdout.write(`at first ${initial} B gzip, later ${JSON.stringify(lazy)}\n`)
  const ours = modules.flatMap(path => /adapter-solana\/src\/(.+)$/.exec(path)?.[1] ?? [])
  expect(ours.toSorted()).toEqual(['SolanaAdapter.ts', 'page.ts'])
  expect(initial).toBeLessThan(2_500)
  expect(lazy['SolanaActions']).toBeLessThan(11_200)
  expect(lazy['ChainReader']).toBeLessThan(2_500)
  expect(lazy['transferSimulation']).toBeLessThan(1_500)
  expect(lazy['Transfers']).toBeLessThan(4_100)
  expect(lazy['CoinbaseWallet']).toBeLessThan(1_700)
  expect(lazy['SessionWallet']).toBeLessThan(2_500)
  expect(lazy['SessionAnnouncement']).toBeLessThan(2_700)
}, 60_000)
