import { StandardShell } from '@openappkit/adapter-kit'
import type { AdapterCapability, AppKitNetwork } from '@openappkit/appkit-core'
import type { SolanaActions } from './actions/SolanaActions'
import type { SolanaProvider } from './provider/SolanaProvider'
import type { SolanaAdapterOptions } from './SolanaAdapterOptions'

/**
 * Solana over Wallet Standard and WalletConnect. Wallets say who is connected; the adapter tells the kit. Finding wallets, connecting, reading and
 * signing load on first use, and what builds transactions when the first one is sent.
 *
 * @example
 * ```ts
 * const adapter = new SolanaAdapter()
 * createAppKit({ adapters: [adapter], networks: [solana, solanaDevnet] })
 * ```
 */
export class SolanaAdapter extends StandardShell<SolanaActions> {
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

  /** What the wallet of a live connection can, in bytes: with web3.js, with kit, or with neither. */
  override getProvider(connectorId: string): Promise<SolanaProvider> {
    return this.use(actions => actions.getProvider(connectorId))
  }

  protected async load(): Promise<() => SolanaActions> {
    const { SolanaActions } = await import('./actions/SolanaActions')
    return () => new SolanaActions(this.context, this.#options)
  }
}
