import { useKit } from '@openappkit/appkit-ui/elements'
import { useEffect, useReducer } from 'react'

/** Returns the seconds until a time in milliseconds since the epoch, or 0 if it has passed. Counts down. */
export function useSecondsUntil(time: number): number {
  const { environment } = useKit()
  const [tick, count] = useReducer((last: number) => last + 1, 0)
  const left = Math.max(0, time - environment.now())
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tick starts the next
  useEffect(() => {
    const left = time - environment.now()
    return left > 0 ? environment.setTimer(count, left % 1000 || 1000) : undefined
  }, [environment, time, tick])
  return Math.ceil(left / 1000)
}
