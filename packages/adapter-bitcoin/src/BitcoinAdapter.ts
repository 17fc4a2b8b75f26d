import { StandardShell } from '@openappkit/adapter-kit'
import type { AdapterCapability, AppKitNetwork } from '@openappkit/appkit-core'
import type { BitcoinActions } from './actions/BitcoinActions'
import type { BitcoinAdapterOptions } from './BitcoinAdapterOptions'
import type { BitcoinProvider } from './BitcoinProvider'
import { loadInjectedWallets } from './loadInjectedWallets'

declare module '@openappkit/appkit-core' {
  interface NamespaceTypes {
    bip122: { address: string; hash: string; provider: BitcoinProvider }
  }
}

/**
 * Connects Bitcoin wallets through Wallet Standard, sats-connect, WalletConnect, and the providers of Leather, OKX,
 * Unisat and compatible wallets. The code that finds wallets, connects, reads and signs loads on first use.
 * bitcoinjs-lib loads with the first PSBT.
 *
 * @example
 * ```ts
 * import { BitcoinAdapter } from '@openappkit/adapter-bitcoin'
 * import { createAppKit } from '@openappkit/appkit'
 * import { bitcoin, bitcoinTestnet } from '@openappkit/appkit/networks'
 *
 * const appKit = createAppKit({ adapters: [new BitcoinAdapter()], networks: [bitcoin, bitcoinTestnet] })
 * ```
 */
export class BitcoinAdapter extends StandardShell<BitcoinActions> {
  readonly namespace = 'bip122' as const
  readonly adapterType = 'bitcoin'
  readonly chainName = 'Bitcoin'
  readonly capabilities: ReadonlySet<AdapterCapability> = new Set<AdapterCapability>([
    'switchNetwork',
    'switchAccount',
    'signMessage',
    'sendTransaction',
    'estimateFee',
  ])
  readonly networks: readonly AppKitNetwork[]
  readonly #options: BitcoinAdapterOptions

  constructor(options: BitcoinAdapterOptions = {}) {
    super()
    this.networks = options.networks ?? []
    this.#options = options
  }

  /**
   * Returns the {@link BitcoinProvider} of a connected wallet.
   *
   * @throws {AppKitError} `wallet/not-connected` when the connector isn't connected.
   */
  override getProvider(connectorId: string): Promise<BitcoinProvider> {
    return this.use(actions => actions.getProvider(connectorId))
  }

  protected async load(): Promise<() => BitcoinActions> {
    const [{ BitcoinActions }, injectedWallets] = await Promise.all([
      import('./actions/BitcoinActions'),
      // If the chunk fails to load, other wallets still work. `PageWallets` loads it again.
      loadInjectedWallets(typeof window === 'undefined' ? undefined : window)?.catch(() => undefined),
    ])
    return () =>
      new BitcoinActions({
        options: this.#options,
        injectedWallets,
        loadInjectedWallets,
        ...this.context,
      })
  }
}
