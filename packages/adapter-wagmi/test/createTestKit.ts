import { type AdapterHost, type AdapterState, type AppKitNetwork, toCaipNetwork } from '@openappkit/appkit-core'
import { createStorage, type Storage } from '@wagmi/core'
import { WagmiAdapter } from '../src/WagmiAdapter'
import type { WagmiConfigSettings } from '../src/WagmiAdapterOptions'

/** What a test of the adapter looks at. */
export interface TestKit {
  readonly adapter: WagmiAdapter
  /** Every state that the adapter told, oldest first. */
  readonly states: readonly AdapterState[]
  readonly state: AdapterState
  readonly detach: () => void
}

/** The part of {@link AdapterHost} that a test chooses. */
export interface TestHost {
  readonly wallets?: Partial<AdapterHost['wallets']>
  readonly storedConnectorIds?: readonly string[]
  readonly walletConnect?: AdapterHost['walletConnect']
}

/** An adapter attached as a kit does it. */
export function createTestKit(
  networks: readonly AppKitNetwork[],
  settings: Partial<WagmiConfigSettings> = {},
  host: TestHost = {},
): TestKit {
  return attachTestKit(new WagmiAdapter({ storage: memoryStorage(), ...settings, networks }), networks, host)
}

export function attachTestKit(adapter: WagmiAdapter, networks: readonly AppKitNetwork[], host: TestHost = {}): TestKit {
  const states: AdapterState[] = []
  const detach = adapter.attach({
    networks: networks.map(toCaipNetwork),
    network: undefined,
    address: undefined,
    accountType: undefined,
    wallets: { eip6963: true, injected: true, coinbase: true, reconnect: true, ...host.wallets },
    walletConnect: host.walletConnect,
    storedConnectorIds: host.storedConnectorIds ?? [],
    onState: state => states.push(state),
  })
  return {
    adapter,
    states,
    detach,
    get state() {
      const last = states.at(-1)
      if (!last) throw new Error('The adapter told no state.')
      return last
    },
  }
}

/** wagmi storage in a map. Give the same map to two kits to reload a page. */
export function memoryStorage(entries: Map<string, string> = new Map()): Storage {
  return createStorage({
    storage: {
      getItem: key => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: key => void entries.delete(key),
    },
  })
}
