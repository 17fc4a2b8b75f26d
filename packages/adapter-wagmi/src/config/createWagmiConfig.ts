import { AppKitError, type AppKitNetwork } from '@openappkit/appkit-core'
import { type Config, createConfig, injected, type Transport } from '@wagmi/core'
import type { Chain } from '@wagmi/core/chains'
import type { MakeTransport } from '../rpc/chainTransport'
import type { WagmiConfigSettings } from '../WagmiAdapterOptions'
import type { OwnConnector } from './ownConnector'

/**
 * Makes the config with the host's chains and transports untouched, a `transport` for each chain without one, and the one generic connector for wallets that don't announce themselves.
 * Those that do are for the adapter to find, so that their connectors are its own too.
 */
export function createWagmiConfig(settings: WagmiConfigSettings, own: OwnConnector, transport: MakeTransport): Config {
  const {
    networks,
    transports,
    customRpcUrls,
    connectors = [],
    storage = storageOfPage(),
    projectId: _projectId,
    cloud: _cloud,
    initialState: _initialState,
    cookie,
    config: _config,
    ...rest
  } = settings
  const [first, ...others] = evmChains(networks)
  if (!first) throw new AppKitError('adapter/no-networks', 'WagmiAdapter needs at least one EVM network in `networks`.')
  const used: Record<number, Transport> = {}
  for (const { id } of [first, ...others])
    used[id] = transports?.[id] ?? transport(customRpcUrls?.[`eip155:${id}`]?.[0]?.url)
  return createConfig({
    // The first render shows what the cookie says; the browser reads its storage once React has hydrated.
    ssr: cookie !== undefined,
    ...rest,
    storage,
    chains: [first, ...others],
    transports: used,
    connectors: [...connectors, injected()].map(own),
    multiInjectedProviderDiscovery: false,
  })
}

/** wagmi's own default, for which this is undefined, throws where the page may not read `localStorage`: nothing is kept there. */
function storageOfPage(): null | undefined {
  try {
    return globalThis.window?.localStorage && undefined
  } catch {
    // Blocked cookies, or a sandboxed frame.
    return null
  }
}

/** The networks of this namespace, as wagmi takes them. A network is a viem chain with more fields, so the object itself is handed on. */
export function evmChains(networks: readonly AppKitNetwork[]): Chain[] {
  return networks.filter(({ chainNamespace }) => (chainNamespace ?? 'eip155') === 'eip155') as unknown as Chain[]
}
