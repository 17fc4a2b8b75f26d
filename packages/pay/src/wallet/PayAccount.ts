import type { CaipNetwork } from '@openappkit/appkit-core'

/** The account that pays, on the network of the asset. */
export interface PayAccount {
  readonly address: string
  readonly network: CaipNetwork
}

/** Returns whether both are the same account on the same network. */
export function isSameAccount(one: PayAccount | undefined, other: PayAccount | undefined): boolean {
  return one?.address === other?.address && one?.network.caipNetworkId === other?.network.caipNetworkId
}
