import { StandardShell } from '@openappkit/adapter-kit'
import type { AdapterCapability } from '@openappkit/appkit-core'
import type { ToyChain, ToyNetwork } from './chain/ToyChain'
import type { ToyPage } from './chain/ToyPage'
import type { ToyActions } from './ToyActions'

declare module '@openappkit/appkit-core' {
  interface ChainNamespaces {
    toy: true
  }
}

/**
 * The smallest adapter that keeps the contract. Its chain and wallets live in memory.
 *
 * @example
 * ```ts
 * createAppKit({ adapters: [new ToyAdapter({ page, chains: [chain] })], networks: [chain.network] })
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

  /** @param options - Where wallets are found, and the chains that answer at the addresses of their networks. */
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
