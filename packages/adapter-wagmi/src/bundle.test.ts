import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

/** Size of an app's production build with Vite, in gzipped bytes. */
interface Weight {
  readonly initial: number
  /** Lazy chunks by name. */
  readonly lazy: Readonly<Record<string, number>>
  /** Files in the initial chunks. */
  readonly modules: readonly string[]
}

async function weigh(code: string): Promise<Weight> {
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

// Both apps load something lazily, like every app with a kit, so the size of the bundler's own loader cancels out.
const bare = `import { createConfig, http } from '@wagmi/core'; console.log(createConfig, http, import('./actions/safeFrame'));`
const usual = `${bare} import { connect, hydrate, sendTransaction } from '@wagmi/core'; console.log(connect, hydrate, sendTransaction);`
const adapter = `import { WagmiAdapter } from './exports/index'; console.log(WagmiAdapter);`

test.each([
  ['only creates a wagmi config', bare, 2_700],
  ['connects and sends with wagmi itself', usual, 2_660],
])(
  'keeps the adapter within its budget in an app that %s',
  async (page, host, budget) => {
    const [without, withAdapter] = [await weigh(host), await weigh(`${host} ${adapter}`)]
    const { WagmiActions: onIntent } = withAdapter.lazy
    // Printed to help maintain the budget.
    process.stdout.write(
      `${page}: +${withAdapter.initial - without.initial} B gzip at first, ${onIntent} B on intent\n`,
    )
    expect(withAdapter.initial - without.initial).toBeLessThan(budget)
    expect(onIntent).toBeLessThan(6_600)
    expect(withAdapter.modules.filter(path => path.includes('adapter-wagmi/src/actions/'))).toEqual([])
  },
  60_000,
)
