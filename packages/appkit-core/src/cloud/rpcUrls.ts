import type { CaipNetwork } from '../caip/CaipNetwork'
import { proxyChains } from '../data/proxyChains'
import { cloudProjectId } from '../options/cloudProjectId'
import type { RpcSettings } from '../options/RpcSettings'
import { cloudHosts, providerHosts } from './cloudHosts'
import { cloudUrl } from './cloudUrl'

/**
 * Returns the RPC URLs of a chain, best first: the app's own, the backend's proxy, then the network's. If one fails,
 * try the next. Includes the backend's proxy only if the app sets `projectId` or `cloud`, and the public provider's
 * proxy also serves the chain. If the network's URLs include the public provider's proxy, a self-hosted backend
 * replaces it.
 *
 * @example
 * ```ts
 * import { toCaipNetwork } from '@openappkit/appkit-core'
 * import { rpcUrls } from '@openappkit/appkit-core/transactions'
 * import { mainnet } from 'viem/chains'
 *
 * rpcUrls(toCaipNetwork(mainnet), { projectId: 'abc' })
 * // ['https://rpc.walletconnect.org/v1/?chainId=eip155%3A1&projectId=abc', 'https://eth.merkle.io']
 * ```
 */
export function rpcUrls(
  { caipNetworkId, rpcUrls: { default: own } }: Pick<CaipNetwork, 'caipNetworkId' | 'rpcUrls'>,
  options: RpcSettings,
): readonly string[] {
  const { blockchain } = cloudHosts(options.cloud)
  const projectId = cloudProjectId(options)
  const proxy = (base: string): string => cloudUrl(base, '/v1/', { chainId: caipNetworkId, projectId })
  const isKnown = projectId !== undefined && proxyChains.includes(caipNetworkId)
  return [
    ...new Set([
      ...(options.customRpcUrls?.[caipNetworkId] ?? []).map(({ url }) => url),
      ...(isKnown ? [proxy(blockchain)] : []),
      // Networks without a public node list the provider's proxy, which requires a project id. A self-hosted backend
      // replaces that proxy.
      ...own.http.map(url => (url.startsWith(`${providerHosts.blockchain}/`) ? proxy(blockchain) : url)),
    ]),
  ]
}
