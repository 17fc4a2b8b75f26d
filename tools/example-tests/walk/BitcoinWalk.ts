import { bitcoin, bitcoinTestnet } from '@openappkit/appkit/networks'
import { type BitcoinChain, startBitcoinChain } from '@openappkit/testing/node'
import { installBitcoinWallet, serveChain } from '@openappkit/testing/playwright'
import { expect, type Page } from '@playwright/test'
import { Verifier } from 'bip322-js'
import type { ChainWalk, PageWallet } from './ChainWalk.ts'

/** Walks on local chains that stand in for Bitcoin's mainnet and testnet. Both have the same keys. */
export class BitcoinWalk implements ChainWalk, AsyncDisposable {
  readonly section = 'Bitcoin'
  readonly wallet = 'Test Bitcoin Wallet'
  readonly networks = [bitcoin.name, bitcoinTestnet.name] as const
  readonly #chains: readonly [BitcoinChain, BitcoinChain]

  constructor(chains: readonly [BitcoinChain, BitcoinChain]) {
    this.#chains = chains
  }

  static async start(): Promise<BitcoinWalk> {
    return new BitcoinWalk([
      await startBitcoinChain({ network: 'mainnet' }),
      await startBitcoinChain({ network: 'testnet' }),
    ])
  }

  addressOn(index: 0 | 1): string {
    return this.#chains[index].accounts[0].p2wpkh
  }

  async prepare(page: Page): Promise<PageWallet> {
    const [main, test] = this.#chains
    await serveChain(page, 'https://mempool.space/api', main)
    await serveChain(page, 'https://mempool.space/testnet/api', test)
    return installBitcoinWallet(page, {
      name: this.wallet,
      accounts: [main.accounts[0]],
      network: 'mainnet',
      esploraUrl: main.url,
      otherNetworks: { testnet: { esploraUrl: test.url } },
      faces: ['sats-connect'],
    })
  }

  async expectSignature(text: string, message: string, index: 0 | 1): Promise<void> {
    expect(Verifier.verifySignature(this.addressOn(index), message, text)).toBe(true)
  }

  async expectPayment(text: string, index: 0 | 1): Promise<void> {
    const transaction = await this.#chains[index].transaction(text)
    expect(transaction?.outputs.map(({ address }) => address)).toContain(this.addressOn(index))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const chain of this.#chains) await chain.stop()
  }
}
