import type { CaipNetwork } from '@openappkit/appkit-core'
import { AppKitError, type RpcSettings, rpcUrls } from '@openappkit/appkit-core/transactions'

/** RPC URLs of a network. */
export interface Endpoints {
  /** HTTP URLs, best first. At least one. */
  readonly http: readonly string[]
  /** WebSocket URL. Undefined if the network doesn't support subscriptions. */
  readonly webSocket: string | undefined
}

/** The public provider's proxy doesn't support subscriptions. */
const proxy = 'https://rpc.walletconnect.org/'

/**
 * Returns the RPC URLs of a network. If there is no WebSocket URL, derives one from the first HTTP URL.
 *
 * @throws {AppKitError} `network/no-rpc-url` when the network has no URL.
 */
export function endpointsOf(network: CaipNetwork, settings: RpcSettings = {}): Endpoints {
  const { caipNetworkId, rpcUrls: known } = network
  const http = rpcUrls(network, settings)
  if (http.length === 0)
    throw new AppKitError('network/no-rpc-url', `${caipNetworkId} has no RPC URL. Add one to \`rpcUrls.default.http\`.`)
  const [node] = [...(settings.customRpcUrls?.[caipNetworkId] ?? []).map(({ url }) => url), ...known.default.http]
  const { webSocket } = known.default as { readonly webSocket?: readonly string[] }
  const derived = node === undefined || node.startsWith(proxy) ? undefined : webSocketUrl(node)
  return { http, webSocket: webSocket?.[0] ?? derived }
}

/** Converts a URL to its WebSocket URL. If the URL has a port, adds one to it, as Solana nodes do. */
function webSocketUrl(http: string): string | undefined {
  try {
    const url = new URL(http)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    if (url.port) url.port = String(Number(url.port) + 1)
    return url.href
  } catch {
    return undefined
  }
}
