import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { installWallet, serveChain } from '@openappkit/testing/playwright'
import { expect, type Page } from '@playwright/test'
import { type Chain, type Hex, isHex, verifyMessage } from 'viem'
import { base, mainnet } from 'viem/chains'
import type { ChainWalk, PageWallet } from './ChainWalk.ts'
import { publicNodes } from './publicNodes.ts'

/** Walks on local chains that stand in for Ethereum and Base. */
export class EvmWalk implements ChainWalk, AsyncDisposable {
  readonly section = 'Ethereum'
  readonly wallet = 'Test Wallet'
  readonly networks = [mainnet.name, base.name] as const
  readonly #chains: readonly [EvmChain, EvmChain]

  constructor(chains: readonly [EvmChain, EvmChain]) {
    this.#chains = chains
  }

  static async start(): Promise<EvmWalk> {
    const start = ({ id, name }: Chain): Promise<EvmChain> => startEvmChain({ chainId: id, name })
    return new EvmWalk(await Promise.all([start(mainnet), start(base)]))
  }

  addressOn(): Hex {
    return this.#chains[0].accounts[0].address
  }

  async prepare(page: Page, folder: string): Promise<PageWallet> {
    for (const [index, urls] of publicNodes(folder).entries()) {
      for (const url of urls) await serveChain(page, url, this.#chain(index))
    }
    return installWallet(page, {
      name: this.wallet,
      accounts: [this.#chains[0].accounts[0]],
      chains: Object.fromEntries(
        this.#chains.map(({ chainId, url, chain }) => [chainId, { rpcUrl: url, name: chain.name }]),
      ),
    })
  }

  async expectSignature(text: string, message: string): Promise<void> {
    expect(await verifyMessage({ address: this.addressOn(), message, signature: hex(text) })).toBe(true)
  }

  async expectPayment(text: string, index: 0 | 1): Promise<void> {
    const chain = this.#chain(index)
    const hash = hex(text)
    expect(await chain.waitForReceipt(hash)).toMatchObject({ status: 'success', from: this.addressOn().toLowerCase() })
    expect((await chain.client.getTransaction({ hash })).value).toBeGreaterThan(0n)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const chain of this.#chains) await chain.stop()
  }

  #chain(index: number): EvmChain {
    return index === 0 ? this.#chains[0] : this.#chains[1]
  }
}

function hex(text: string): Hex {
  if (!isHex(text)) throw new Error(`The app shows '${text}' instead of a signature or a hash.`)
  return text
}
