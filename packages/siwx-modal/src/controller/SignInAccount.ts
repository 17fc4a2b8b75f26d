import type { CaipNetworkId, ChainNamespace } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'

/** Account and network of a sign-in. A session is valid for one account on one network. */
export interface SignInAccount {
  readonly namespace: ChainNamespace
  readonly caipNetworkId: CaipNetworkId
  readonly address: string
  readonly isSmartAccount: boolean
}

/** Returns the active account. Undefined if none is connected, or if it is on an unsupported network. */
export function signInAccount({ chains }: ModalKit): SignInAccount | undefined {
  const chain = chains.get()
  if (chain?.status !== 'connected' || chain.isUnsupportedChain) return undefined
  const { accounts, address, caipNetworkId, namespace } = chain
  if (!address || !caipNetworkId) return undefined
  const isSmartAccount = accounts.some(known => known.address === address && known.type === 'smartAccount')
  return { namespace, caipNetworkId, address, isSmartAccount }
}

/** Returns whether two accounts share a session. */
export function isSameAccount(one: SignInAccount | undefined, other: SignInAccount | undefined): boolean {
  return one?.caipNetworkId === other?.caipNetworkId && one?.address === other?.address
}
