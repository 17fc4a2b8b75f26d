import { useState } from 'react'
import { useKit } from '../../kit/useKit'

/** Runs something on a wallet, knows which one is under way, and says how it went. */
export interface WalletAction {
  /** The `id` of what is under way. */
  readonly pending: string | undefined
  run(id: string, action: () => Promise<void>, done: string, failed: string): void
}

export function useWalletAction(): WalletAction {
  const kit = useKit()
  const [pending, setPending] = useState<string>()
  return {
    pending,
    run(id, action, done, failed) {
      setPending(id)
      action()
        .then(
          () => kit.toasts.show(done, 'success'),
          () => kit.toasts.show(failed, 'error'),
        )
        .finally(() => setPending(undefined))
    },
  }
}
