import type { ModalKit } from '@openappkit/appkit-core/modal'

/** Returns true if the current chain supports transfers and a connected account can make one. */
export function canSendNow({ context, chains }: Pick<ModalKit, 'context' | 'chains'>): boolean {
  const chain = chains.get()
  if (chain?.status !== 'connected' || !chain.network) return false
  try {
    const { capabilities } = context.adapter(chain.namespace)
    return capabilities.has('sendTransaction') || capabilities.has('sendToken')
  } catch {
    // No account is connected on that chain.
    return false
  }
}
