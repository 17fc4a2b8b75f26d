import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repository } from './workspace.ts'

const read = (path: string): string => readFileSync(join(repository, 'packages', path), 'utf8')
const idsIn = (text: string): string[] => text.match(/\b[\da-f]{64}\b/gu) ?? []

// Wallets missing from our directory may be in the public one, which uses the same ids.
const known = new Set([
  ...idsIn(read('wallet-registry/data/directory.jsonl')),
  ...idsIn(read('appkit-core/src/connectors/walletIdsByName.ts')),
])

test.each([
  'appkit-core/src/connectors/knownWallets.ts',
  'adapter-solana/src/wallets/directoryId.ts',
  'adapter-bitcoin/src/wallets/brands.ts',
])('every wallet id in %s is in a directory', path => {
  const ids = idsIn(read(path))
  expect(ids.length).toBeGreaterThan(0)
  expect(ids.filter(id => !known.has(id))).toEqual([])
})
