import type { ModalKit } from '@openappkit/appkit-core/modal'

/** Returns whether there is an account and a backend. The view says whether the backend sells assets of its network. */
export function canBuyNow({ chains, hasBackend }: Pick<ModalKit, 'chains' | 'hasBackend'>): boolean {
  const chain = chains.get()
  return hasBackend && chain?.status === 'connected' && chain.network !== undefined
}
