import { type AdapterActions, StandardShell } from '@openappkit/adapter-kit'
import type { AdapterCapability, AppKitNetwork } from '@openappkit/appkit-core'
import type { SolanaProvider } from './provider/SolanaProvider'
import type { SolanaAdapterOptions } from './SolanaAdapterOptions'

declare module '@openappkit/appkit-core' {
  interface NamespaceTypes {
    solana: { address: string; hash: string; provider: SolanaProvider }
  }
}

/** Actions of the adapter. Narrow, so its declarations don't contain those of Wallet Standard. */
interface ProviderActions extends AdapterActions {
  getProvider(connectorId: string): SolanaProvider
}

/**
 * Connects Solana wallets over Wallet Standard and WalletConnect, and Coinbase Wallet through its injected provider.
 * The code that finds wallets, connects, reads and signs loads on first use. The code that builds transactions loads
 * with the first transfer or fee estimate.
 *
 * @example
 * ```ts
 * import { SolanaAdapter } from '@openappkit/adapter-solana'
 * import { createAppKit } from '@openappkit/appkit'
 * import { solana, solanaDevnet } from '@openappkit/appkit/networks'
 *
 * const appKit = createAppKit({ adapters: [new SolanaAdapter()], networks: [solana, solanaDevnet] })
 * ```
 */
export class SolanaAdapter extends StandardShell<ProviderActions> {
  readonly namespace = 'solana' as const
  readonly adapterType = 'solana'
  readonly chainName = 'Solana'
  readonly capabilities: ReadonlySet<AdapterCapability> = new Set<AdapterCapability>([
    'switchNetwork',
    'switchAccount',
    'signMessage',
    'sendTransaction',
    'sendToken',
    'estimateFee',
  ])
  readonly networks: readonly AppKitNetwork[]
  readonly #options: SolanaAdapterOptions

  constructor(options: SolanaAdapterOptions = {}) {
    super()
    this.#options = options
    this.networks = options.networks ?? []
  }

  /**
   * Returns the provider of a connected wallet. It accepts and returns bytes, so it works with web3.js, `@solana/kit`
   * or neither. Returns the same provider even after the wallet disconnects.
   *
   * @throws {AppKitError} `wallet/not-connected` when the connector isn't connected and has no earlier provider.
   */
  override getProvider(connectorId: string): Promise<SolanaProvider> {
    return this.use(actions => actions.getProvider(connectorId))
  }

  protected async load(): Promise<() => ProviderActions> {
    const { SolanaActions } = await import('./actions/SolanaActions')
    return () => new SolanaActions(this.context, this.#options)
  }
}
