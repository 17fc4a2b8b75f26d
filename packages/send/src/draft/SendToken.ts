import type { CaipNetworkId } from '@openappkit/appkit-core'
import { isSameAddress } from '@openappkit/appkit-core/amounts'

/** What can be sent: a coin or a token that the account holds. */
export interface SendToken {
  readonly caipNetworkId: CaipNetworkId
  /** The token's contract or mint. Absent: the network's own coin. */
  readonly address?: string | undefined
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Base units, as last seen. What is true is read from the chain before anything is asked of the wallet. */
  readonly balance: bigint
  /** Of one whole token, in the currency of the kit. Absent: unknown. */
  readonly price?: number | undefined
  readonly imageUrl?: string | undefined
}

/** Whether two are the same token of the same network, counted the same way. */
export function isSameToken(one: SendToken, other: SendToken): boolean {
  const isSameAsset =
    one.address === undefined || other.address === undefined
      ? one.address === other.address
      : isSameAddress(one.address, other.address)
  return isSameAsset && one.caipNetworkId === other.caipNetworkId && one.decimals === other.decimals
}
