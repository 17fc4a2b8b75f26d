import type { CaipNetwork } from '../caip/CaipNetwork'

/**
 * Returns the URL of a transaction in its network's block explorer. Returns undefined if the network has no explorer,
 * or the explorer's URL is invalid.
 *
 * @example
 * ```ts
 * import { type AppKitNetwork, toCaipNetwork } from '@openappkit/appkit-core'
 * import { transactionUrl } from '@openappkit/appkit-core/portfolio'
 *
 * export function explorerLink(network: AppKitNetwork, hash: string): string | undefined {
 *   return transactionUrl(toCaipNetwork(network), hash)
 * }
 * ```
 */
export function transactionUrl(network: CaipNetwork | undefined, hash: string): string | undefined {
  const explorer = network?.blockExplorers?.default.url
  if (!explorer || !URL.canParse(explorer)) return undefined
  const url = new URL(explorer)
  // Keep the query, which names the cluster.
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/tx/${encodeURIComponent(hash)}`
  return url.href
}
