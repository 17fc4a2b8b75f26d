import { useEffect } from 'react'

/** Calls `hide` when the user leaves the page, so that the next person at the computer finds no secrets. */
export function useWhenHidden(hide: () => void): void {
  useEffect(() => {
    const onChange = (): void => {
      if (document.visibilityState === 'hidden') hide()
    }
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [hide])
}
