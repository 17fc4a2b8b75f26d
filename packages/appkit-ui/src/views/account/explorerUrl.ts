import type { CaipNetwork } from '@openappkit/appkit-core'

/** The page of an address on the network's explorer: where that says it is, else where EIP-3091 puts it. */
export function explorerUrl(network: CaipNetwork | undefined, address: string): string | undefined {
  const { url: base, addressUrl } = network?.blockExplorers?.default ?? {}
  if (addressUrl) return addressUrl.replace('{address}', () => encodeURIComponent(address))
  return base ? `${base.replace(/\/+$/, '')}/address/${encodeURIComponent(address)}` : undefined
}
