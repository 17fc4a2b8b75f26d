import { readFile } from 'node:fs/promises'
import type { ModuleList } from '@openappkit/e2e-kit/list-modules'
import { expect, test } from './fixtures'

/** Matches modules that only other chains need. */
const foreign = /adapter-solana|adapter-bitcoin|@solana\/|bitcoinjs-lib|wallet-standard|sats-connect|@bitcoinerlab/

test('an app with only the EVM adapter includes no code for other chains in any chunk', async () => {
  const list = JSON.parse(await readFile(new URL('../dist-e2e/modules.json', import.meta.url), 'utf8')) as ModuleList
  const modules = Object.values(list).flatMap(chunk => chunk.modules)
  expect(modules.some(module => module.includes('adapter-wagmi'))).toBe(true)
  expect(modules.filter(module => foreign.test(module))).toEqual([])
})
