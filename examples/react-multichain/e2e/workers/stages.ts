import { fileURLToPath } from 'node:url'
import { type ServedApp, serveApp, strictPolicy } from '@openappkit/e2e-kit/serve'
import type { BitcoinChain, EvmChain, SolanaChain } from '@openappkit/testing/node'
import { test as appTest } from './apps'

/** An account on each chain. */
interface Savings {
  readonly evm: EvmChain['accounts'][number]
  readonly solana: SolanaChain['accounts'][number]
  readonly bitcoin: BitcoinChain['accounts'][number]
}

interface StageFixtures {
  /** The page of the scenes, under the strictest content security policy. */
  readonly stage: ServedApp
  /** Two accounts on each chain that no other test uses, so that their balances never change. */
  readonly savings: readonly [Savings, Savings]
}

const dist = fileURLToPath(new URL('../../dist-e2e', import.meta.url))

/** Provides the pages of the pictures, and accounts on them, for each worker. */
export const test = appTest.extend<object, StageFixtures>({
  stage: [
    // biome-ignore lint/correctness/noEmptyPattern: fixtures name what they need, and this one needs nothing
    async ({}, use) => {
      const app = await serveApp({ dist, config: {}, csp: `${strictPolicy([])}; font-src 'self'` })
      await use(app)
      await app.close()
    },
    { scope: 'worker' },
  ],
  savings: [
    async ({ evmChain, solanaChain, bitcoinChain }, use) => {
      const [many, few] = [savingsOf(8), savingsOf(9)]
      await evmChain.setBalance(many.evm.address, 1_234_567_890_123_456_789_012n)
      await solanaChain.airdrop(many.solana.address, 234_567_890_123n)
      await bitcoinChain.fund(many.bitcoin.p2wpkh, 12_345_678n)
      await use([many, few])

      function savingsOf(index: number): Savings {
        const evm = evmChain.accounts[index]
        const solana = solanaChain.accounts[index]
        const bitcoin = bitcoinChain.accounts[index]
        if (!evm || !solana || !bitcoin) throw new Error('A chain has too few accounts.')
        return { evm, solana, bitcoin }
      }
    },
    { scope: 'worker' },
  ],
})
