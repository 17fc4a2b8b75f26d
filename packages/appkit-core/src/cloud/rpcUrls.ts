import type { CaipNetwork } from '../caip/CaipNetwork'
import type { AppKitOptions } from '../options/AppKitOptions'
import { cloudProjectId } from '../options/cloudProjectId'
import { cloudHosts, providerHosts } from './cloudHosts'
import { cloudUrl } from './cloudUrl'
import { proxyChains } from './proxyChains'

/**
 * Where a chain can be asked, best first: what the host configured, then the backend's proxy where it knows the chain, then the network's own URLs.
 * A backend of one's own is configured by whoever runs it, so it counts as knowing every chain; whoever uses the list goes on to the next after a failure.
 *
 * @example
 * ```ts
 * rpcUrls(mainnet, { projectId: 'abc' })
 * // ['https://rpc.walletconnect.org/v1/?chainId=eip155%3A1&projectId=abc', 'https://eth.merkle.io']
 * ```
 */
export function rpcUrls(
  { caipNetworkId, rpcUrls: { default: own } }: Pick<CaipNetwork, 'caipNetworkId' | 'rpcUrls'>,
  options: Pick<AppKitOptions, 'customRpcUrls' | 'cloud' | 'projectId'>,
): readonly string[] {
  const { blockchain } = cloudHosts(options.cloud)
  const projectId = cloudProjectId(options)
  const proxy = (base: string) => cloudUrl(base, '/v1/', { chainId: caipNetworkId, projectId })
  const isKnown =
    projectId !== undefined && (blockchain !== providerHosts.blockchain || proxyChains.includes(caipNetworkId))
  return [
    ...new Set([
      ...(options.customRpcUrls?.[caipNetworkId] ?? []).map(({ url }) => url),
      ...(isKnown ? [proxy(blockchain)] : []),
      // Networks without a public node of their own name the provider's proxy, which wants to know who asks.
      ...own.http.map(url => (url.startsWith(`${providerHosts.blockchain}/`) ? proxy(providerHosts.blockchain) : url)),
    ]),
  ]
}
