import type { CaipNetwork } from '@openappkit/appkit-core'

/** The page of an address on the network's explorer. */
export function explorerUrl(network: CaipNetwork | undefined, address: string): string | undefined {
  const base = network?.blockExplorers?.default.url
  return base ? `${base.replace(/\/+$/, '')}/address/${encodeURIComponent(address)}` : undefined
}
