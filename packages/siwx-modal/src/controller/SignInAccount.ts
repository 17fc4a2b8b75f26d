import type { CaipNetworkId, ChainNamespace } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'

/** Who is to sign in, and where: a session is good for one account on one network. */
export interface SignInAccount {
  readonly namespace: ChainNamespace
  readonly caipNetworkId: CaipNetworkId
  readonly address: string
  readonly isSmartAccount: boolean
}

/** The account in use; undefined while nobody is connected, and on a network that the host doesn't offer. */
export function signInAccount({ chains }: ModalKit): SignInAccount | undefined {
  const chain = chains.get()
  if (chain?.status !== 'connected' || chain.isUnsupportedChain) return undefined
  const { accounts, address, caipNetworkId, namespace } = chain
  if (!address || !caipNetworkId) return undefined
  const isSmartAccount = accounts.some(known => known.address === address && known.type === 'smartAccount')
  return { namespace, caipNetworkId, address, isSmartAccount }
}

/** Whether two are good for the same session. */
export function isSameAccount(one: SignInAccount | undefined, other: SignInAccount | undefined): boolean {
  return one?.caipNetworkId === other?.caipNetworkId && one?.address === other?.address
}
