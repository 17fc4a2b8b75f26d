import type { ModalKit } from '@openappkit/appkit-core/modal'

/** Whether the chain in use has transfers, and somebody is connected there who could make one. */
export function canSendNow({ context, chains }: Pick<ModalKit, 'context' | 'chains'>): boolean {
  const chain = chains.get()
  if (chain?.status !== 'connected' || !chain.network) return false
  try {
    const { capabilities } = context.adapter(chain.namespace)
    return capabilities.has('sendTransaction') || capabilities.has('sendToken')
  } catch {
    // Nobody is there for that chain.
    return false
  }
}
