import type { CaipNetwork } from '@openappkit/appkit-core'
import { nativeTokenAddresses } from '@openappkit/appkit-core/portfolio'

const coins: Readonly<Partial<Record<string, string>>> = nativeTokenAddresses

/** Returns the CAIP-10 id of an asset in the swap API, which has a placeholder address for the native coin. */
export function toSwapAddress(
  { caipNetworkId, chainNamespace }: CaipNetwork,
  tokenAddress: string | undefined,
): string {
  return `${caipNetworkId}:${tokenAddress ?? coins[chainNamespace] ?? ''}`
}

/** Returns the token address of a CAIP-10 id. `coin` for the native coin, undefined for an asset of another network. */
export function fromSwapAddress(
  { caipNetworkId, chainNamespace }: CaipNetwork,
  caipAddress: string,
): { readonly address?: string } | undefined {
  if (!caipAddress.startsWith(`${caipNetworkId}:`)) return undefined
  const address = caipAddress.slice(caipNetworkId.length + 1)
  return address.toLowerCase() === coins[chainNamespace]?.toLowerCase() ? {} : { address }
}
