import type { CaipNetworkId } from '@openappkit/appkit-core'
import { isSameAddress } from '@openappkit/appkit-core/amounts'

/** Asset to pay or receive. */
export interface SwapToken {
  readonly caipNetworkId: CaipNetworkId
  /** Contract or mint of the token. Absent for the network's native coin. */
  readonly address?: string | undefined
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Last known balance in base units. Absent if unknown. The controller reads it again before each request. */
  readonly balance?: bigint | undefined
  /** Price of one whole token in US dollars. Absent if unknown. */
  readonly price?: number | undefined
  readonly imageUrl?: string | undefined
  /** Whether the backend's list has the token. The native coin always counts as listed. */
  readonly isListed: boolean
  /** Whether an unlisted token has the symbol of a listed one. */
  readonly isImitation?: boolean | undefined
}

/** Returns whether two assets are the same. */
export function isSameAsset(
  one: { readonly address?: string | undefined },
  other: { readonly address?: string | undefined },
): boolean {
  if (one.address === undefined || other.address === undefined) return one.address === other.address
  return isSameAddress(one.address, other.address)
}

/** Returns whether two tokens are the same asset on the same network, with the same decimals. */
export function isSameToken(one: SwapToken | undefined, other: SwapToken | undefined): boolean {
  if (!one || !other) return one === other
  return isSameAsset(one, other) && one.caipNetworkId === other.caipNetworkId && one.decimals === other.decimals
}
