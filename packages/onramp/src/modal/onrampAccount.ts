import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { OnrampAccount } from '../OnrampAccount'

/** Returns the active account. Undefined if none is connected, or if it is on a network that the app doesn't offer. */
export function onrampAccount({ chains }: Pick<ModalKit, 'chains'>): OnrampAccount | undefined {
  const chain = chains.get()
  if (chain?.status !== 'connected' || !chain.address || !chain.network) return undefined
  const { accounts, address, network } = chain
  const isSmartAccount = accounts.some(known => known.address === address && known.type === 'smartAccount')
  return { address, network, isSmartAccount }
}
