import { AppKitError, type AppKitNetwork } from '@openappkit/appkit-core'
import { type Config, createConfig, injected, type Transport } from '@wagmi/core'
import type { Chain } from '@wagmi/core/chains'
import type { MakeTransport } from '../rpc/chainTransport'
import type { WagmiConfigSettings } from '../WagmiAdapterOptions'
import type { OwnConnector } from './ownConnector'

/**
 * Creates a wagmi config with the host's chains and transports, a `transport` for each chain without one, and a generic
 * connector for wallets that don't announce themselves. The adapter discovers announced wallets itself, so that it also
 * creates their connectors.
 *
 * @throws {AppKitError} `adapter/no-networks` when `networks` contains no EVM network.
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
    // The first render uses the cookie. The browser reads its storage once React has hydrated.
    ssr: cookie !== undefined,
    ...rest,
    storage,
    chains: [first, ...others],
    transports: used,
    connectors: [...connectors, injected()].map(own),
    multiInjectedProviderDiscovery: false,
  })
}

/**
 * Returns null if the page may not read `localStorage`, where wagmi's default storage would throw. Otherwise, returns
 * undefined, which selects wagmi's default.
 */
function storageOfPage(): null | undefined {
  try {
    return globalThis.window?.localStorage && undefined
  } catch {
    // Cookies are blocked, or the page runs in a sandboxed frame.
    return null
  }
}

/** Returns the EVM networks. A network extends a viem chain, so the objects are returned unchanged. */
export function evmChains(networks: readonly AppKitNetwork[] = []): Chain[] {
  return networks.filter(({ chainNamespace }) => (chainNamespace ?? 'eip155') === 'eip155') as unknown as Chain[]
}
