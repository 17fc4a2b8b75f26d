import type { CaipNetworkId } from '@openappkit/appkit-core'
import { isSameAddress } from '@openappkit/appkit-core/amounts'

/** Asset that can be sent: a coin or a token of the account. */
export interface SendToken {
  readonly caipNetworkId: CaipNetworkId
  /** Contract or mint of the token. Absent for the network's native coin. */
  readonly address?: string | undefined
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Last known balance in base units. The controller reads it again before each request. */
  readonly balance: bigint
  /** Price of one whole token in the kit's currency. Absent if unknown. */
  readonly price?: number | undefined
  readonly imageUrl?: string | undefined
}

/** Returns whether two tokens are the same asset on the same network, with the same decimals. */
export function isSameToken(one: SendToken, other: SendToken): boolean {
  const isSameAsset =
    one.address === undefined || other.address === undefined
      ? one.address === other.address
      : isSameAddress(one.address, other.address)
  return isSameAsset && one.caipNetworkId === other.caipNetworkId && one.decimals === other.decimals
}
