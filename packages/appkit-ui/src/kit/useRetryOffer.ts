import { useEffect, useState } from 'react'
import { useKit } from './useKit'

/** Time that a wallet has to answer before the user may ask again, in milliseconds. */
const patience = 8_000

/**
 * Returns whether to offer *Try again* for a wallet request: immediately if the request has ended without success, and
 * after eight seconds if it is still waiting. Every view that waits for a wallet follows this rule.
 *
 * @param isWaiting - Whether the wallet hasn't answered yet.
 *
 * @example
 * ```tsx
 * import { Button, useRetryOffer } from '@openappkit/appkit-ui/elements'
 *
 * export function Retry({ isWaiting, onRetry }: { isWaiting: boolean; onRetry: () => void }) {
 *   return useRetryOffer(isWaiting) && <Button onClick={onRetry}>Try again</Button>
 * }
 * ```
 */
export function useRetryOffer(isWaiting: boolean): boolean {
  const { environment } = useKit()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const cancel = environment.setTimer(() => setSlow(true), patience)
    return () => {
      cancel()
      setSlow(false)
    }
  }, [isWaiting, environment])
  return !isWaiting || isSlow
}
