import type { AdapterHost, AdapterState, ChainAdapter } from '../adapter/ChainAdapter'
import { type AppKitNetwork, toCaipNetwork } from '../caip/CaipNetwork'

/** Attached adapter with the states it emitted. */
export interface AttachedAdapter<Adapter> {
  readonly adapter: Adapter
  /** States, oldest first. */
  readonly states: readonly AdapterState[]
  /** Latest state. Throws before the first one. */
  readonly state: AdapterState
  readonly detach: () => void
}

/** Parts of {@link AdapterHost} that a test can set. */
export interface TestHost extends Partial<Omit<AdapterHost, 'networks' | 'onState' | 'wallets'>> {
  readonly wallets?: Partial<AdapterHost['wallets']>
}

/**
 * Attaches an adapter as a kit does and records its states. Default: the first network, no stored connection, no
 * WalletConnect, and every kind of wallet enabled.
 *
 * @example
 * ```ts
 * import { mainnet } from '@openappkit/appkit/networks'
 * import { attachAdapter, ScriptedAdapter } from '@openappkit/appkit-core/testing'
 *
 * const { state } = attachAdapter(new ScriptedAdapter(), [mainnet])
 * console.log(state.status) // 'disconnected'
 * ```
 */
export function attachAdapter<Adapter extends Pick<ChainAdapter, 'attach'>>(
  adapter: Adapter,
  appNetworks: readonly AppKitNetwork[],
  { wallets, ...host }: TestHost = {},
): AttachedAdapter<Adapter> {
  const states: AdapterState[] = []
  const networks = appNetworks.map(toCaipNetwork)
  const detach = adapter.attach({
    network: networks[0],
    address: undefined,
    accountType: undefined,
    walletConnect: undefined,
    storedConnectorIds: [],
    ...host,
    networks,
    wallets: { eip6963: true, injected: true, coinbase: true, reconnect: true, ...wallets },
    onState: state => states.push(state),
  })
  return {
    adapter,
    states,
    detach,
    get state() {
      const last = states.at(-1)
      if (!last) throw new Error('The adapter emitted no state.')
      return last
    },
  }
}
