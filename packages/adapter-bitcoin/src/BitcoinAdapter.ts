import { StandardShell } from '@openappkit/adapter-kit'
import type { AdapterCapability, AppKitNetwork } from '@openappkit/appkit-core'
import type { BitcoinActions } from './actions/BitcoinActions'
import type { BitcoinAdapterOptions } from './BitcoinAdapterOptions'
import type { BitcoinProvider } from './BitcoinProvider'
import { loadInjectedWallets } from './loadInjectedWallets'

/**
 * Bitcoin wallets: those of Wallet Standard, sats-connect, Leather, OKX, Unisat and its kin, and WalletConnect. Finding them, connecting, reading and
 * signing load on first use, bitcoinjs-lib when a PSBT is made or checked.
 *
 * @example
 * ```ts
 * const bitcoinAdapter = new BitcoinAdapter()
 * createAppKit({ adapters: [bitcoinAdapter], networks: [bitcoin, bitcoinTestnet] })
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

  /** {@link BitcoinProvider} of a live connection. @throws AppKitError `wallet/not-connected` */
  override getProvider(connectorId: string): Promise<BitcoinProvider> {
    return this.use(actions => actions.getProvider(connectorId))
  }

  protected async load(): Promise<() => BitcoinActions> {
    const [{ BitcoinActions }, injectedWallets] = await Promise.all([
      import('./actions/BitcoinActions'),
      // A load that fails keeps no other wallet away. It is tried again while wallets are looked for.
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
