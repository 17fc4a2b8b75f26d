import { Connection, Keypair, type PublicKey } from '@solana/web3.js'
import { test as base, type TestAPI } from 'vitest'
import type { SolanaChain } from '../src/solanaChain/SolanaChain'
import { startSolanaChain } from '../src/solanaChain/startSolanaChain'

interface ChainTestFixtures {
  /** As a dapp on `@solana/web3.js` reaches the chain. */
  connection: Connection
  /** The first account of the chain. */
  payer: Keypair
  /** An address that holds nothing. */
  thirdParty: PublicKey
}

/** A test with a real chain of its file. */
export const test: TestAPI<ChainTestFixtures & { chain: SolanaChain }> = base.extend<{
  $file: { chain: SolanaChain }
  $test: ChainTestFixtures
}>({
  chain: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures this one needs.
    async ({}, use) => {
      await using chain = await startSolanaChain()
      await use(chain)
    },
    { scope: 'file' },
  ],
  connection: async ({ chain }, use) => {
    await use(new Connection(chain.url, 'confirmed'))
  },
  payer: async ({ chain }, use) => {
    await use(Keypair.fromSecretKey(chain.accounts[0].secretKey))
  },
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures this one needs.
  thirdParty: async ({}, use) => {
    await use(Keypair.generate().publicKey)
  },
})
