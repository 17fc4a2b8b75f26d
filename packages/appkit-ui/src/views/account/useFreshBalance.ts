import { useEffect } from 'react'
import { useKit } from '../../kit/useKit'

/** Interval at which a displayed balance is read again, in milliseconds. */
const interval = 10_000

/**
 * Keeps the balance fresh while it is shown: reads it on mount, every ten seconds, and when the page becomes visible
 * again.
 */
export function useFreshBalance(): void {
  const kit = useKit()
  useEffect(() => {
    const page = kit.environment.window?.document
    let cancel = () => {}
    const look = () => {
      cancel()
      if (page?.visibilityState === 'hidden') return
      // The state contains the failure, and the balance line shows it.
      void kit.refreshBalance().catch(() => {})
      cancel = kit.environment.setTimer(look, interval)
    }
    look()
    page?.addEventListener('visibilitychange', look)
    return () => {
      cancel()
      page?.removeEventListener('visibilitychange', look)
    }
  }, [kit])
}
