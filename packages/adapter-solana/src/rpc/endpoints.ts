import type { CaipNetwork } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'

/** The public provider's proxy: it wants to know which chain, and who asks, and has no subscriptions. */
const proxy = 'https://rpc.walletconnect.org/'

/** Where a network can be asked. */
export interface Endpoints {
  readonly http: string
  /** Absent: the network has no subscriptions. */
  readonly webSocket: string | undefined
}

/** The network's own URLs; a web socket that it doesn't name is where every Solana node has it. */
export function endpointsOf({ caipNetworkId, rpcUrls }: CaipNetwork, projectId: string | undefined): Endpoints {
  const { http, webSocket } = rpcUrls.default as { http: readonly string[]; webSocket?: readonly string[] }
  const [url] = http
  if (url === undefined)
    throw new AppKitError('network/no-rpc-url', `${caipNetworkId} has no RPC URL. Add one to \`rpcUrls.default.http\`.`)
  if (!url.startsWith(proxy)) return { http: url, webSocket: webSocket?.[0] ?? webSocketUrl(url) }
  const proxied = new URL(url.replace(/\/*$/u, '/'))
  proxied.searchParams.set('chainId', caipNetworkId)
  if (projectId) proxied.searchParams.set('projectId', projectId)
  return { http: proxied.href, webSocket: webSocket?.[0] }
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
