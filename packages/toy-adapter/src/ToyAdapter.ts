import { StandardShell } from '@openappkit/adapter-kit'
import type { AdapterCapability } from '@openappkit/appkit-core'
import type { ToyChain, ToyNetwork } from './chain/ToyChain'
import type { ToyPage } from './chain/ToyPage'
import type { ToyWallet } from './chain/ToyWallet'
import type { ToyActions } from './ToyActions'

declare module '@openappkit/appkit-core' {
  interface ChainNamespaces {
    toy: true
  }
  interface NamespaceTypes {
    toy: { address: string; hash: string; provider: ToyWallet }
  }
  /** @category Toy */
  interface AppKitErrorCodes {
    /**
     * The chain rejected a transfer: its signature, nonce, amount or address is wrong.
     * Do: fix what the message names.
     */
    'chain/rejected': true
    /**
     * No chain answers at the network's URL.
     * Do: pass the network's chain to `ToyAdapter`.
     */
    'chain/unreachable': true
    /**
     * The wallet doesn't support the network.
     * Do: pass its chain to the wallet.
     */
    'network/unknown': true
  }
}

/**
 * Connects a chain and wallets that exist only in memory. The smallest adapter that fulfills the contract.
 *
 * @example
 * ```ts
 * import { createAppKit } from '@openappkit/appkit'
 * import { ToyAdapter, type ToyChain, ToyPage } from '@openappkit/toy-adapter'
 *
 * function createToyKit(chain: ToyChain) {
 *   const adapter = new ToyAdapter({ page: new ToyPage(), chains: [chain] })
 *   return createAppKit({ adapters: [adapter], networks: [chain.network] })
 * }
 * ```
 */
export class ToyAdapter extends StandardShell<ToyActions> {
  readonly namespace = 'toy' as const
  readonly adapterType = 'toy'
  readonly chainName = 'Toy'
  readonly capabilities: ReadonlySet<AdapterCapability> = new Set<AdapterCapability>([
    'switchNetwork',
    'switchAccount',
    'signMessage',
    'sendTransaction',
    'estimateFee',
  ])
  readonly networks: readonly ToyNetwork[]
  readonly #options: { readonly page: ToyPage; readonly chains: readonly ToyChain[] }

  /** @param options - Page that lists the wallets, and chains that answer at their networks' URLs. */
  constructor(options: { readonly page: ToyPage; readonly chains: readonly ToyChain[] }) {
    super()
    this.#options = options
    this.networks = options.chains.map(({ network }) => network)
  }

  protected async load(): Promise<() => ToyActions> {
    const { ToyActions } = await import('./ToyActions')
    return () => new ToyActions(this.context, this.#options.page, this.#options.chains)
  }
}
