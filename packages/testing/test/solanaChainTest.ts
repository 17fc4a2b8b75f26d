import { Connection, Keypair, type PublicKey } from '@solana/web3.js'
import { test as base, type TestAPI } from 'vitest'
import type { SolanaChain } from '../src/solanaChain/SolanaChain'
import { startSolanaChain } from '../src/solanaChain/startSolanaChain'

interface ChainTestFixtures {
  /** A `@solana/web3.js` connection to the chain, as in an app. */
  connection: Connection
  /** The first account of the chain. */
  payer: Keypair
  /** An address without a balance. */
  thirdParty: PublicKey
}

/** Extends `test` with a local chain that the tests of a file share. */
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
    const connection = new Connection(chain.url, 'confirmed')
    await use(connection)
    closeSubscriptions(connection)
  },
  payer: async ({ chain }, use) => {
    await use(Keypair.fromSecretKey(chain.accounts[0].secretKey))
  },
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures this one needs.
  thirdParty: async ({}, use) => {
    await use(Keypair.generate().publicKey)
  },
})

/** Stops web3.js from reconnecting forever if the chain stops within half a second of the last subscription. */
function closeSubscriptions(connection: Connection): void {
  const socket: { setAutoReconnect(isOn: boolean): void; close(): void } = Reflect.get(connection, '_rpcWebSocket')
  socket.setAutoReconnect(false)
  socket.close()
}
