import { useState } from 'react'
import { useKit } from '../../kit/useKit'

/**
 * Runs actions on wallets, tracks the pending one, and shows the outcome in a toast, unless the view shows what is
 * `done`.
 */
export interface WalletAction {
  /** `id` of the pending action. */
  readonly pending: string | undefined
  run(id: string, action: () => Promise<void>, done: string | undefined, failed: string): void
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
          () => done && kit.toasts.show(done, 'success'),
          () => kit.toasts.show(failed, 'error'),
        )
        .finally(() => setPending(undefined))
    },
  }
}
