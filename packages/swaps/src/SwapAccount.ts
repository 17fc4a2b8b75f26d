import type { CaipNetwork } from '@openappkit/appkit-core'
import { isSameAddress } from '@openappkit/appkit-core/amounts'

/** The swapping account and its network. */
export interface SwapAccount {
  readonly address: string
  readonly network: CaipNetwork
  readonly isSmartAccount: boolean
}

/** Returns whether two accounts are the same account on the same network. Two missing accounts count as the same. */
export function isSameAccount(one: SwapAccount | undefined, other: SwapAccount | undefined): boolean {
  if (!one || !other) return one === other
  return one.network.caipNetworkId === other.network.caipNetworkId && isSameAddress(one.address, other.address)
}
