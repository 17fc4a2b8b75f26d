import type { CaipNetwork } from '../caip/CaipNetwork'
import { proxyChains } from '../data/proxyChains'
import { cloudProjectId } from '../options/cloudProjectId'
import type { RpcSettings } from '../options/RpcSettings'
import { cloudHosts, providerHosts } from './cloudHosts'
import { cloudUrl } from './cloudUrl'

/**
 * Where a chain can be asked, best first: what the host configured, then the backend's proxy where it serves the chain, then the network's own URLs.
 * Whoever uses the list goes on to the next after a failure. With a backend of one's own the public provider's proxy is never among them.
 *
 * @example
 * ```ts
 * rpcUrls(mainnet, { projectId: 'abc' })
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
      // Networks without a public node of their own name the provider's proxy, which wants to know who asks; a backend of one's own stands in for it.
      ...own.http.map(url => (url.startsWith(`${providerHosts.blockchain}/`) ? proxy(blockchain) : url)),
    ]),
  ]
}
