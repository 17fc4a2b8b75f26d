import type { CaipNetwork } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'

/** The account that receives a deposit. */
export interface DepositAccount {
  readonly address: string
  readonly network: CaipNetwork
}

/** Returns the active account. Undefined if none is connected, or if it is on a network that the app doesn't offer. */
export function depositAccount({ chains }: Pick<ModalKit, 'chains'>): DepositAccount | undefined {
  const { address, network, status } = chains.get() ?? {}
  return status === 'connected' && address !== undefined && network ? { address, network } : undefined
}
