import type { CaipNetwork } from '@openappkit/appkit-core'
import { AppKitError, type RpcSettings, rpcUrls } from '@openappkit/appkit-core/transactions'

/** Where a network can be asked. */
export interface Endpoints {
  /** At least one, best first. */
  readonly http: readonly string[]
  /** Absent: the network has no subscriptions. */
  readonly webSocket: string | undefined
}

/** The public provider's proxy has no subscriptions. */
const proxy = 'https://rpc.walletconnect.org/'

/**
 * Where a network can be asked. A web socket that it doesn't name is where every Solana node has it.
 *
 * @throws AppKitError `network/no-rpc-url`
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

/** The same place, one port further where a port is named. */
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
