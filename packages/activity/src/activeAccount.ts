import type { ModalKit } from '@openappkit/appkit-core/modal'

/** The active account and its network. */
export interface ActiveAccount {
  readonly address: string
  readonly caipNetworkId: string | undefined
  readonly isSmartAccount: boolean
}

/** Returns the active account, or undefined while none is connected. */
export function activeAccount({ chains }: Pick<ModalKit, 'chains'>): ActiveAccount | undefined {
  const chain = chains.get()
  if (!chain?.address) return undefined
  const { accounts, address, caipNetworkId } = chain
  const isSmartAccount = accounts.some(known => known.address === address && known.type === 'smartAccount')
  return { address, caipNetworkId, isSmartAccount }
}
