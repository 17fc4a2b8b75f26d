import type { ModalKit } from '@openappkit/appkit-core/modal'

/**
 * Returns whether the account can swap: there is a backend, and the chain has tokens. The view says whether the backend
 * trades on the account's network.
 */
export function canSwapNow({
  chains,
  context,
  hasBackend,
}: Pick<ModalKit, 'chains' | 'context' | 'hasBackend'>): boolean {
  const chain = chains.get()
  if (!hasBackend || chain?.status !== 'connected' || !chain.network) return false
  try {
    return context.adapter(chain.namespace).capabilities.has('sendToken')
  } catch {
    // No account is connected on that chain.
    return false
  }
}
