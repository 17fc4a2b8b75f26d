import type { ModalKit } from '@openappkit/appkit-core/modal'

/** The account in use, as far as events and hosts want to know. */
export interface AccountInUse {
  readonly address: string
  readonly caipNetworkId: string | undefined
  readonly isSmartAccount: boolean
}

/** The account in use; undefined while nobody is connected. */
export function accountInUse({ chains }: Pick<ModalKit, 'chains'>): AccountInUse | undefined {
  const chain = chains.get()
  if (!chain?.address) return undefined
  const { accounts, address, caipNetworkId } = chain
  const isSmartAccount = accounts.some(known => known.address === address && known.type === 'smartAccount')
  return { address, caipNetworkId, isSmartAccount }
}
