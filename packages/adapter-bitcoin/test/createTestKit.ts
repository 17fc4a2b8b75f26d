import type { AdapterHost, AdapterState, CaipNetwork } from '@openappkit/appkit-core'
import { BitcoinAdapter } from '../src/BitcoinAdapter'

/** What a test of the adapter looks at. */
export interface TestKit {
  readonly adapter: BitcoinAdapter
  /** Every state that the adapter told, oldest first. */
  readonly states: readonly AdapterState[]
  readonly state: AdapterState
  readonly detach: () => void
}

/** An adapter attached as a kit does it. */
export function createTestKit(
  networks: readonly CaipNetwork[],
  host: Partial<AdapterHost> = {},
  adapter: BitcoinAdapter = new BitcoinAdapter({ networks }),
): TestKit {
  const states: AdapterState[] = []
  const detach = adapter.attach({
    networks,
    network: networks[0],
    address: undefined,
    accountType: undefined,
    wallets: { eip6963: true, injected: true, coinbase: true, reconnect: true },
    walletConnect: undefined,
    storedConnectorIds: [],
    ...host,
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
