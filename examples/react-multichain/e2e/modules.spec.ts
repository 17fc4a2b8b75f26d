import { readFile } from 'node:fs/promises'
import type { ModuleList } from '@openappkit/e2e-kit/list-modules'
import { expect, test } from './fixtures'

const list = async (): Promise<ModuleList> =>
  JSON.parse(await readFile(new URL('../dist-e2e/modules.json', import.meta.url), 'utf8')) as ModuleList

/** Returns the chunks that load with the page: its entry and the entry's static imports. */
function eager(chunks: ModuleList): readonly string[] {
  const entry = Object.keys(chunks).find(name => chunks[name]?.modules.some(module => module.endsWith('/src/main.tsx')))
  const found = new Set(entry === undefined ? [] : [entry])
  for (const name of found) for (const imported of chunks[name]?.imports ?? []) found.add(imported)
  return [...found].flatMap(name => chunks[name]?.modules ?? [])
}

test('the build includes all three chains, and their heavy libraries load on demand', async () => {
  const chunks = await list()
  const modules = Object.values(chunks).flatMap(chunk => chunk.modules)
  const first = eager(chunks)
  for (const heavy of [/@solana\/web3\.js/, /bitcoinjs-lib/, /walletConnectLibrary/]) {
    expect(modules.filter(module => heavy.test(module)).length, `${heavy}`).toBeGreaterThan(0)
    expect(
      first.filter(module => heavy.test(module)),
      `${heavy}`,
    ).toEqual([])
  }
  for (const adapter of ['adapter-wagmi', 'adapter-solana', 'adapter-bitcoin'])
    expect(
      first.some(module => module.includes(adapter)),
      adapter,
    ).toBe(true)
})
