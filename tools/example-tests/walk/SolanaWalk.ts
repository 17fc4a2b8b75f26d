import { ed25519 } from '@noble/curves/ed25519.js'
import { solana, solanaDevnet } from '@openappkit/appkit/networks'
import { type SolanaChain, startSolanaChain } from '@openappkit/testing/node'
import { installSolanaWallet, serveChain } from '@openappkit/testing/playwright'
import { expect, type Page } from '@playwright/test'
import { base58 } from '@scure/base'
import type { ChainWalk, PageWallet } from './ChainWalk.ts'

const nodes = ['https://api.mainnet-beta.solana.com', 'https://api.devnet.solana.com'] as const

/** Walks on local chains that stand in for Solana's mainnet and devnet. */
export class SolanaWalk implements ChainWalk, AsyncDisposable {
  readonly section = 'Solana'
  readonly wallet = 'Test Solana Wallet'
  readonly networks = [solana.name, solanaDevnet.name] as const
  readonly #chains: readonly [SolanaChain, SolanaChain]

  constructor(chains: readonly [SolanaChain, SolanaChain]) {
    this.#chains = chains
  }

  static async start(): Promise<SolanaWalk> {
    const start = ({ name }: { name: string }): Promise<SolanaChain> => startSolanaChain({ name })
    return new SolanaWalk([await start(solana), await start(solanaDevnet)])
  }

  addressOn(): string {
    return this.#chains[0].accounts[0].address
  }

  async prepare(page: Page): Promise<PageWallet> {
    const [main, dev] = this.#chains
    await serveChain(page, nodes[0], main)
    await serveChain(page, nodes[1], dev)
    return installSolanaWallet(page, {
      name: this.wallet,
      accounts: [main.accounts[0]],
      chains: { [solana.caipNetworkId]: { rpcUrl: main.url }, [solanaDevnet.caipNetworkId]: { rpcUrl: dev.url } },
    })
  }

  async expectSignature(text: string, message: string): Promise<void> {
    const bytes = new TextEncoder().encode(message)
    expect(ed25519.verify(base58.decode(text), bytes, base58.decode(this.addressOn()))).toBe(true)
  }

  async expectPayment(text: string, index: 0 | 1): Promise<void> {
    const chain = index === 0 ? this.#chains[0] : this.#chains[1]
    await expect.poll(() => chain.transaction(text)).toMatchObject({ err: null })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const chain of this.#chains) await chain.stop()
  }
}
