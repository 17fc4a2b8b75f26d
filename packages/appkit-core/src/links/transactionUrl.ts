import type { CaipNetwork } from '../caip/CaipNetwork'

/** The page of a transaction in the explorer of its network; undefined where it has none. */
export function transactionUrl(network: CaipNetwork | undefined, hash: string): string | undefined {
  const explorer = network?.blockExplorers?.default.url
  if (!explorer || !URL.canParse(explorer)) return undefined
  const url = new URL(explorer)
  // What names the cluster stands behind the path.
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/tx/${encodeURIComponent(hash)}`
  return url.href
}
