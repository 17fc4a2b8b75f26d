import type { AdapterHost, AdapterState, ChainAdapter } from '../adapter/ChainAdapter'
import { type AppKitNetwork, toCaipNetwork } from '../caip/CaipNetwork'

/** An attached adapter and the states that it emitted. */
export interface AttachedAdapter<Adapter> {
  readonly adapter: Adapter
  /** Oldest first. */
  readonly states: readonly AdapterState[]
  /** The latest state. Throws before the first. */
  readonly state: AdapterState
  readonly detach: () => void
}

/** What a test sets of the {@link AdapterHost}. */
export interface TestHost extends Partial<Omit<AdapterHost, 'networks' | 'onState' | 'wallets'>> {
  readonly wallets?: Partial<AdapterHost['wallets']>
}

/**
 * Attaches an adapter as a kit does, and records its states. Default: on the first network, with nothing stored, without WalletConnect, every kind of
 * wallet enabled.
 *
 * @example
 * const { adapter, state } = attachAdapter(new MyChainAdapter(), [network])
 * expect(state.status).toBe('disconnected')
 */
export function attachAdapter<Adapter extends Pick<ChainAdapter, 'attach'>>(
  adapter: Adapter,
  given: readonly AppKitNetwork[],
  { wallets, ...host }: TestHost = {},
): AttachedAdapter<Adapter> {
  const states: AdapterState[] = []
  const networks = given.map(toCaipNetwork)
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
