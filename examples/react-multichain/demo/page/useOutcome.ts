import { useState } from 'react'

/** Outcome of an action in the wallet. */
export type Outcome =
  | { readonly status: 'idle' | 'waiting' | 'declined' }
  | { readonly status: 'done'; readonly result: string }
  | { readonly status: 'failed'; readonly reason: string }

/** Returns the outcome of the latest action and a function that starts one. */
export function useOutcome(): readonly [Outcome, (action: () => Promise<string>) => Promise<void>] {
  const [outcome, setOutcome] = useState<Outcome>({ status: 'idle' })
  const run = async (action: () => Promise<string>): Promise<void> => {
    setOutcome({ status: 'waiting' })
    try {
      setOutcome({ status: 'done', result: await action() })
    } catch (cause) {
      setOutcome(
        isDeclined(cause)
          ? { status: 'declined' }
          : { status: 'failed', reason: cause instanceof Error ? cause.message : String(cause) },
      )
    }
  }
  return [outcome, run]
}

/** The kit and the wallets' own providers use different codes. */
function isDeclined(cause: unknown): boolean {
  const { code } = (cause ?? {}) as { code?: unknown }
  return code === 4001 || code === 'wallet/rejected'
}
