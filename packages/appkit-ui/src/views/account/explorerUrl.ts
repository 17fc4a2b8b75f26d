import type { CaipNetwork } from '@openappkit/appkit-core'

/**
 * Returns an address's page on the network's block explorer, from the explorer's own URL pattern or the EIP-3091
 * pattern. Undefined if the network has no explorer.
 */
export function explorerUrl(network: CaipNetwork | undefined, address: string): string | undefined {
  const { url: base, addressUrl } = network?.blockExplorers?.default ?? {}
  if (addressUrl) return addressUrl.replace('{address}', () => encodeURIComponent(address))
  return base ? `${base.replace(/\/+$/, '')}/address/${encodeURIComponent(address)}` : undefined
}
