import type { CaipNetwork } from '@openappkit/appkit-core'

/** The account that receives the crypto. */
export interface OnrampAccount {
  readonly address: string
  readonly network: CaipNetwork
  readonly isSmartAccount: boolean
}

/** Returns whether both are the same account on the same network. */
export function isSameAccount(one: OnrampAccount | undefined, other: OnrampAccount | undefined): boolean {
  return one?.address === other?.address && one?.network.caipNetworkId === other?.network.caipNetworkId
}
