import { useEffect } from 'react'
import { useKit } from '../../kit/useKit'

/** Spec 9: balances on screen are renewed this often, in milliseconds. */
const interval = 10_000

/** Keeps the balance fresh for as long as somebody looks: on arrival, every ten seconds, and when the page comes back into view. */
export function useFreshBalance(): void {
  const kit = useKit()
  useEffect(() => {
    const page = kit.environment.window?.document
    let cancel = () => {}
    const look = () => {
      cancel()
      if (page?.visibilityState === 'hidden') return
      // A failure is in the state that the balance line shows.
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
