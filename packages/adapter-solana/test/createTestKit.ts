import { type AdapterHost, type AdapterState, type AppKitNetwork, toCaipNetwork } from '@openappkit/appkit-core'
import { SolanaAdapter } from '../src/SolanaAdapter'
import type { SolanaAdapterOptions } from '../src/SolanaAdapterOptions'

/** What a test of the adapter looks at. */
export interface TestKit {
  readonly adapter: SolanaAdapter
  /** Every state that the adapter told, oldest first. */
  readonly states: readonly AdapterState[]
  readonly state: AdapterState
  readonly detach: () => void
}

/** The part of {@link AdapterHost} that a test chooses. */
export type TestHost = Partial<
  Pick<AdapterHost, 'address' | 'network' | 'rpc' | 'storedConnectorIds' | 'walletConnect'>
> & { readonly coinbase?: boolean; readonly reconnect?: boolean }

/** An adapter attached as a kit does it. */
export function createTestKit(
  networks: readonly AppKitNetwork[],
  { adapter, ...host }: TestHost & { readonly adapter?: SolanaAdapter } = {},
  options: SolanaAdapterOptions = {},
): TestKit {
  return attachTestKit(adapter ?? new SolanaAdapter(options), networks, host)
}

function attachTestKit(
  adapter: SolanaAdapter,
  given: readonly AppKitNetwork[],
  { coinbase = true, reconnect = true, ...host }: TestHost,
): TestKit {
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
    wallets: { eip6963: true, injected: true, coinbase, reconnect },
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
